#include "viewer/output/html_page.h"

namespace fivefold::viewer {

// The page's data: {tokens, plies, cell, milliseconds, goal, near, seen: [[from, to, from, to ...] a layer],
// steps: [[sentence, taken by the first, by the second, side to move (0, 1, or -1), plies, comment]]}.
const std::string_view kReplayScript = R"js("use strict";
(function () {
  var game = JSON.parse(document.getElementById("game").textContent);
  var byId = function (id) { return document.getElementById(id); };
  var layers = Array.from(document.querySelectorAll("#board [data-seen]")).map(function (element) {
    return { element: element, seen: game.seen[Number(element.dataset.seen)],
             on: element.getAttribute("visibility") !== "hidden" };
  });
  var moves = Array.from(document.querySelectorAll("#moves button"));
  var players = Array.from(document.querySelectorAll(".player"));
  var slider = byId("slider"), play = byId("play"), playPath = play.querySelector("path");
  var playIcon = playPath.getAttribute("d"), pauseIcon = "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z";
  var at = 0, timer = 0;

  function isSeen(seen, frame) {
    for (var i = 0; i < seen.length; i += 2)
      if (frame < seen[i]) return false; else if (frame < seen[i + 1]) return true;
    return false;
  }

  function show(frame) {
    at = Math.max(0, Math.min(game.tokens, frame));
    layers.forEach(function (layer) {
      var on = isSeen(layer.seen, at);
      if (on !== layer.on) layer.element.setAttribute("visibility", on ? "visible" : "hidden");
      layer.on = on;
    });
    var step = game.steps[at];
    byId("sentence").textContent = step[0];
    players.forEach(function (card, side) {
      var taken = card.querySelector(".taken");
      if (taken) {
        taken.textContent = taken.dataset.text.replace("{taken}", step[1 + side]);
        taken.classList.toggle("near", step[1 + side] >= game.near && step[1 + side] < game.goal);
      }
      card.classList.toggle("turn", step[3] === side);
    });
    var comment = byId("comment");
    comment.textContent = step[5] || "";
    comment.hidden = !step[5];
    slider.value = at;
    slider.setAttribute("aria-valuetext", step[0]);
    byId("place").textContent = step[4] + " / " + game.plies;
    moves.forEach(function (button, index) {
      if (index + 1 === at) {
        button.setAttribute("aria-current", "step");
        var list = byId("moves"), top = button.offsetTop - list.offsetTop;
        if (top < list.scrollTop) list.scrollTop = top - 6;
        else if (top + button.offsetHeight > list.scrollTop + list.clientHeight)
          list.scrollTop = top + button.offsetHeight - list.clientHeight + 6;
      } else if (button.hasAttribute("aria-current")) {
        button.removeAttribute("aria-current");
      }
    });
    if (at === 0) byId("moves").scrollTop = 0;
    document.body.dataset.at = at;
  }

  // Cells of whole pixels: all lines of the board then look the same.
  function fit() {
    var board = byId("board"), stage = byId("stage"), box = board.viewBox.baseVal;
    board.style.width = board.style.height = "";
    var ratio = window.devicePixelRatio || 1;
    var room = Math.min(stage.clientWidth / box.width, board.clientHeight / box.height);
    var cell = Math.floor(game.cell * room * ratio) / ratio;
    if (cell < 1) return;
    board.style.width = box.width * cell / game.cell + "px";
    board.style.height = box.height * cell / game.cell + "px";
  }
  window.addEventListener("resize", fit);
  fit();

  function stop() {
    clearInterval(timer);
    timer = 0;
    playPath.setAttribute("d", playIcon);
    play.setAttribute("aria-pressed", "false");
  }
  function toggle() {
    if (timer) return stop();
    if (at === game.tokens) show(0);
    timer = setInterval(function () {
      show(at + 1);
      if (at === game.tokens) stop();
    }, game.milliseconds);
    playPath.setAttribute("d", pauseIcon);
    play.setAttribute("aria-pressed", "true");
  }
  function go(frame) { stop(); show(frame); }

  byId("first").onclick = function () { go(0); };
  byId("back").onclick = function () { go(at - 1); };
  byId("next").onclick = function () { go(at + 1); };
  byId("last").onclick = function () { go(game.tokens); };
  play.onclick = toggle;
  slider.oninput = function () { go(Number(slider.value)); };
  moves.forEach(function (button, index) { button.onclick = function () { go(index + 1); }; });

  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // A button that has the focus is pressed by Space, as everywhere; in the list of moves Space plays.
    var control = event.target.closest && event.target.closest("#controls button");
    if (event.key === " " && control) return;
    switch (event.key) {
      case "ArrowLeft": go(event.shiftKey ? at - 10 : at - 1); break;
      case "ArrowRight": go(event.shiftKey ? at + 10 : at + 1); break;
      case "PageUp": go(at - 10); break;
      case "PageDown": go(at + 10); break;
      case "Home": go(0); break;
      case "End": go(game.tokens); break;
      case " ": toggle(); break;
      default: return;
    }
    event.preventDefault();
  });
  // "replay.html#12" opens at the twelfth move.
  function fromAddress() {
    var wanted = parseInt(location.hash.slice(1), 10);
    return isNaN(wanted) ? 0 : wanted;
  }
  window.addEventListener("hashchange", function () { go(fromAddress()); });
  show(fromAddress());
})();
)js";

}  // namespace fivefold::viewer
