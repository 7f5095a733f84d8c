// The bar above: app and session, the state of the trace, and what was found. And what lies over the tree.

import { button, byId, element, setText, show } from "./dom.js";
import { setOptions } from "./findings.js";
import { toggleLegend } from "./legend.js";
import { counted, grouped, verdictWords } from "./words.js";

/** How the session ended, or that it has not. */
function stateWords(state, session) {
  if (state === "disconnected") return "disconnected, trying again";
  if (!session || state === "live" || state === "waiting") return state;
  const words = { exit: "exited", teardown: "torn down" };
  return words[session.ended] ?? (state === "lost" ? "lost" : "ended without notice");
}

export class Bar {
  constructor(app) {
    this.app = app;
    byId("session").addEventListener("change", (event) => app.pickSession(Number(event.target.value)));
    byId("counts").addEventListener("click", () => app.openTab("findings"));
  }

  update() {
    const { overview, session, isConnected } = this.app;
    const state = isConnected ? overview.state : "disconnected";
    const words = stateWords(state, session);
    setText(byId("app-name"), session?.app || "ribs-inspect");
    document.title = session ? `${session.app ?? ""} ${session.name} · ribs-inspect`.trim() : "ribs-inspect";
    this.listSessions(overview.sessions, session);
    setText(byId("state-words"), session ? `${words} · ${counted(session.events, "event")}` : words);
    document.body.dataset.state = state;
    byId("state").title = `${overview.message}\n${overview.trace ?? ""}`;
    show(byId("counts"), session);
    if (session) {
      setText(byId("counts"), verdictWords(session));
      byId("counts").dataset.worst = session.errors ? "error" : session.warnings ? "warning" : "none";
    }
    // Changes of the state are said to screen readers, but not each event.
    if (this.said && this.said !== state) setText(byId("announcer"), words);
    this.said = state;
    this.note(state);
    this.empty(state);
  }

  listSessions(sessions, session) {
    const select = byId("session");
    show(select, sessions.length > 0);
    const options = sessions.map((each) =>
      [each.session, each.name + (each.errors + each.warnings ? ` (${verdictWords(each)})` : "")]);
    const known = JSON.stringify(options);
    // An open list must not close.
    if (known !== this.known) setOptions(select, options);
    this.known = known;
    if (session) select.value = session.session;
    select.title = session?.name ?? "";
  }

  note(state) {
    const { overview, session, failure } = this.app;
    let text = state === "live" ? "" : overview.message;
    if (state === "disconnected") text = "Disconnected, trying again. The page shows what it knew last.";
    text = failure ?? (session ? text : "");
    setText(byId("notice"), text);
    show(byId("notice"), text);
  }

  /** What stands in place of the tree while there is none. */
  empty(state) {
    const { overview, session, failure, tree, moment } = this.app;
    const root = byId("empty");
    show(root, !session || moment && tree.cells.size === 0);
    if (root.hidden) return;
    const titles = {
      waiting: "Waiting for the app", disconnected: "Disconnected, trying again", lost: "The trace is gone",
    };
    const parts = session ? [element("p", "No RIB is on the tree at this moment.")] : [
      element("h2", titles[state] ?? "Nothing to show"), element("p", failure ?? overview.message),
      element("p.path", overview.trace ?? "")];
    if (session?.fullest) {
      parts.push(button("To the moment with most RIBs", () => this.app.go({ event: session.fullest }), {
        title: `Go to event ${grouped(session.fullest)}`,
      }));
    }
    const known = element("div", parts).textContent;
    if (root.textContent !== known) root.replaceChildren(...parts);
  }
}

export class TreeTools {
  constructor(app) {
    this.app = app;
    const setView = (change) => app.tree.setView(change);
    const toggle = (text, key, title) => button(text, ({ currentTarget }) => {
      const isOn = currentTarget.getAttribute("aria-pressed") !== "true";
      currentTarget.setAttribute("aria-pressed", String(isOn));
      setView({ [key]: isOn });
    }, { "aria-pressed": "false", title });
    const zoom = (text, factor, title) => button(text, () => app.tree.viewport.zoom(factor), { title });
    this.focus = button("", () => setView({ focus: null }), { class: "chip", title: "Show the whole tree again (f)" });
    this.unfold = button("", () => setView({ folded: new Set() }), { class: "chip", title: "Unfold everything" });
    const legend = button("Legend", () => legend.setAttribute("aria-expanded", String(toggleLegend())), {
      "aria-expanded": "false", "aria-controls": "legend",
    });
    this.size = element("span.hint.size");
    byId("tree-tools").append(
      zoom("−", 0.8, "Zoom out (-)"), zoom("+", 1.25, "Zoom in (+)"),
      button("Fit", () => app.fit(), { title: "Fit the tree into the view (0)" }),
      toggle("Hide viewless", "hidesViewless", "Hide viewless RIBs; lines go to the next box above"),
      toggle("Only findings", "showsFound", "Show only what was found, and the way to it"),
      legend, this.focus, this.unfold, this.size);
  }

  update() {
    const { view, places, cells, shown } = this.app.tree;
    show(this.focus, view.focus !== null);
    setText(this.focus, `Focus: ${places[view.focus]?.name} ✕`);
    show(this.unfold, view.folded.size > 0);
    setText(this.unfold, `${grouped(view.folded.size)} folded ✕`);
    const sum = (boxes) => boxes.reduce((count, box) => count + box.count, 0);
    const all = [...cells.values()];
    const off = sum(all.filter(({ role }) => role === "leaked" || role === "kept"));
    const hidden = sum(all) - sum(shown.map(({ cell }) => cell));
    setText(this.size, [
      counted(sum(all), "RIB"), off > 0 && `${grouped(off)} of them off the tree`,
      hidden > 0 && `${grouped(hidden)} not shown`,
    ].filter(Boolean).join(", "));
  }
}
