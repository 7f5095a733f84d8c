// Paints lifetimes onto a canvas. It takes all colours from the style sheet.

import { axisTicks } from "./axis.js";
import { prepared, readColors } from "./canvas.js";
import { element, textWidth } from "./dom.js";
import { barRowHeight, xOf } from "./rectangles.js";

export const rulerHeight = 24;
/** The lane at the right in which the rows are scrolled. */
export const laneWidth = 12;
const fontSize = 11;
const font = `${fontSize}px Helvetica, Arial, sans-serif`;
const leastNameRoom = 22;
const ellipsisRoom = 12;
/** A part needs this width for the mark of its state. */
const leastMarked = 16;

/**
 * @typedef {import("./rectangles.js").Rectangle} Rectangle
 * @typedef {import("./rectangles.js").Part} Part
 * @typedef {import("./rectangles.js").View} View
 */

export class Painter {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    this.samples = ["active", "inactive", "lost", "leaked", "kept"].map((state) => element(`i.role-${state}`, { hidden: "" }));
    /** @type {Map<string, number>} The widths of names. */
    this.widths = new Map();
    /** @type {?import("./canvas.js").Colors} */
    this.colors = null;
    /** @type {{[state: string]: {fill: string, stroke: string, ink: string}}} */
    this.states = {};
  }

  /** Reads the colours once for each theme. */
  readColors() {
    if (this.colors) return;
    this.colors = readColors();
    this.states = {};
    for (const sample of this.samples) {
      const style = getComputedStyle(sample);
      /** @param {string} name */
      const value = (name) => style.getPropertyValue(`--${name}`).trim();
      this.states[sample.className.slice("role-".length)] = {
        fill: value("fill"), stroke: value("stroke"), ink: value("ink"),
      };
    }
    this.hatch = this.hatching(this.states.inactive);
  }

  /**
   * A pattern of thin diagonal lines.
   *
   * @param {{fill: string, stroke: string}} colors
   */
  hatching({ fill, stroke }) {
    const ratio = devicePixelRatio;
    const side = Math.round(8 * ratio);
    const tile = element("canvas", { width: side, height: side });
    const context = tile.getContext("2d");
    context.fillStyle = fill;
    context.fillRect(0, 0, side, side);
    context.globalAlpha = 0.45;
    context.strokeStyle = stroke;
    context.lineWidth = 1.2 * ratio;
    for (const shift of [-side, 0, side]) {
      context.moveTo(shift, side);
      context.lineTo(shift + side, 0);
    }
    context.stroke();
    return this.context.createPattern(tile, "repeat");
  }

  /**
   * @param {Rectangle[]} rectangles
   * @param {View} view
   * @param {object} marked
   * @param {Set<import("./rows.js").Bar>} marked.selected
   * @param {number} marked.moment where the moment is on the axis
   * @param {(bar: import("./rows.js").Bar) => string} marked.nameOf
   * @param {Set<number>} marked.troubled rows
   * @param {number} marked.rows how many rows there are
   * @param {number} marked.known where on the axis the bars end that are known
   */
  paint(rectangles, view, { selected, moment, nameOf, troubled, rows, known }) {
    const { colors } = this;
    const ratio = devicePixelRatio;
    const [width, height] = [view.width + laneWidth, view.height + rulerHeight];
    const context = prepared(this.canvas, width, height);
    context.font = font;
    context.textBaseline = "middle";
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, width, height);
    const ticks = axisTicks(view.from, view.to, view.width, view.axis === 1, (text) => this.widthOf(text))
      .map(({ at, words }) => ({ x: xOf(view, at), text: words }));
    this.shade(Math.max(0, xOf(view, known)), width, height);
    this.lines(ticks.map(({ x }) => x), height);
    context.save();
    context.beginPath();
    context.rect(0, rulerHeight, view.width, view.height);
    context.clip();
    context.translate(0, rulerHeight);
    // The hatching moves along with the bars.
    this.hatch.setTransform(new DOMMatrix([1 / ratio, 0, 0, 1 / ratio, xOf(view, 0) % 8, -view.scroll % 8]));
    for (const rectangle of rectangles) this.bar(rectangle, view, nameOf);
    const above = ancestors(selected);
    for (const rectangle of rectangles) {
      if (rectangle.bars.some((bar) => selected.has(bar))) this.outline(rectangle);
      else if (rectangle.bars.some((bar) => above.has(bar))) this.outline(rectangle, true);
    }
    context.restore();
    this.ruler(ticks, view);
    this.cursor(xOf(view, moment), view, height);
    this.lane(view, troubled, rows);
  }

  /**
   * Shades the part of the session without bars.
   *
   * @param {number} x where it begins
   * @param {number} width
   * @param {number} height
   */
  shade(x, width, height) {
    if (x >= width) return;
    const { context, colors } = this;
    context.globalAlpha = 0.5;
    context.fillStyle = colors.edge;
    context.fillRect(x, rulerHeight, width - x, height);
    context.globalAlpha = 1;
  }

  /**
   * @param {number[]} positions
   * @param {number} height
   */
  lines(positions, height) {
    const { context, colors } = this;
    context.fillStyle = colors.edge;
    context.globalAlpha = 0.5;
    for (const x of positions) context.fillRect(Math.round(x), rulerHeight, 1, height);
    context.globalAlpha = 1;
  }

  /**
   * @param {Rectangle} rectangle
   * @param {View} view
   * @param {(bar: import("./rows.js").Bar) => string} nameOf
   */
  bar({ bars, y, height, parts }, view, nameOf) {
    const { context } = this;
    // A thin line where it was neither on the tree nor known to have leaked.
    context.fillStyle = this.states.kept.stroke;
    parts.slice(1).forEach((part, index) => {
      const end = parts[index].x + parts[index].width;
      if (part.x > end + 1) context.fillRect(end, y + height / 2, part.x - end, 1);
    });
    for (const part of parts) this.part(part, y, height, view);
    if (bars.length === 1) this.name(nameOf(bars[0]), parts, y + height / 2, view);
  }

  /**
   * Writes the name in the first part that has room and in marked parts, or else in the widest part.
   *
   * @param {string} name
   * @param {Part[]} parts
   * @param {number} middle
   * @param {View} view
   */
  name(name, parts, middle, view) {
    const rooms = parts.map((part) => {
      // The name of a part that begins left of the view starts at the edge.
      const left = Math.max(0, part.x) + 4 + (isMarked(part) ? 12 : 0);
      return { left, room: Math.min(view.width, part.x + part.width) - left - 4, part };
    });
    const roomy = rooms.filter(({ room }) => this.widthOf(name) <= room);
    const widest = rooms.reduce((most, each) => (each.room > most.room ? each : most), { room: 0 });
    // A name is easier to read without hatching.
    const first = roomy.find(({ part }) => part.state !== "inactive") ?? roomy[0] ?? widest;
    for (const each of rooms) {
      const text = each === first || roomy.includes(each) && isMarked(each.part) ? this.fitted(name, each.room) : "";
      if (text) this.text(text, each.left, middle + 0.5, each.part.state);
    }
  }

  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {string} state
   */
  text(text, x, y, state) {
    const { context } = this;
    const { fill, ink } = this.states[state];
    if (state === "inactive") {
      context.strokeStyle = fill;
      context.lineWidth = 4;
      context.strokeText(text, x, y);
    }
    context.fillStyle = ink;
    context.fillText(text, x, y);
  }

  /**
   * @param {Part} part
   * @param {number} y
   * @param {number} height
   * @param {View} view
   */
  part(part, y, height, view) {
    const { x, width, state } = part;
    const { context } = this;
    const { fill, stroke } = this.states[state];
    const left = Math.max(-2, x);
    const wide = Math.min(view.width + 2, x + width) - left;
    const isBad = state === "leaked" || state === "lost";
    if (wide < 3) {
      context.fillStyle = stroke;
      context.globalAlpha = isBad ? 1 : 0.7;
      context.fillRect(left, y, Math.max(1, wide), height);
      context.globalAlpha = 1;
      return;
    }
    const line = isBad ? 2 : 1;
    context.fillStyle = state === "inactive" ? this.hatch : fill;
    context.fillRect(left, y, wide - 1, height);
    if (isBad) this.tint(stroke, left, y, wide - 1, height);
    context.strokeStyle = stroke;
    context.lineWidth = line;
    context.setLineDash(state === "kept" ? [5, 3] : []);
    context.strokeRect(left + line / 2, y + line / 2, wide - 1 - line, height - line);
    context.setLineDash([]);
    if (isMarked(part)) this.mark(state, Math.max(0, x) + 9, y + height / 2);
  }

  /**
   * Tints leaked and lost parts so that they stand out among hundreds of bars.
   *
   * @param {string} color
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  tint(color, x, y, width, height) {
    this.context.globalAlpha = 0.25;
    this.context.fillStyle = color;
    this.context.fillRect(x, y, width, height);
    this.context.globalAlpha = 1;
  }

  /**
   * The mark that the tree's boxes have.
   *
   * @param {string} state
   * @param {number} x
   * @param {number} y
   */
  mark(state, x, y) {
    const { context } = this;
    const corners = state === "leaked" ? [[0, -4], [4.2, 3.2], [-4.2, 3.2]] : [[0, -4.5], [4.5, 0], [0, 4.5], [-4.5, 0]];
    context.fillStyle = this.states[state].stroke;
    context.beginPath();
    for (const [dx, dy] of corners) context.lineTo(x + dx, y + dy);
    context.fill();
  }

  /**
   * Outlines a selected bar, or with a thin line a bar above it.
   *
   * @param {Rectangle} rectangle
   */
  outline({ x, y, width, height }, isThin = false) {
    const { context, colors } = this;
    /** @type {[string, number][]} */
    const lines = isThin ? [[colors.accent, 1.6]] : [[colors.ground, 5], [colors.accent, 2.5]];
    for (const [color, line] of lines) {
      context.strokeStyle = color;
      context.lineWidth = line;
      context.strokeRect(x - 0.5, y, Math.max(2, width), height);
    }
  }

  /**
   * @param {{x: number, text: string}[]} ticks
   * @param {View} view
   */
  ruler(ticks, view) {
    const { context, colors } = this;
    const width = view.width + laneWidth;
    context.fillStyle = colors.panel;
    context.fillRect(0, 0, width, rulerHeight - 1);
    context.fillStyle = colors.edge;
    context.fillRect(0, rulerHeight - 1, width, 1);
    context.fillStyle = colors.muted;
    for (const { x, text } of ticks) {
      context.fillRect(Math.round(x), rulerHeight - 6, 1, 5);
      if (x + 8 + this.widthOf(text) < width) context.fillText(text, Math.round(x) + 4, rulerHeight / 2);
    }
  }

  /**
   * @param {number} x
   * @param {View} view
   * @param {number} height
   */
  cursor(x, view, height) {
    if (x < 0 || x > view.width) return;
    const { context, colors } = this;
    context.fillStyle = colors.text;
    context.fillRect(Math.round(x) - 0.75, 0, 1.5, height);
    context.beginPath();
    for (const [dx, y] of [[-5, 0], [5, 0], [5, 6], [0, 11], [-5, 6]]) context.lineTo(Math.round(x) + dx, y);
    context.fill();
  }

  /**
   * Draws the scroll position, and a tick for each row with a leaked or lost RIB.
   *
   * @param {View} view
   * @param {Set<number>} troubled rows
   * @param {number} rows how many there are
   */
  lane(view, troubled, rows) {
    const { context, colors } = this;
    const full = rows * barRowHeight;
    if (full <= view.height) return;
    const scale = view.height / full;
    context.fillStyle = colors.panel;
    context.fillRect(view.width, rulerHeight, laneWidth, view.height);
    context.fillStyle = colors.line;
    context.globalAlpha = 0.45;
    context.fillRect(view.width + 2, rulerHeight + view.scroll * scale, laneWidth - 4, Math.max(20, view.height * scale));
    context.globalAlpha = 1;
    context.fillStyle = colors.fault;
    for (const row of troubled) context.fillRect(view.width + 3, rulerHeight + row * barRowHeight * scale, laneWidth - 6, 2);
  }

  /** @param {string} name */
  widthOf(name) {
    if (!this.widths.has(name)) this.widths.set(name, textWidth(name, fontSize));
    return this.widths.get(name);
  }

  /**
   * Shortens a name to the room; empty if too little is left to read.
   *
   * @param {string} name
   * @param {number} room
   */
  fitted(name, room) {
    if (room < leastNameRoom) return "";
    const width = this.widthOf(name);
    if (width <= room) return name;
    const letters = Array.from(name);
    const kept = Math.floor((letters.length * (room - ellipsisRoom)) / width);
    return kept < 1 ? "" : `${letters.slice(0, kept).join("")}…`;
  }
}

/**
 * The bars above some others, up to the roots.
 *
 * @param {Set<import("./rows.js").Bar>} bars
 */
function ancestors(bars) {
  const above = new Set();
  for (const bar of bars) for (let next = bar.above; next !== null && !above.has(next); next = next.above) above.add(next);
  return above;
}

/**
 * Whether a part has the mark of its state, besides its colour.
 *
 * @param {Part} part
 */
function isMarked({ width, state }) {
  return width >= leastMarked && (state === "leaked" || state === "lost");
}
