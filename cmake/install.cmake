# cmake --install build/release --prefix /usr/local
include(GNUInstallDirs)

install(TARGETS fivefold RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs FILES_MATCHING PATTERN "*.md" PATTERN "*.xsd" PATTERN "*.png")

if(TARGET fivefold-viewer)
  install(TARGETS fivefold-viewer RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
  # The system learns of them by update-desktop-database and update-mime-database, which packages run themselves.
  install(FILES viewer/share/fivefold-viewer.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES viewer/share/fivefold.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
  install(FILES viewer/share/fivefold-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME fivefold.xml)
endif()
