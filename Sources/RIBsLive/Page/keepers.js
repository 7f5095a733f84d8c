// Shows on the tree what keeps the selected RIB alive though it should be gone.

import { setAttributes, shape } from "./dom.js";

const arrowSize = 9;
const loopSize = 34;

/** @typedef {import("./box.js").Spot} Spot */

export class Keepers {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?string} Which RIB of which session is known. */
    this.key = null;
    /** @type {import("./rib.js").Reply["keepers"]} */
    this.known = [];
  }

  /** Shows what keeps the RIB that is selected now, as of the moment that is shown. */
  async update() {
    const { app } = this;
    const { rib } = app.selected;
    if (!app.session || !app.moment) return;
    const isKept = rib !== null && app.causesOf(rib).some(({ held }) => held);
    const key = isKept ? [app.session.session, app.session.revision, rib].join(" ") : null;
    if (key !== this.key) {
      Object.assign(this, { key, known: [] });
      app.tree.showWay([]);
      if (!isKept) return;
      const reply = await app.source.rib(app.session.session, rib);
      if (this.key !== key) return;
      this.known = reply.keepers ?? [];
    }
    app.tree.showWay(isKept ? this.way(rib) : []);
  }

  /**
   * The places on the tree that the newest way to a RIB passes through. One place if the RIB holds itself.
   *
   * @param {number} rib
   */
  way(rib) {
    const { app: { moment }, known } = this;
    const keeper = known.findLast(({ event, ribs }) => event <= moment.event && ribs.length > 0);
    // An object of a RIB that is gone has no box to lead to.
    if (!keeper || !moment.ribs.has(rib)) return [];
    const places = [...keeper.ribs, rib].map((each) => moment.ribs.get(each)?.place).filter((place) => place !== undefined);
    const way = places.filter((place, index) => place !== places[index - 1]);
    return way.length > 1 || keeper.ribs.every((each) => each === rib) ? way : [];
  }
}

/**
 * Draws arrows from each of some boxes to the next; one box gets an arrow back to itself.
 *
 * @param {SVGGElement} group
 * @param {Spot[]} spots
 */
export function drawWay(group, spots) {
  const pairs = spots.length === 1 ? [[spots[0], spots[0]]] : spots.slice(1).map((spot, index) => [spots[index], spot]);
  group.replaceChildren(...pairs.flatMap(([from, to]) => {
    const { d, tip, angle } = from === to ? loop(from) : curve(from, to);
    const head = shape("path.head", {
      d: `M0 0L${-arrowSize} ${-arrowSize / 2}V${arrowSize / 2}z`,
      transform: `translate(${tip.x} ${tip.y}) rotate(${(angle * 180) / Math.PI})`,
    });
    return [shape("path.edge", { d }), shape("path", { d }), head];
  }));
  setAttributes(group, { display: spots.length > 0 ? "inline" : "none" });
}

/**
 * A curve from the edge of one box to the edge of another.
 *
 * @param {Spot} from
 * @param {Spot} to
 */
function curve(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // It bends away from the line that a child hangs from.
  const bend = { x: (from.x + to.x) / 2 - dy * 0.22, y: (from.y + to.y) / 2 + dx * 0.22 };
  const start = edgeTowards(from, bend);
  const tip = edgeTowards(to, bend);
  return {
    d: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`, tip,
    angle: Math.atan2(tip.y - bend.y, tip.x - bend.x),
  };
}

/**
 * A curve from the top of a box back to it.
 *
 * @param {Spot} spot
 */
function loop({ x, y, width, height }) {
  const top = y - height / 2;
  const [start, end] = [x + width / 4, x - width / 4];
  const tip = { x: end, y: top };
  return {
    d: `M${start} ${top}C${start + 10} ${top - loopSize} ${end - 10} ${top - loopSize} ${end} ${top}`, tip,
    angle: Math.atan2(loopSize, 10),
  };
}

/**
 * Where the line from the middle of a box to a point leaves the box.
 *
 * @param {Spot} box
 * @param {{x: number, y: number}} point
 */
function edgeTowards({ x, y, width, height }, point) {
  const [dx, dy] = [point.x - x, point.y - y];
  const scale = 1 / Math.max(Math.abs(dx) / (width / 2 + 2), Math.abs(dy) / (height / 2 + 2), 0.001);
  return { x: x + dx * scale, y: y + dy * scale };
}
