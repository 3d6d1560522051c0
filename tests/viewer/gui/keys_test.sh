#!/usr/bin/env bash
# Thirty commands on a sample, and the sentence of every position they lead to. The sentences were written by hand from
# the record and the rules of Pente: K8 takes K9 and K10 between itself and K11, and so on; ten stones taken win.
. "$(dirname "$0")/helper.sh"
open_viewer "$root/samples/pente/capture-win.txt"
await "Before the first move; 20 stones to come."

press Right Right k k Right Right Left j Page_Down shift+Right Page_Up shift+Left End Home dollar 0 n n n N
press g 1 2 Return ctrl+g 1 6 Return Down Up f t m c r Right Right
cat >"$work/expected" <<'TEXT'
Before the first move; 20 stones to come. White begins.
Ply 1, White K10.
Ply 2, Black K11. White to move.
Ply 3, White N10.
Ply 4, Black L8. White to move.
Ply 5, White K9. Black to move.
Ply 6, Black K8. Captures 2: K9, K10. Black has taken 2 of 10. White to move.
Ply 5, White K9. Black to move.
Ply 4, Black L8. White to move.
Ply 14, Black L9. White to move.
Ply 20, Black J7. Captures 2: J8, J9. Black has taken 10 of 10. Black wins by captures, 10 taken.
Ply 10, Black P10. Captures 2: O10, N10. Black has taken 4 of 10. White to move.
Before the first move; 20 stones to come. White begins.
Ply 20, Black J7. Captures 2: J8, J9. Black has taken 10 of 10. Black wins by captures, 10 taken.
Before the first move; 20 stones to come. White begins.
Ply 20, Black J7. Captures 2: J8, J9. Black has taken 10 of 10. Black wins by captures, 10 taken.
Before the first move; 20 stones to come. White begins.
Ply 1, White K10.
Ply 3, White N10.
Ply 6, Black K8. Captures 2: K9, K10. Black has taken 2 of 10. White to move.
Ply 3, White N10.
Ply 12, Black N11. White to move.
Ply 16, Black J10. Captures 2: K10, L10. Black has taken 6 of 10. White to move.
Ply 18, Black O6. Captures 2: N7, M8. Black has taken 8 of 10. White to move.
Ply 16, Black J10. Captures 2: K10, L10. Black has taken 6 of 10. White to move.
Ply 17, White N7. Black to move.
Ply 18, Black O6. Captures 2: N7, M8. Black has taken 8 of 10. White to move.
TEXT
await_last "$(tail -n 1 "$work/expected")"
positions >"$work/positions"
diff "$work/expected" "$work/positions" || wrong "the announced positions (>) are not the expected ones (<)"

# Keys that lead nowhere announce no position: the last ply is the last.
press End Right Right
await_last "Ply 20, Black J7. Captures 2: J8, J9. Black has taken 10 of 10. Black wins by captures, 10 taken."
press question Escape
close_viewer
finish
