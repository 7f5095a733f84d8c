// What the lifetimes say beside the pointer, and to screen readers.

import { byId, element, fittedText, show } from "./dom.js";
import { rulerHeight } from "./paint.js";
import { counted, grouped, ribWord, seconds, stateWords } from "./words.js";

/** The most of a path that a tip shows, in pixels. */
const pathRoom = 760;

/** @typedef {import("./rows.js").Bar} Bar */

export class BarTip {
  /** @param {import("./lifetimes.js").Lifetimes} owner */
  constructor(owner) {
    this.owner = owner;
    this.root = element("div.floating", { id: "lifetimes-tip", hidden: "" });
  }

  hide() {
    show(this.root, false);
  }

  /**
   * @param {Bar[]} bars one, or several that are too narrow to tell them apart
   * @param {import("./barpointer.js").Spot} spot
   */
  show(bars, { x, y }) {
    const { owner, root } = this;
    root.replaceChildren(...bars.length > 1 ? this.linesOf(bars) : this.linesOfOne(bars[0], owner.extent.valueAt(x)));
    show(root, true);
    const { clientWidth, clientHeight } = byId("lifetimes");
    const { offsetWidth, offsetHeight } = root;
    const below = y + rulerHeight + 18;
    root.style.left = `${Math.max(4, Math.min(clientWidth - offsetWidth - 4, x + 12))}px`;
    const isLow = below + offsetHeight > clientHeight;
    root.style.top = `${isLow ? Math.max(4, below - offsetHeight - 28) : below}px`;
  }

  /** @param {Bar[]} bars */
  linesOf(bars) {
    const names = new Set(bars.slice(0, 100).map((bar) => this.owner.nameOf(bar)));
    const few = [...names].slice(0, 3).join(", ") + (names.size > 3 ? ", …" : "");
    return [element("b", counted(bars.length, ribWord())), element("p", few),
      element("p.hint", "They are too short to tell apart here. Click to zoom in.")];
  }

  /**
   * @param {Bar} bar
   * @param {number} value an event or a time
   */
  linesOfOne(bar, value) {
    const { name, rib, path, span, state } = factsOfBar(bar, value, this.owner);
    return [element("b", element("bdi", name)), element("span.hint", ` ${rib}`),
      element("p.path", fittedText(path, pathRoom, 12)), element("p", state), element("p.hint", span)];
  }
}

/**
 * All that is known of a bar at an event or a time.
 *
 * @param {Bar} bar
 * @param {number} value
 * @param {import("./lifetimes.js").Lifetimes} owner
 */
export function factsOfBar(bar, value, owner) {
  const { app, extent: { axis } } = owner;
  const { start, end, lasts, spans, place, rib } = bar;
  const span = spans.findLast((each) => each.start[axis] <= value) ?? spans[0];
  /** @param {[number, number]} moment */
  const moment = ([event, time]) => `event ${grouped(event)} (${seconds(time)})`;
  const isThere = value < span.end[axis] || span.lasts;
  return {
    name: owner.nameOf(bar), rib: `${ribWord()} ${grouped(rib)}`, path: app.session.places[place] ? app.pathOf(place) : "",
    span: `From ${moment(start)} to ${lasts ? "the end" : moment(end)}`,
    state: isThere ? stateWords(span.state) : "off the tree",
  };
}
