// One RIB: what it is, who holds it, its life, its children, its findings, and others at its place.

import { button, element, remark } from "./dom.js";
import { causeCard } from "./findings.js";
import { grouped, kindWords, seconds, stateWords } from "./words.js";

const mostListed = 100;

/** Who holds a RIB after an event, from its life. */
function holders(life, rib, event) {
  const held = new Map();
  for (const entry of life) {
    if (entry.event > event || !entry.own) continue;
    const key = `${entry.parent} ${entry.property}`;
    if (entry.type === "hold") held.set(key, entry);
    if (entry.type === "unhold") held.delete(key);
    if (entry.type === "destroy" || entry.type === "deinit") held.clear();
  }
  return [...held.values()];
}

export class RIBPanel {
  /** @param actions `{ jump(event, rib), selectRIB(rib), focus(place), name(rib) }`. */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
    this.show(null);
  }

  /**
   * @param view Null for no RIB, else `{ reply, cell, place, standing, event, session, causes, cells }`.
   */
  show(view) {
    const scroll = this.shownRIB === view?.reply.rib ? this.root.scrollTop : 0;
    const focused = this.root.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.shownRIB = view?.reply.rib;
    this.root.replaceChildren(...(view ? this.parts(view) : [
      element("p", { class: "hint" },
        "Select a RIB in the tree to see its state, who holds it, and its life event by event."),
    ]));
    this.root.scrollTop = scroll;
    if (focused) [...this.root.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focused)?.focus();
  }

  parts(view) {
    const { reply, standing, event } = view;
    const now = standing.get(reply.rib);
    const title = element("h2", {}, element("bdi", {}, reply.name), " ", remark(`RIB ${reply.rib}`));
    const facts = element("dl");
    const fact = (name, ...content) => facts.append(element("dt", {}, name), element("dd", {}, ...content));
    fact("Path", element("span", { class: "path" }, reply.path));
    fact("Kind", kindWords(reply.kind));
    fact("State", this.state(view, now));
    if (now && now.parent) fact(now.isAttached ? "Attached to" : "Was attached to", this.link(now.parent));
    const held = holders(reply.life, reply.rib, event);
    fact("Held by", ...(held.length === 0 ? ["nothing that the trace names"] : held.flatMap((entry, index) => [
      index > 0 ? ", " : "", this.link(entry.parent), entry.property ? ` in ${entry.property}` : ""])));
    return [title, facts, this.tools(view), ...this.findings(view), ...this.relatives(view), ...this.life(view)];
  }

  state({ reply, event }, now) {
    if (now?.role) return stateWords(now.role);
    if (now) return "off the tree, alive";
    const born = reply.life.find((entry) => entry.own);
    return born && born.event > event ? "not made yet at this moment" : "gone at this moment";
  }

  tools({ place, reply }) {
    const first = reply.life.find((entry) => entry.own && entry.type === "attach");
    return element("p", { class: "row" },
      place === null ? null : button("Focus", () => this.actions.focus(place), {
        title: "Show only this RIB and those below it (f)", "data-key": "focus",
      }),
      first ? button("To its attach", () => this.actions.jump(first.event, reply.rib), { "data-key": "attach" })
        : null);
  }

  link(rib) {
    return button(this.actions.name(rib) ?? `RIB ${rib}`, () => this.actions.selectRIB(rib), {
      class: "link-button", title: `Select RIB ${rib}`, "data-key": `rib ${rib}` });
  }

  findings({ causes }) {
    if (causes.length === 0) return [];
    return [element("h3", {}, "Findings"), ...causes.map((cause) => causeCard(cause, this.actions))];
  }

  relatives({ reply, standing, place }) {
    const all = [...standing.values()].filter((rib) => rib.rib !== reply.rib && rib.isShown);
    const list = (name, ribs) => ribs.length === 0 ? [] : [
      element("h3", {}, `${name} (${grouped(ribs.length)})`),
      element("ul", { class: "ribs" }, ...ribs.slice(0, mostListed).map((rib) =>
        element("li", {}, this.link(rib.rib), remark(` RIB ${rib.rib}, ${stateWords(rib.role)}`)))),
      ribs.length > mostListed ? element("p", { class: "hint" }, `and ${grouped(ribs.length - mostListed)} more`) : "",
    ];
    return [
      ...list("Children", all.filter((rib) => rib.isAttached && rib.parent === reply.rib)),
      ...list("Others at this place", all.filter((rib) => rib.place === place)),
    ];
  }

  life({ reply, event }) {
    const rows = [];
    let isCurrentFound = false;
    reply.life.forEach((entry, index) => {
      if (reply.leftOut > 0 && index === Math.floor(reply.life.length / 2)) {
        rows.push(element("li", { class: "hint" }, `${grouped(reply.leftOut)} events left out`));
      }
      const isNext = !isCurrentFound && (reply.life[index + 1]?.event ?? Infinity) > event && entry.event <= event;
      isCurrentFound ||= isNext;
      rows.push(element("li", { class: entry.event > event ? "future" : null, "aria-current": isNext ? "true" : null },
        button(entry.words ?? entry.type, () => this.actions.jump(entry.event, reply.rib), {
          class: "event", "data-key": `event ${entry.event}`, title: `Go to event ${grouped(entry.event)}` }),
        remark(` ${grouped(entry.seq)} · ${seconds(entry.time)}`)));
    });
    return [element("h3", {}, "Life"), element("ol", { class: "life" }, ...rows)];
  }
}
