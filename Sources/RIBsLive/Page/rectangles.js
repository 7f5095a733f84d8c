// Decides which lifetimes are in view, and the rectangle of each.

import { firstIndex } from "./chunks.js";
import { worseState } from "./rows.js";

/**
 * @typedef {object} View The part of the session that is in view.
 * @property {0 | 1} axis 0 for events, 1 for time
 * @property {number} from the event or the nanosecond at the left
 * @property {number} to
 * @property {number} scroll how many pixels of the rows are above the view
 * @property {number} width in CSS pixels
 * @property {number} height
 *
 * @typedef {object} Part
 * @property {number} x
 * @property {number} width
 * @property {string} state
 *
 * @typedef {object} Rectangle A bar, or neighbours of a row that are too narrow to tell them apart.
 * @property {import("./rows.js").Bar[]} bars
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {Part[]} parts from left to right. Between them the RIB is not on the tree
 */

export const barRowHeight = 20;
const barHeight = 17;
const gapAbove = 2;
/** Narrower bars merge with their neighbours, in pixels. */
const narrow = 1;

/**
 * @param {View} view
 * @param {import("./rows.js").Bar[][]} rows
 * @returns {Rectangle[]} row by row, from left to right
 */
export function rectanglesInView(view, rows) {
  const first = Math.max(0, Math.floor(view.scroll / barRowHeight));
  const last = Math.min(rows.length, Math.ceil((view.scroll + view.height) / barRowHeight));
  /** @type {Rectangle[]} */
  const rectangles = [];
  for (let row = first; row < last; row += 1) addRow(rectangles, view, rows[row], row * barRowHeight + gapAbove - view.scroll);
  return rectangles;
}

/**
 * Where an event or a time is in view.
 *
 * @param {View} view
 * @param {number} value
 */
export function xOf({ from, to, width }, value) {
  return ((value - from) / (to - from)) * width;
}

/**
 * @param {Rectangle[]} rectangles
 * @param {View} view
 * @param {import("./rows.js").Bar[]} bars of the row
 * @param {number} y
 */
function addRow(rectangles, view, bars, y) {
  const { axis, from, to } = view;
  /** @type {?Rectangle} */
  let block = null;
  const first = firstIndex(bars.length, (index) => bars[index].end[axis] >= from);
  for (let index = first; index < bars.length && bars[index].start[axis] <= to; index += 1) {
    const bar = bars[index];
    const [x, end] = [xOf(view, bar.start[axis]), xOf(view, bar.end[axis])];
    if (end - x >= narrow) {
      block = null;
      rectangles.push({ bars: [bar], x, y, width: end - x, height: barHeight, parts: partsOf(bar, view) });
    } else if (block && x <= block.x + block.width + narrow) {
      block.bars.push(bar);
      block.width = Math.max(block.width, end - block.x, x + narrow - block.x);
      const [part] = block.parts;
      Object.assign(part, { width: block.width, state: worseState(part.state, bar.worst) });
    } else {
      block = { bars: [bar], x, y, width: narrow, height: barHeight, parts: [{ x, width: narrow, state: bar.worst }] };
      rectangles.push(block);
    }
  }
}

/**
 * The spans of a bar that are in view. Narrow ones join what is before them, and the worst state shows.
 *
 * @param {import("./rows.js").Bar} bar
 * @param {View} view
 */
function partsOf({ spans }, view) {
  const { axis, from, to } = view;
  /** @type {Part[]} */
  const parts = [];
  const first = firstIndex(spans.length, (index) => spans[index].end[axis] >= from);
  for (let index = first; index < spans.length && spans[index].start[axis] <= to; index += 1) {
    const { start, end, state } = spans[index];
    const x = xOf(view, start[axis]);
    const width = xOf(view, end[axis]) - x;
    const last = parts.at(-1);
    const touches = last && x <= last.x + last.width + narrow;
    if (touches && (width < narrow || last.width < narrow)) {
      last.width = Math.max(last.width, x + width - last.x);
      last.state = worseState(last.state, state);
    } else parts.push({ x, width, state });
  }
  return parts;
}
