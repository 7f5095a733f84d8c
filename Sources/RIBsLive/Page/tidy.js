// Places the boxes of a tree: levels side by side, siblings in order, and subtrees as close together as they fit. A parent
// stands above the middle of its children, or to the left of the first of them. After E. M. Reingold and J. S. Tilford, "Tidier Drawings of Trees", IEEE
// Transactions on Software Engineering 7 (1981), with boxes of different sizes.

const levelGap = { right: 44, down: 46 };
const siblingGap = { right: 10, down: 18 };
const cousinGap = { right: 18, down: 30 };

/**
 * @typedef {import("./layout.js").Entry} Entry
 *
 * @typedef {object} Outline How far a subtree reaches on each level, the deepest first, from the middle of its root.
 * @property {number[]} low
 * @property {number[]} high
 * @property {number} [shift] from the middle of the box above
 */

/**
 * Sets `x` and `y`, the middle of its box, in each entry.
 *
 * @param {Entry[]} entries each behind the one above it, siblings in order
 * @param {"right" | "down"} direction where children stand
 */
export function place(entries, direction) {
  const isRight = direction === "right";
  /**
   * How far a box with its captions reaches before and behind its middle.
   *
   * @param {Entry} entry
   */
  const reach = ({ width, height, captions }) => {
    const half = Math.max(width, captions.width) / 2;
    return isRight ? [height / 2, height / 2 + captions.height] : [half, half];
  };
  /** @param {Entry} entry */
  const depth = ({ width, height, captions }) => isRight ? Math.max(width, captions.width) : height + captions.height;
  /** @type {Map<Entry, Entry[]>} */
  const rows = new Map(entries.map((entry) => [entry, []]));
  /** @type {Entry[]} */
  const roots = [];
  /** @type {number[]} */
  const levels = [];
  for (const entry of entries) {
    entry.row = entry.above ? entry.above.row + 1 : 0;
    levels[entry.row] = Math.max(levels[entry.row] ?? 0, depth(entry));
    (rows.get(entry.above) ?? roots).push(entry);
  }
  /** @type {Map<Entry, Outline>} */
  const shapes = new Map();
  for (const entry of [...entries].reverse()) {
    const [before, behind] = reach(entry);
    const shape = joined(rows.get(entry), shapes, direction);
    // The deepest level comes first, so that a parent is added at the end.
    shape.low.push(-before);
    shape.high.push(behind);
    shapes.set(entry, shape);
  }
  joined(roots, shapes, direction);
  const starts = levels.map(() => 0);
  for (let level = 1; level < levels.length; level += 1) {
    starts[level] = starts[level - 1] + levels[level - 1] + levelGap[direction];
  }
  /** @type {Map<Entry, number>} */
  const middles = new Map();
  for (const entry of entries) {
    const middle = (middles.get(entry.above) ?? 0) + shapes.get(entry).shift;
    middles.set(entry, middle);
    const { width, height, row } = entry;
    entry.x = isRight ? starts[row] + width / 2 : middle;
    entry.y = isRight ? middle : starts[row] + height / 2;
  }
}

/**
 * Moves siblings apart. Each gets its `shift` from their parent, and the result is their outline together.
 *
 * @param {Entry[]} siblings
 * @param {Map<Entry, Outline>} shapes
 * @param {"right" | "down"} direction
 * @returns {Outline}
 */
function joined(siblings, shapes, direction) {
  if (siblings.length === 0) return { low: [], high: [] };
  const first = shapes.get(siblings[0]);
  first.shift = 0;
  let { low, high } = first;
  for (const sibling of siblings.slice(1)) {
    const next = shapes.get(sibling);
    const shared = Math.min(high.length, next.low.length);
    let shift = -Infinity;
    for (let level = 1; level <= shared; level += 1) {
      const gap = (level === 1 ? siblingGap : cousinGap)[direction];
      shift = Math.max(shift, high.at(-level) - next.low.at(-level) + gap);
    }
    next.shift = shift;
    /** @param {number[]} side */
    const moved = (side) => side.map((value) => value + shift);
    /** @type {(one: number[], other: number[]) => number[]} */
    const behind = (one, other) => one.slice(0, Math.max(0, one.length - other.length));
    low = [...moved(behind(next.low, low)), ...low];
    high = [...behind(high, next.high), ...moved(next.high)];
    if (high.length < low.length) high = [...moved(behind(next.high, high)), ...high];
  }
  const middle = direction === "right" ? 0 : shapes.get(siblings.at(-1)).shift / 2;
  if (middle !== 0) {
    for (const sibling of siblings) shapes.get(sibling).shift -= middle;
    low = low.map((value) => value - middle);
    high = high.map((value) => value - middle);
  }
  return { low, high };
}
