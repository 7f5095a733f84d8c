// The bar at the top, and the tools over the tree.

import { button, byId, element, setText, show } from "./dom.js";
import { setOptions } from "./findings.js";
import { toggleLegend } from "./legend.js";
import { ago, counted, ribWord, verdictWords } from "./words.js";

/** @type {import("./source.js").State} The page knows of this state itself; all others come from the server. */
const disconnected = {
  state: "disconnected", words: "disconnected, trying again", title: "Disconnected", written: null, mayGrow: false,
  message: "The server does not answer, trying again. The page shows what it knew last.",
};
/** The words in the bar say enough about these. */
const plainStates = ["following", "ended", "noEnd"];

/** @type {?string} */
let saidState = null;

/** @param {import("./app.js").App} app */
export function updateBar(app) {
  const { overview: { trace, sessions }, session, shown, isConnected, failure } = app;
  const { state, words, message, written } = isConnected ? shown : disconnected;
  const wasWritten = written === null ? null : `last written ${ago(written)}`;
  const allWords = [words, wasWritten].filter(Boolean).join(", ");
  setText(byId("app-name"), session?.app || "ribs-inspect");
  document.title = session ? `${session.name} · ribs-inspect` : "ribs-inspect";
  listSessions(sessions, session);
  setText(byId("state-words"), session ? `${allWords} · ${counted(session.events, "event")}` : allWords);
  document.body.dataset.state = state;
  byId("state").title = [message, wasWritten && `It was ${wasWritten}.`, trace].filter(Boolean).join("\n");
  show(byId("counts"), session);
  if (session) {
    setText(byId("counts"), verdictWords({ ...session, state: shown.state }));
    byId("counts").dataset.worst = session.errors ? "error" : session.warnings ? "warning" : "none";
  }
  // Changes of the state are said to screen readers, but not each event, and not each pause of the app.
  const said = state === "noEnd" ? "following" : state;
  if (saidState && saidState !== said) setText(byId("announcer"), allWords);
  saidState = said;
  const note = failure ?? (session && !plainStates.includes(state) ? message : "");
  setText(byId("notice"), note);
  show(byId("notice"), note);
  fillEmpty(app);
}

/**
 * @param {import("./source.js").Overview["sessions"]} sessions
 * @param {?import("./source.js").SessionReply} session the one that is shown
 */
function listSessions(sessions, session) {
  const select = byId("session");
  show(select, sessions.length > 0);
  /** @type {[number, string][]} */
  const options = sessions.map((each) =>
    [each.session, each.name + (each.errors + each.warnings ? ` (${verdictWords(each)})` : "")]);
  // An open list must not close.
  if (document.activeElement !== select) setOptions(select, options);
  if (session) select.value = String(session.session);
  select.title = session?.name ?? "";
}

/** @param {import("./app.js").App} app */
function fillEmpty(app) {
  const { session, failure, tree, moment } = app;
  const root = byId("empty");
  show(root, !session || moment && tree.cells.size === 0);
  const { title, message } = app.isConnected ? app.shown : disconnected;
  /** @type {HTMLElement[]} */
  const parts = session ? [element("p", `No ${ribWord()} is on the tree at this moment.`)] : [
    element("h2", title), element("p", failure ?? message)];
  if (session?.fullest) {
    parts.push(button(`To the moment with most ${ribWord()}s`, () => goToFullest(app)));
  }
  if (root.textContent !== parts.map(({ textContent }) => textContent).join("")) root.replaceChildren(...parts);
}

/**
 * Goes to the moment with most RIBs. The button for that is gone then, so the focus moves to the stage.
 *
 * @param {import("./app.js").App} app
 */
async function goToFullest(app) {
  await app.go({ event: app.session.fullest });
  app.stage.focus();
}

const focusChip = button("", null, {
  class: "chip", title: "Show the whole tree again (f)", "data-for": "tree",
});
const sizeWords = element("span.hint.size", { "data-for": "tree" });
const comparing = button("Compare", null, {
  "aria-pressed": "false", "data-for": "tree", title: "Pin this moment, and see what changes from here on (P)",
});
/** @type {Map<import("./history.js").TreeChoice, HTMLElement>} The buttons of the tree's choices. */
const toggles = new Map();

/** @param {import("./app.js").App} app */
export function addTools(app) {
  const select = byId("session");
  select.addEventListener("change", () => app.attempt(app.chooseSession(Number(select.value))));
  byId("counts").addEventListener("click", () => app.openTab("findings"));
  // How long ago the trace was written changes by itself.
  setInterval(() => app.shown.written && updateBar(app), 10_000);
  /** @type {(text: string, key: import("./history.js").TreeChoice, title: string) => HTMLElement} */
  const toggle = (text, key, title) => {
    const node = button(text, () => app.tree.setView({ [key]: !app.tree.view[key] }), {
      "aria-pressed": "false", "data-for": "tree", title,
    });
    toggles.set(key, node);
    return node;
  };
  /** @type {(text: string, factor: number, title: string) => HTMLElement} */
  const zoom = (text, factor, title) => button(text, () => app.stage.zoom(factor), { title });
  const legend = button("Legend", () => toggleLegend(legend), {
    "aria-expanded": "false", "aria-controls": "legend",
  });
  comparing.addEventListener("click", () => app.togglePin());
  focusChip.addEventListener("click", () => {
    app.tree.setView({ focus: null });
    app.stage.focus();
  });
  byId("tree-tools").append(
    zoom("−", 0.8, "Zoom out (-)"), zoom("+", 1.25, "Zoom in (+)"),
    button("Fit", () => app.stage.fit(), { title: "Fit all into the view (0)" }),
    toggle("Hide viewless", "hidesViewless", "Leave out what has no view"),
    toggle("Only findings", "showsFound", "Show only what leads to a finding"),
    toggle("Fixed places", "isFixed", "Keep everything in one place for the whole session"),
    comparing,
    legend, focusChip, sizeWords);
}

/** @param {import("./app.js").App} app */
export function updateTools(app) {
  const { view, places, cells, hasNothing } = app.tree;
  for (const [key, each] of toggles) each.setAttribute("aria-pressed", String(view[key]));
  comparing.setAttribute("aria-pressed", String(Boolean(app.pinned)));
  show(focusChip, view.focus !== null);
  setText(focusChip, `Focus: ${places[view.focus]?.name} ✕`);
  const all = [...cells.values()].reduce((count, cell) => count + cell.count, 0);
  setText(sizeWords, counted(all, ribWord()) + (hasNothing ? ", nothing found until this moment" : ""));
  fillEmpty(app);
}
