// Plays with a replay as a person does and compares what is seen with what the scene knows. `expected` comes from
// write_pages.cpp. The verdict is put into <html data-verdict>: "pass, N checks" or "fail: ...".
"use strict";
(async function () {
  const faults = [];
  let checks = 0;
  const states = expected.states;
  const last = states.length - 1;

  function check(what, found, wanted) {
    ++checks;
    const a = JSON.stringify(found), b = JSON.stringify(wanted);
    if (a !== b) faults.push(what + ": found " + a + ", wanted " + b);
  }
  function press(key, more) {
    const event = new KeyboardEvent("keydown", Object.assign({ key: key, bubbles: true, cancelable: true }, more));
    (document.activeElement || document.body).dispatchEvent(event);
  }
  // Only what is really seen counts, whichever way it is hidden.
  function seen(part) {
    const numbers = new Set();
    for (const item of document.querySelectorAll('#board [data-part="' + part + '"]')) {
      const style = getComputedStyle(item);
      if (style.visibility === "visible" && style.display !== "none") numbers.add(Number(item.dataset.number));
    }
    return [...numbers].sort((a, b) => a - b);
  }
  const text = (id) => document.getElementById(id).textContent;

  function check_state(how, at) {
    const wanted = states[at];
    const name = how + " (" + at + ") ";
    check(name + "stones", seen("stone"), wanted.stones);
    check(name + "ghosts", seen("ghost"), wanted.ghosts);
    check(name + "arcs of the row", seen("row-arc").length > 0, wanted.arcs);
    check(name + "sentence", text("sentence"), wanted.sentence);
    check(name + "comment", text("comment"), wanted.comment);
    check(name + "ply", text("place"), wanted.ply + " / " + states[last].ply);
    check(name + "slider", document.getElementById("slider").value, String(at));
    const current = document.querySelectorAll("#moves [aria-current]");
    check(name + "current moves", current.length, at === 0 ? 0 : 1);
    if (at > 0) check(name + "current move", [...document.querySelectorAll("#moves button")].indexOf(current[0]), at - 1);
    const taken = [...document.querySelectorAll(".taken")].map((one) => parseInt(one.textContent.match(/\d+/)[0], 10));
    check(name + "captured", taken, expected.captures ? wanted.taken : []);
  }

  const violations = [];
  document.addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

  try {
    check_state("opened", 0);
    press("ArrowLeft");
    check_state("left at the start", 0);
    for (let at = 1; at <= last; ++at) {
      press("ArrowRight");
      check_state("right", at);
    }
    press("ArrowRight");
    check_state("right at the end", last);
    check("last position, stones", seen("stone").length, expected.last.stones);
    check("last position, portal", seen("row-arc").length > 0, expected.last.arcs);
    if (expected.captures) check("last position, captured", states[last].taken, expected.last.taken);
    for (let at = last - 1; at >= 0; --at) {
      press("ArrowLeft");
      check_state("left", at);
    }
    press("End");
    check_state("End", last);
    press("PageUp");
    check_state("Page Up", Math.max(0, last - 10));
    press("Home");
    check_state("Home", 0);
    press("PageDown");
    check_state("Page Down", Math.min(last, 10));
    press("ArrowLeft", { shiftKey: true });
    check_state("Shift+left", Math.max(0, Math.min(last, 10) - 10));
    press("ArrowRight", { ctrlKey: true });
    check_state("Ctrl+right is the browser's", Math.max(0, Math.min(last, 10) - 10));

    const moves = document.querySelectorAll("#moves button");
    check("moves", moves.length, last);
    const middle = Math.ceil(last / 2);
    moves[middle - 1].click();
    check_state("click on a move", middle);
    const slider = document.getElementById("slider");
    slider.value = String(last - 1);
    slider.dispatchEvent(new Event("input"));
    check_state("slider", last - 1);
    document.getElementById("first").click();
    check_state("first button", 0);
    document.getElementById("next").click();
    check_state("next button", 1);
    document.getElementById("last").click();
    check_state("last button", last);
    document.getElementById("back").click();
    check_state("back button", last - 1);

    // Space plays from the start once the end is reached, and to the end by itself.
    document.body.focus();
    press("End");
    press(" ");
    check_state("Space at the end", 0);
    await wait(75);
    check_state("played one move", 1);
    press(" ");
    await wait(300);
    check_state("paused", 1);
    press(" ");
    await wait(50 * last + 500);
    check_state("played to the end", last);
    check("play button", document.getElementById("play").getAttribute("aria-pressed"), "false");

    location.hash = "#" + middle;
    await wait(50);
    check_state("address", middle);

    check("sentence is announced", document.getElementById("sentence").getAttribute("aria-live"), "polite");
    for (const button of document.querySelectorAll("#controls button"))
      check("name of the button " + button.id, (button.getAttribute("aria-label") || "").length > 0, true);
    check("requests", performance.getEntriesByType("resource").map((entry) => entry.name), []);
    check("refused requests", violations, []);
    // A person sees the board: it is square (or as the layout is), and inside the window.
    const board = document.getElementById("board").getBoundingClientRect();
    const box = document.getElementById("board").viewBox.baseVal;
    check("shape of the board", Math.abs(board.width / board.height - box.width / box.height) < 0.01, true);
    check("board inside", board.width > 300 && board.right <= innerWidth && board.bottom <= innerHeight, true);
    // And the policy does hold back what would go out.
    const picture = new Image();
    picture.src = "https://example.org/picture.png";
    document.body.append(picture);
    await wait(100);
    check("a request is refused", violations.length, 1);
  } catch (error) {
    faults.push("stopped: " + error);
  }
  document.documentElement.dataset.verdict =
    faults.length === 0 ? "pass, " + checks + " checks" : "fail: " + faults.slice(0, 8).join("; ");
})();
