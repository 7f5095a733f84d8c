// One RIB: what it is, who holds it, its life, its children, its findings, and others at its place.

import { button, byId, element, facts, list, refill, remark } from "./dom.js";
import { causeCard } from "./findings.js";
import { grouped, kindWords, seconds, stateWords } from "./words.js";

const mostListed = 100;

/** Who holds a RIB after an event, from its life. */
function holders(life, event) {
  const held = new Map();
  for (const entry of life) {
    if (entry.event > event || !entry.own) continue;
    const key = `${entry.parent} ${entry.property}`;
    if (entry.type === "hold") held.set(key, entry);
    if (entry.type === "unhold") held.delete(key);
    if (entry.type === "destroy") held.clear();
  }
  return [...held.values()];
}

export class RIBPanel {
  constructor(app) {
    this.app = app;
    this.root = byId("panel-rib");
  }

  /** Shows a reply of api/rib, null for no RIB, as of the app's moment, with the causes of its findings. */
  show(reply, causes = []) {
    if (reply?.rib !== this.rib) this.root.scrollTop = 0;
    this.rib = reply?.rib;
    const about = "Select a RIB in the tree to see its state, who holds it, and its life event by event.";
    if (!reply || reply.failure) return refill(this.root, element("p.hint", reply?.failure ?? about));
    const { rib, name, path, kind, life } = reply;
    const { standing, moment, selected } = this.app;
    const now = standing.get(rib);
    const held = holders(life, moment.event).map(({ parent, property }, index) =>
      [index > 0 && ", ", this.link(parent), property && ` in ${property}`]);
    const attach = life.find(({ own, type }) => own && type === "attach");
    refill(this.root,
      element("h2", element("bdi", name), " ", remark(`RIB ${rib}`)),
      facts([
        ["Path", element("span.path", path)], ["Kind", kindWords(kind)], ["State", this.state(life, now)],
        [now?.isAttached ? "Attached to" : "Was attached to", now?.parent && this.link(now.parent)],
        ["Held by", held.length > 0 ? held.flat() : "nothing that the trace names"],
      ]),
      element("p.row", selected.place !== null && button("Focus", () => this.app.focus(selected.place), {
        title: "Show only this RIB and those below it (f)",
      }), attach && button("To its attach", () => this.app.jump(attach.event, rib), { title: "Go to its attach" })),
      causes.length > 0 ? element("h3", "Findings") : "", causes.map((cause) => causeCard(cause, this.app)),
      this.relatives("Children", (other) => other.isAttached && other.parent === rib),
      this.relatives("Others at this place", (other) => other.place === selected.place && other.rib !== rib),
      element("h3", "Life"), this.life(reply, moment.event));
  }

  state(life, now) {
    if (now) return now.role ? stateWords(now.role) : "off the tree, alive";
    return life.find(({ own }) => own)?.event > this.app.moment.event ? "not made yet at this moment"
      : "gone at this moment";
  }

  link(rib) {
    return button(this.app.nameOf(rib) ?? `RIB ${rib}`, () => this.app.selectRIB(rib), {
      class: "link-button", title: `Select RIB ${rib}`,
    });
  }

  relatives(title, fits) {
    const ribs = [...this.app.standing.values()].filter((other) => other.isShown && fits(other));
    if (ribs.length === 0) return [];
    const items = ribs.slice(0, mostListed).map(({ rib, role }) =>
      [this.link(rib), remark(` RIB ${rib}, ${stateWords(role)}`)]);
    if (ribs.length > mostListed) items.push(remark(`and ${grouped(ribs.length - mostListed)} more`));
    return [element("h3", `${title} (${grouped(ribs.length)})`), list("ul", items)];
  }

  life({ rib, life, leftOut }, now) {
    const last = life.findLastIndex(({ event }) => event <= now);
    const rows = life.map(({ event, words, type, seq, time }, index) => {
      const looks = { class: index > last ? "future" : null, "aria-current": index === last ? "true" : null };
      return element("li", looks, button(words ?? type, () => this.app.jump(event, rib), {
        class: "link-button", title: `Go to event ${grouped(event)}`,
      }), remark(` ${grouped(seq)} · ${seconds(time)}`));
    });
    if (leftOut > 0) rows.splice(rows.length / 2, 0, element("li.hint", `${grouped(leftOut)} events left out`));
    return element("ol.life", rows);
  }
}
