#include "viewer/output/html_page.h"

namespace fivefold::viewer {

// Colours are variables that html_replay fills from the theme. The board takes all the height there is; below 900
// pixels of width the panel goes under it.
const std::string_view kReplayStyle = R"css(
* { box-sizing: border-box; }
body { margin: 0; background: var(--table); color: var(--ink);
  font: 16px/1.5 "DejaVu Sans", Verdana, system-ui, sans-serif; }
main { display: flex; gap: 20px; padding: 16px; max-width: 1500px; margin: 0 auto; height: 100vh; }
#left { flex: 1 1 auto; min-width: 0; display: flex; flex-direction: column; gap: 12px; }
#stage { flex: 1 1 0; min-height: 0; display: flex; justify-content: center; }
#board { width: 100%; height: 100%; display: block; }
#right { flex: 0 0 360px; min-width: 0; display: flex; flex-direction: column; gap: 12px; min-height: 0; }
h1 { font-size: 18px; line-height: 1.35; margin: 0; overflow-wrap: anywhere; }
p { margin: 0; }
.player { display: flex; align-items: center; gap: 10px; padding: 10px 12px; background: var(--card);
  border: 1px solid var(--card-edge); border-radius: 8px; }
.player.turn { border-color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
.sign { flex: none; width: 28px; height: 28px; }
.name { font-weight: bold; flex: 1 1 auto; min-width: 0; overflow-wrap: anywhere; }
.taken { color: var(--muted); font-size: 14px; text-align: right; flex: none; }
.taken.near { color: var(--caution); font-weight: bold; }
#sentence { padding: 10px 12px; background: var(--card); border: 1px solid var(--card-edge); border-radius: 8px;
  min-height: 5.1em; overflow-wrap: anywhere; }
#comment { font-style: italic; white-space: pre-wrap; overflow: auto; max-height: 9em; flex: none;
  overflow-wrap: anywhere; }
#moves { flex: 1 1 0; min-height: 6em; overflow: auto; margin: 0; padding: 6px; list-style: none; display: grid;
  grid-template-columns: 1fr 1fr; align-content: start; gap: 2px;
  background: var(--card); border: 1px solid var(--card-edge); border-radius: 8px; }
#moves button { width: 100%; text-align: left; border: 0; background: none; color: inherit; font: inherit;
  font-size: 14px; padding: 3px 8px; border-radius: 5px; cursor: pointer; overflow-wrap: anywhere; }
#moves .no { color: var(--muted); display: inline-block; min-width: 2.2em; }
#moves .x { color: var(--capture); font-weight: bold; }
#moves .fault { color: var(--error); }
#moves .grey { color: var(--muted); }
#moves button:hover { background: var(--field); }
#moves button[aria-current] { background: var(--selection); font-weight: bold; }
#controls { display: flex; align-items: center; gap: 6px; flex: none; }
#controls button { flex: none; width: 44px; height: 40px; border: 1px solid var(--field-edge); border-radius: 8px;
  background: var(--field); cursor: pointer; padding: 0; }
#controls #play { background: var(--accent); border-color: var(--accent); }
#controls #play svg { fill: var(--on-accent); }
#controls button:hover { border-color: var(--accent); }
#controls svg { width: 24px; height: 24px; fill: var(--ink); display: block; margin: auto; }
#slider { flex: 1 1 auto; min-width: 60px; accent-color: var(--accent); margin: 0 8px; }
#place { flex: none; min-width: 5.5em; text-align: right; font-variant-numeric: tabular-nums; }
#keys { color: var(--muted); font-size: 13px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
@media (max-width: 899px) {
  main { flex-direction: column; height: auto; }
  #right { flex: none; }
  #stage { flex: none; }
  #board { height: auto; max-height: 90vh; }
  #moves { flex: none; max-height: 18em; grid-template-columns: repeat(4, 1fr); }
}
)css";

}  // namespace fivefold::viewer
