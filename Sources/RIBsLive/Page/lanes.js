// Places marks and findings on the timeline so that nothing collides. It depends on the zoom alone, so nothing jumps while
// the range moves.

import { firstIndex } from "./chunks.js";
import { fittedText } from "./dom.js";
import { grouped } from "./words.js";

/**
 * @typedef {object} Mark
 * @property {number} event
 * @property {number} time
 * @property {string} name
 *
 * @typedef {object} Found A finding at its moment.
 * @property {number} event
 * @property {number} time
 * @property {?number} rib
 * @property {import("./source.js").Cause} cause
 *
 * @typedef {object} Flag One mark, or a few that stand too close.
 * @property {number} x in pixels from the start of the session
 * @property {Mark[]} marks
 * @property {?string} label null if there is no room for it
 * @property {number} right the end of the flag and its label
 *
 * @typedef {object} Cluster One finding, or those that stand too close to tell apart.
 * @property {number} x its middle, in pixels from the start of the session
 * @property {number} width
 * @property {number} first the index of its first finding
 * @property {number} last
 * @property {number} count
 * @property {import("./source.js").Severity} severity the worst
 *
 * @typedef {Cluster & {from: number, to: number}} Clustered with the places of its first and its last finding
 */

const labelSize = 11;
export const labelFont = `${labelSize}px Helvetica, Arial, sans-serif`;
const flagWidth = 6;
export const labelInset = 8;
/** A label with less room than this says too little. */
const leastLabel = 34;
const mostLabel = 220;
const tickWidth = 10;
/** @type {import("./source.js").Severity[]} */
const severities = ["error", "warning", "info"];

/**
 * @param {Mark[]} marks in their order
 * @param {(mark: Mark) => number} xOf
 * @param {number} end where the session ends
 * @returns {Flag[]}
 */
export function placeMarks(marks, xOf, end) {
  /** @type {Flag[]} */
  const flags = [];
  for (const mark of marks) {
    const x = xOf(mark);
    const last = flags.at(-1);
    if (last && x - last.x < flagWidth + 2) last.marks.push(mark);
    else flags.push({ x, marks: [mark], label: null, right: x + flagWidth });
  }
  flags.forEach((flag, index) => {
    const room = Math.min(mostLabel, (flags[index + 1]?.x ?? end) - flag.x - labelInset - 6);
    const [{ name }] = flag.marks;
    const others = flag.marks.length - 1;
    const count = others > 0 ? ` +${others}` : "";
    if (room < Math.min(leastLabel, textRoom(name)) + textRoom(count)) return;
    const label = fittedText(name, room - textRoom(count), labelSize) + count;
    // The text was fitted by the average width of its letters.
    if (textRoom(label) > room) return;
    flag.label = label;
    flag.right = flag.x + labelInset + textRoom(flag.label);
  });
  return flags;
}

const measuringLabels = document.createElement("canvas").getContext("2d");
/** @type {Map<string, number>} */
const rooms = new Map();

/**
 * How wide the text of a label is.
 *
 * @param {string} text
 */
export function textRoom(text) {
  if (!rooms.has(text)) {
    if (rooms.size > 5000) rooms.clear();
    measuringLabels.font = labelFont;
    rooms.set(text, measuringLabels.measureText(text).width);
  }
  return rooms.get(text);
}

/**
 * @param {Found[]} findings in their order
 * @param {(found: Found) => number} xOf
 * @returns {Cluster[]}
 */
export function clusterFindings(findings, xOf) {
  /** @type {Clustered[]} */
  const clusters = [];
  findings.forEach((found, index) => {
    const x = xOf(found);
    const next = {
      from: x, to: x, first: index, last: index, severity: found.cause.severity, count: 1, x, width: tickWidth,
    };
    // A cluster that grows may touch the one before.
    for (let before = clusters.at(-1); before && leftOf(next) < rightOf(before) + 1; before = clusters.at(-1)) {
      clusters.pop();
      next.from = before.from;
      next.first = before.first;
      next.severity = worst(before.severity, next.severity);
      fit(next);
    }
    clusters.push(next);
  });
  return clusters;
}

/** @param {Cluster} cluster */
function leftOf({ x, width }) {
  return x - width / 2;
}

/** @param {Cluster} cluster */
function rightOf({ x, width }) {
  return x + width / 2;
}

/**
 * Gives a cluster the width of its count, in the middle of its findings.
 *
 * @param {Clustered} cluster
 */
function fit(cluster) {
  const count = cluster.last - cluster.first + 1;
  cluster.count = count;
  cluster.width = count === 1 ? tickWidth : countWidth(count);
  cluster.x = (cluster.from + cluster.to) / 2;
}

/** @type {number[]} */
const countWidths = [];

/** @param {number} count */
function countWidth(count) {
  return countWidths[count] ??= Math.max(16, 10 + textRoom(grouped(count)));
}

/**
 * @param {string} one
 * @param {string} other
 */
function worst(one, other) {
  return severities.find((each) => each === one || each === other) ?? "info";
}

/**
 * Those of sorted flags or clusters that may be in view.
 *
 * @template {{x: number}} Placed
 * @param {Placed[]} placed
 * @param {number} left
 * @param {number} right
 */
export function inView(placed, left, right) {
  const first = firstIndex(placed.length, (index) => placed[index].x >= left);
  return placed.slice(first, firstIndex(placed.length, (index) => placed[index].x > right));
}
