// Decides which boxes of a moment are drawn, which are folded away, and where they stand.

import { place } from "./tidy.js";

/**
 * @typedef {object} Entry A box to draw.
 * @property {number} place
 * @property {"box" | "ghost" | "removed" | "source"} kind a RIB that stands, one that is gone while a leaked RIB still hangs
 *   below its path, one that is gone since the pinned moment, or one that only the source shows
 * @property {?import("./chunks.js").Box} cell null unless it is a box
 * @property {?Entry} above
 * @property {Entry[]} below what is drawn below it
 * @property {number} foldedAway how many RIBs below it are folded away
 * @property {?string} foldedAlert the worst finding among them: fault or caution
 * @property {boolean} hasBelow whether it can be folded or unfolded
 * @property {boolean} isFolded
 * @property {boolean} leads whether it or one below it has a finding
 * @property {number} x its middle
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {{lines: {text: string, tone: string}[], width: number, height: number}} captions below the box
 * @property {string} words all that is known of it
 * @property {number} level from 1 for a root
 * @property {Entry[]} siblings all that hang below the same box, with itself
 * @property {number} position among them, from 1
 * @property {number} attached the event by which siblings are ordered
 * @property {number} count how many RIBs it and all below it stand for
 * @property {?string} alert the worst finding among them
 * @property {boolean} hasFoundBelow
 * @property {boolean} isFocused whether it is in the part that is shown
 * @property {boolean} isHidden whether a box above it is folded
 * @property {number} row its level in the picture, from 0
 *
 * @typedef {object} TreeChoices
 * @property {?number} focus the place whose subtree is shown
 * @property {Map<number, boolean>} folds places that the reader folded or unfolded
 * @property {boolean} hidesViewless
 * @property {boolean} showsFound leaves out what does not lead to a finding
 * @property {boolean} isFixed whether each place stands where it does at every moment
 *
 * @typedef {import("./source.js").Place} Place
 * @typedef {import("./chunks.js").Box} Box
 */

/** Beyond this many boxes, subtrees without findings fold by themselves. */
const mostOpen = 150;

/**
 * @param {Map<number, Box>} boxes
 * @param {Place[]} places
 * @param {TreeChoices} view
 * @param {Map<number, Box>} removed boxes of the pinned moment that are gone
 * @returns {Entry[]} each behind the one above it, siblings in order
 */
export function entriesOf(boxes, places, view, removed) {
  const entries = allEntries(boxes, places, removed);
  const order = inOrder(entries);
  for (const entry of [...order].reverse()) {
    entry.count = entry.cell?.count ?? 0;
    entry.alert = entry.cell ? alertOf(entry.cell) : null;
    for (const child of entry.below) {
      entry.count += child.count;
      entry.alert = worse(entry.alert, child.alert);
    }
    entry.leads = entry.alert !== null;
    entry.hasFoundBelow = entry.below.some(({ leads }) => leads);
  }
  fold(order, view.folds);
  return kept(order, places, view);
}

/**
 * @param {Map<number, Box>} boxes
 * @param {Place[]} places
 * @param {Map<number, Box>} removed
 */
function allEntries(boxes, places, removed) {
  /** @type {Map<number, Entry>} */
  const entries = new Map();
  /** @type {(place: number, kind: Entry["kind"], cell: ?Box) => Entry} */
  const made = (place, kind, cell) => {
    // What else an entry has is set later.
    const entry = /** @type {Entry} */ ({
      place, kind, cell, above: null, below: [], attached: cell?.attached ?? Infinity,
    });
    entries.set(place, entry);
    return entry;
  };
  for (const [place, cell] of boxes) made(place, "box", cell);
  for (const [place, { attached }] of removed) made(place, "removed", null).attached = attached;
  for (const [place, cell] of [...boxes, ...removed]) {
    const entry = entries.get(place);
    let above = cell.parent ?? places[place].parent;
    if (cell.parent !== null && entries.has(cell.parent)) entry.above = entries.get(cell.parent);
    else for (let below = entry; above !== null; above = places[above].parent) {
      const isThere = entries.has(above);
      below.above = entries.get(above) ?? made(above, "ghost", null);
      below.above.attached = Math.min(below.above.attached, entry.attached);
      if (isThere) break;
      below = below.above;
    }
  }
  places.forEach(({ source, parent }, place) => {
    if (source && entries.has(parent) && !entries.has(place)) made(place, "source", null).above = entries.get(parent);
  });
  return [...entries.values()];
}

/**
 * Each entry behind the one above it, and siblings as they were attached.
 *
 * @param {Entry[]} entries
 */
function inOrder(entries) {
  /** @type {Entry[]} */
  const roots = [];
  for (const entry of entries) (entry.above?.below ?? roots).push(entry);
  // Infinity minus itself is no number.
  /** @type {(one: Entry, other: Entry) => number} */
  const compare = (one, other) => one.attached === other.attached
    ? one.place - other.place : one.attached - other.attached;
  /** @type {Entry[]} */
  const order = [];
  const open = roots.sort(compare).reverse();
  while (open.length > 0) {
    const entry = open.pop();
    order.push(entry);
    open.push(...entry.below.sort(compare).slice().reverse());
  }
  return order;
}

/** @param {Box} box */
function alertOf({ alert, role }) {
  return alert ?? (role === "leaked" || role === "lost" ? "fault" : null);
}

/**
 * @param {?string} one
 * @param {?string} other
 */
function worse(one, other) {
  return one === "fault" || other === "fault" ? "fault" : one ?? other;
}

/**
 * Readers fold and unfold; the rest opens level by level, and what leads to a finding always.
 *
 * @param {Entry[]} order
 * @param {Map<number, boolean>} folds
 */
function fold(order, folds) {
  for (const entry of order) {
    const wanted = folds.get(entry.place);
    entry.isFolded = entry.below.length > 0 && (wanted ?? (order.length > mostOpen && !entry.hasFoundBelow));
  }
  if (order.length <= mostOpen) return;
  let level = order.filter(({ above }) => above === null);
  let count = level.length;
  while (level.length > 0) {
    for (const entry of level) {
      if (entry.isFolded && !folds.has(entry.place) && count + entry.below.length <= mostOpen) entry.isFolded = false;
      if (!entry.isFolded) count += entry.below.length;
    }
    level = level.flatMap((entry) => (entry.isFolded ? [] : entry.below));
  }
}

/**
 * @param {Entry[]} order
 * @param {Place[]} places
 * @param {TreeChoices} view
 */
function kept(order, places, { focus, hidesViewless, showsFound }) {
  /** @type {Entry[]} */
  const shown = [];
  /** @type {Map<Entry, ?Entry>} */
  const standIns = new Map();
  for (const entry of order) {
    const { above, place, below } = entry;
    const isFocused = focus === null || place === focus || above?.isFocused;
    entry.isFocused = isFocused;
    entry.isHidden = above?.isHidden || above?.isFolded;
    const isLeftOut = !isFocused || entry.isHidden || showsFound && !entry.leads
      || hidesViewless && place !== focus && places[place].kind === "viewless";
    const nearest = above === null ? null : standIns.get(above);
    standIns.set(entry, isLeftOut ? nearest : entry);
    if (isLeftOut) continue;
    entry.above = nearest;
    entry.hasBelow = below.length > 0;
    entry.foldedAway = entry.isFolded ? entry.count - (entry.cell?.count ?? 0) : 0;
    entry.foldedAlert = entry.isFolded ? below.map(({ alert }) => alert).reduce(worse, null) : null;
    shown.push(entry);
  }
  /** @type {Map<?Entry, Entry[]>} */
  const siblings = new Map();
  for (const entry of shown) {
    const row = siblings.get(entry.above) ?? [];
    siblings.set(entry.above, row);
    entry.siblings = row;
    entry.position = row.push(entry);
    entry.level = (entry.above?.level ?? 0) + 1;
  }
  for (const entry of shown) entry.below = siblings.get(entry) ?? [];
  return shown;
}

/**
 * Puts each entry at its place: compactly, or where it stands at every moment.
 *
 * @param {Entry[]} entries
 * @param {Place[]} places
 * @param {"right" | "down"} direction where children stand
 * @param {boolean} isFixed
 */
export function arrange(entries, places, direction, isFixed) {
  if (!isFixed) return place(entries, direction);
  for (const entry of entries) {
    const { x, y, boxWidth, boxHeight } = places[entry.place];
    Object.assign(entry, { x, y, width: boxWidth, height: boxHeight });
  }
}
