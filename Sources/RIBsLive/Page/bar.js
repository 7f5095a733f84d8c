import { button, byId, element, setText, show } from "./dom.js";
import { setOptions } from "./findings.js";
import { toggleLegend } from "./legend.js";
import { counted, verdictWords } from "./words.js";

let saidState = null;

function endWords(state, session) {
  if (state === "disconnected") return "disconnected, trying again";
  if (!session || state === "live" || state === "waiting") return state;
  const words = { exit: "exited", teardown: "torn down" };
  return words[session.ended] ?? (state === "lost" ? "lost" : "ended without notice");
}

export function updateBar(app) {
  const { overview: { state: known, message, trace, sessions }, session, isConnected, failure } = app;
  const state = isConnected ? known : "disconnected";
  const words = endWords(state, session);
  setText(byId("app-name"), session?.app || "ribs-inspect");
  document.title = session ? `${session.name} · ribs-inspect` : "ribs-inspect";
  listSessions(sessions, session);
  setText(byId("state-words"), session ? `${words} · ${counted(session.events, "event")}` : words);
  document.body.dataset.state = state;
  byId("state").title = `${message}\n${trace}`;
  show(byId("counts"), session);
  if (session) {
    setText(byId("counts"), verdictWords(session));
    byId("counts").dataset.worst = session.errors ? "error" : session.warnings ? "warning" : "none";
  }
  // Changes of the state are said to screen readers, but not each event.
  if (saidState && saidState !== state) setText(byId("announcer"), words);
  saidState = state;
  const news = isConnected ? message : "Disconnected, trying again. The page shows what it knew last.";
  const note = failure ?? (session && state !== "live" ? news : "");
  setText(byId("notice"), note);
  show(byId("notice"), note);
  fillEmpty(app);
}

function listSessions(sessions, session) {
  const select = byId("session");
  show(select, sessions.length > 0);
  const options = sessions.map((each) =>
    [each.session, each.name + (each.errors + each.warnings ? ` (${verdictWords(each)})` : "")]);
  // An open list must not close.
  if (document.activeElement !== select) setOptions(select, options);
  if (session) select.value = session.session;
  select.title = session?.name ?? "";
}

function fillEmpty(app) {
  const { overview: { state, message, trace }, session, failure, tree, moment } = app;
  const root = byId("empty");
  show(root, !session || moment && tree.cells.size === 0);
  const titles = { waiting: "Waiting for the app", lost: "The trace is gone" };
  const parts = session ? [element("p", "No RIB is on the tree at this moment.")] : [
    element("h2", titles[state] ?? "Nothing to show"), element("p", failure ?? message), element("p.path", trace)];
  if (session?.fullest) {
    parts.push(button("To the moment with most RIBs", () => app.go({ event: session.fullest })));
  }
  if (root.textContent !== parts.map(({ textContent }) => textContent).join("")) root.replaceChildren(...parts);
}

const focusChip = button("", null, { class: "chip", title: "Show the whole tree again (f)" });
const sizeWords = element("span.hint.size");

export function addTools(app) {
  byId("session").addEventListener("change", ({ target }) => app.attempt(app.loadSession(Number(target.value))));
  byId("counts").addEventListener("click", () => app.openTab("findings"));
  const toggle = (text, key) => button(text, ({ currentTarget }) => {
    const isOn = currentTarget.getAttribute("aria-pressed") !== "true";
    currentTarget.setAttribute("aria-pressed", isOn);
    app.tree.setView({ [key]: isOn });
  }, { "aria-pressed": "false" });
  const zoom = (text, factor, title) => button(text, () => app.tree.viewport.zoom(factor), { title });
  const legend = button("Legend", () => legend.setAttribute("aria-expanded", toggleLegend()), {
    "aria-expanded": "false", "aria-controls": "legend",
  });
  focusChip.addEventListener("click", () => app.tree.setView({ focus: null }));
  byId("tree-tools").append(
    zoom("−", 0.8, "Zoom out (-)"), zoom("+", 1.25, "Zoom in (+)"),
    button("Fit", () => app.tree.fitWhole(), { title: "Fit the tree into the view (0)" }),
    toggle("Hide viewless", "hidesViewless"),
    toggle("Only findings", "showsFound"),
    legend, focusChip, sizeWords);
}

export function updateTools(app) {
  const { view, places, cells } = app.tree;
  show(focusChip, view.focus !== null);
  setText(focusChip, `Focus: ${places[view.focus]?.name} ✕`);
  const all = [...cells.values()].reduce((count, cell) => count + cell.count, 0);
  setText(sizeWords, counted(all, "RIB"));
  fillEmpty(app);
}
