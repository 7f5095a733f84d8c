// The bar above: app and session, the state of the trace, and what was found. And the notes over the tree.

import { button, byId, element, setText, show } from "./dom.js";
import { counted, grouped, sessionTitle, verdictWords } from "./words.js";

const stateNames = { waiting: "waiting", live: "live", ended: "ended", lost: "lost", file: "file" };

function endWords(session, state) {
  if (state === "live" || state === "waiting" || !session) return stateNames[state] ?? state;
  if (session.ended === "exit") return "exited";
  if (session.ended === "teardown") return "torn down";
  return state === "lost" ? "lost" : "ended without notice";
}

export class Bar {
  /** @param actions `{ pickSession(session), openFindings() }`. */
  constructor(actions) {
    byId("session").addEventListener("change", (event) => actions.pickSession(Number(event.target.value)));
    byId("counts").addEventListener("click", () => actions.openFindings());
  }

  /** @param view `{ overview, session, isConnected, failure }`. */
  update({ overview, session, isConnected, failure }) {
    const state = isConnected ? overview.state : "disconnected";
    const listed = overview.sessions.find((each) => each.session === session?.session) ?? session;
    setText(byId("app-name"), session?.app || "ribs-inspect");
    document.title = session ? `${sessionTitle(session)} · ribs-inspect` : "ribs-inspect";
    this.listSessions(overview.sessions, session);
    const words = state === "disconnected" ? "disconnected, trying again" : endWords(session, state);
    const events = session ? ` · ${counted(session.events, "event")}` : "";
    setText(byId("state-words"), `${words}${events}`);
    const stateNode = byId("state");
    stateNode.dataset.state = state;
    stateNode.title = [overview.message, overview.trace].filter(Boolean).join("\n");
    const counts = byId("counts");
    show(counts, Boolean(session));
    if (session) {
      setText(counts, verdictWords(listed));
      counts.dataset.worst = session.errors ? "error" : session.warnings ? "warning" : "none";
    }
    this.announce(words, state);
    this.note(failure ?? this.noteWords(state, overview, session), failure || state !== "file" ? state : "file");
    this.empty(overview, session, state, failure);
  }

  listSessions(sessions, session) {
    const select = byId("session");
    show(select, sessions.length > 0);
    const texts = sessions.map((each) => {
      const bad = each.errors + each.warnings;
      return `${each.name}${bad ? ` (${verdictWords(each)})` : ""}`;
    });
    const known = JSON.stringify(texts);
    if (known !== this.known) {
      this.known = known;
      const option = (each, index) => element("option", { value: each.session }, texts[index]);
      select.replaceChildren(...sessions.map(option));
    }
    if (session) {
      select.value = String(session.session);
      select.title = sessionTitle(session);
    }
  }

  /** Says a change of state to screen readers, and not each event. */
  announce(words, state) {
    if (this.announced === state) return;
    const isFirst = this.announced === undefined;
    this.announced = state;
    if (!isFirst) setText(byId("announcer"), words);
  }

  noteWords(state, overview, session) {
    if (!session) return "";
    if (state === "disconnected") return "Disconnected, trying again. The page shows what it knew last.";
    return state === "live" ? "" : overview.message ?? "";
  }

  note(text, state) {
    const notice = byId("notice");
    setText(notice, text ?? "");
    notice.dataset.state = state;
    show(notice, Boolean(text));
  }

  /** What stands in place of the tree while there is none. */
  empty(overview, session, state, failure) {
    const root = byId("empty");
    show(root, !session);
    if (session) return;
    const titles = {
      waiting: "Waiting for the app", disconnected: "Disconnected, trying again", lost: "The trace is gone",
    };
    const title = titles[state] ?? "Nothing to show";
    const message = failure ?? overview.message ?? "";
    if (root.textContent === title + message + (overview.trace ?? "")) return;
    root.replaceChildren(element("h2", {}, title), element("p", {}, message),
      element("p", { class: "path" }, overview.trace ?? ""));
  }
}

/** The tools over the tree. */
export class TreeTools {
  /** @param actions `{ zoom(factor), fit(), setView(change), toggleLegend() }`. */
  constructor(actions) {
    const toggle = (text, key, title) => button(text, (event) => {
      const isOn = event.currentTarget.getAttribute("aria-pressed") !== "true";
      event.currentTarget.setAttribute("aria-pressed", String(isOn));
      actions.setView({ [key]: isOn });
    }, { "aria-pressed": "false", title });
    const chip = (change, title) => button("", () => actions.setView(change()), { class: "chip", title, hidden: true });
    this.focus = chip(() => ({ focus: null }), "Show the whole tree again (f)");
    this.unfold = chip(() => ({ folded: new Set() }), "Unfold everything");
    this.legend = button("Legend", () => {
      const isOpen = actions.toggleLegend();
      this.legend.setAttribute("aria-expanded", String(isOpen));
    }, { "aria-expanded": "false", "aria-controls": "legend" });
    this.size = element("span", { class: "hint size" });
    byId("tree-tools").append(
      button("−", () => actions.zoom(0.8), { "aria-label": "Zoom out", title: "Zoom out (-)" }),
      button("+", () => actions.zoom(1.25), { "aria-label": "Zoom in", title: "Zoom in (+)" }),
      button("Fit", () => actions.fit(), { title: "Fit the tree into the view (0)" }),
      toggle("Hide viewless", "hidesViewless", "Hide viewless RIBs; lines go to the next box above"),
      toggle("Only findings", "showsFound", "Show only what was found, and the way to it"),
      this.legend, this.focus, this.unfold, this.size);
  }

  update(tree, focusName) {
    show(this.focus, focusName !== null);
    if (focusName !== null) setText(this.focus, `Focus: ${focusName} ✕`);
    const count = tree.view.folded.size;
    show(this.unfold, count > 0);
    setText(this.unfold, `${grouped(count)} folded ✕`);
    let [all, off] = [0, 0];
    for (const cell of tree.cells.values()) {
      all += cell.count;
      if (cell.role === "leaked" || cell.role === "kept") off += cell.count;
    }
    const shown = tree.shown.reduce((sum, box) => sum + box.cell.count, 0);
    const words = [all === 0 ? "No RIB is on the tree at this moment" : counted(all, "RIB")];
    if (off > 0) words.push(`${grouped(off)} of them off the tree`);
    if (shown < all) words.push(`${grouped(all - shown)} not shown`);
    setText(this.size, words.join(", "));
  }
}
