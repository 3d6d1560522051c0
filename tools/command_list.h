#pragma once

#include "tools/command.h"

namespace fivefold {

// One command per file cmd_*.cpp; commands.cpp puts them into the table.
extern const Command kValidate;
extern const Command kConvert;
extern const Command kImport;
extern const Command kVerify;
extern const Command kExport;
extern const Command kReplay;
extern const Command kInfo;
extern const Command kShow;
extern const Command kStats;
extern const Command kRules;
extern const Command kFormats;
extern const Command kExplain;

}  // namespace fivefold
