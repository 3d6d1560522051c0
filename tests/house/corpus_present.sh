#!/usr/bin/env bash
# Exit 77, which ctest shows as skipped, when the real games are not beside the checkout.
corpus=${FIVEFOLD_CORPUS:-$1/../shared/corpus}
[ -f "$corpus/pente-org.zip" ] && exit 0
echo "no real games at $corpus: tests that read them are skipped"
exit 77
