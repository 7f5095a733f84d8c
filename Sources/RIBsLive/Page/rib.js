// The inspector's panel about the selected RIB.

import { button, byId, element, facts, list, prose, refill, remark } from "./dom.js";
import { EventList } from "./events.js";
import { causeCard } from "./findings.js";
import { siteLink } from "./site.js";
import { counted, grouped, kindWords, ribWord, stateWords } from "./words.js";

const mostListed = 100;

/**
 * @typedef {object} Reply What `api/rib` answers: what the trace says of a RIB.
 * @property {number} [session]
 * @property {number} [revision]
 * @property {number} rib
 * @property {string} name
 * @property {string} path
 * @property {?string} kind
 * @property {number} [born] the first event about it
 * @property {?number} [gone] the event that destroyed it
 * @property {{holder: number, name: string, property: string, from: number, to: ?number}[]} [holds]
 * @property {{event: number, words: string, ribs: (number | null)[]}[]} [keepers] what held it when it should have been gone:
 *   the event after which that is known, in words, and the RIBs that the way to it passes through
 */

export class RIBPanel {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?Reply} */
    this.reply = null;
    /** @type {?string} What the reply is about. */
    this.key = null;
    this.facts = element("div");
    this.life = new EventList(app, (wanted) => app.source.events(app.session.session, { rib: this.reply.rib, ...wanted }));
    this.log = element("div", { hidden: "" }, element("h3", "Life"), this.life.root);
    byId("panel-rib").append(this.facts, this.log);
  }

  /**
   * Shows the RIB that is selected now, as of the moment that is shown.
   *
   * @param {boolean} isOpen
   */
  async update(isOpen) {
    const { app } = this;
    const { rib } = app.selected;
    if (!isOpen || !app.session || !app.moment) return;
    if (rib === null) return this.showNone(this.placeFacts());
    const key = [app.session.session, app.session.revision, rib].join(" ");
    if (key === this.key) return this.reply && this.show(false);
    this.key = key;
    const isOther = this.reply?.rib !== rib;
    try {
      const reply = await app.source.rib(app.session.session, rib);
      if (this.key !== key) return;
      this.reply = reply;
      this.show(isOther);
      await this.life.load();
    } catch ({ message }) {
      // An address may name a RIB that the session does not have.
      if (this.key === key) this.showNone([element("p.hint", message)]);
    }
  }

  /** A place without a RIB: one that is gone, or that only the source shows. */
  placeFacts() {
    const { place } = this.app.selected;
    const known = this.app.session.places[place];
    if (!known) return [element("p.hint", `Select a ${ribWord()} in the tree to see its state, who holds it, and its life event by event.`)];
    const { name, source, hazards } = known;
    return [
      element("h2", element("bdi", name)),
      facts([["Path", element("span.path", this.app.pathOf(place))], ["Kind", kindWords(known.kind)],
        ["State", source ? "never attached in this session" : "not on the tree at this moment"],
        ["Attached at", source && siteLink(source)]]),
      ...hazardList(hazards)];
  }

  /** @param {(Node | Node[])[]} content */
  showNone(content) {
    this.key = null;
    this.reply = null;
    this.log.hidden = true;
    refill(this.facts, ...content);
  }

  /** @param {boolean} isOther */
  show(isOther) {
    const { app, reply: { rib, name, path, kind, born, gone, holds = [], keepers = [] } } = this;
    const { moment, selected: { place } } = app;
    if (isOther) byId("panel-rib").scrollTop = 0;
    this.log.hidden = false;
    const now = moment.ribs.get(rib);
    const isGone = gone !== null && gone <= moment.event;
    const state = now ? stateWords(now.role) : born > moment.event ? "not made yet" : isGone ? "gone" : "off the tree";
    const held = holds.filter(({ from, to }) => from <= moment.event && (to === null || to > moment.event))
      .map(({ holder, name, property }, index) => [index > 0 && ", ", this.link(holder, name), ` in ${property}`]);
    const kept = keepers.filter(({ event }) => event <= moment.event).map(({ words }) => prose(words));
    const causes = app.causesOf(rib);
    refill(this.facts,
      element("h2", element("bdi", name), " ", remark(`${ribWord()} ${rib}`)),
      facts([
        ["Path", element("span.path", path)], ["Kind", kindWords(kind)], ["State", state],
        [now?.link === "attached" ? "Attached to" : "Was attached to", now?.parent > 0 && this.link(now.parent, this.nameAbove(now.place))],
        ["Held by", held.length > 0 ? held.flat() : kept.length === 0 && "nothing that the trace names"],
        ["Kept alive by", kept.length > 0 && list("ul", kept)],
      ]),
      causes.length > 0 && element("h3", "Findings"), causes.map((cause) => causeCard(cause, app)),
      hazardList(app.session.places[place]?.hazards),
      this.relatives("Children", (other) => other.link === "attached" && other.parent === rib),
      this.relatives("Others at this path", (other) => other.place === place && other.rib !== rib));
    if (!isOther) this.life.follow();
  }

  /**
   * The name above a place.
   *
   * @param {number} place
   */
  nameAbove(place) {
    const { places } = this.app.session;
    return places[places[place]?.parent]?.name;
  }

  /**
   * @param {number} rib
   * @param {string} [name] its name, if it may be off the tree
   */
  link(rib, name) {
    const { app } = this;
    return button(app.nameOf(rib) ?? name ?? `${ribWord()} ${rib}`, () => app.selectRIB(rib), {
      class: "link-button", title: `Select ${ribWord()} ${rib}`,
    });
  }

  /**
   * @param {string} title
   * @param {(rib: import("./chunks.js").RIB) => boolean} fits
   */
  relatives(title, fits) {
    const ribs = [...this.app.moment.ribs.values()].filter(fits);
    /** @type {import("./dom.js").Content[]} */
    const items = ribs.slice(0, mostListed).map((other) =>
      [this.link(other.rib), remark(` ${ribWord()} ${other.rib}, ${stateWords(other.role)}`)]);
    if (ribs.length > mostListed) items.push(remark(`and ${counted(ribs.length - mostListed, "other")}`));
    return ribs.length > 0 && [element("h3", `${title} (${grouped(ribs.length)})`), list("ul", items)];
  }
}

/** @param {import("./source.js").Hazard[]} hazards */
function hazardList(hazards = []) {
  if (hazards.length === 0) return [];
  const items = hazards.map((hazard) => [`${hazard.rule}: `, prose(hazard.message), " ", hazard.site && siteLink(hazard.site)]);
  return [element("h3", "In the source"), list("ul", items)];
}
