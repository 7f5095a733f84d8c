// Puts the bars of a session into rows: a bar lies below its parent's, and bars that overlap take further rows.
//
// `LiveLifetimes` in Swift decides which bars there are.

import { firstIndex } from "./chunks.js";

/**
 * @typedef {object} Span A time during which the state of a bar stays the same.
 * @property {[number, number]} start the first event, and its time in nanoseconds
 * @property {[number, number]} end the event that ends it, and its time. Where it lasts, what the session's end is
 * @property {boolean} lasts
 * @property {string} state active, inactive, lost, leaked or kept
 *
 * @typedef {object} Bar A RIB from attach to detach. While it leaks, its bar goes on.
 * @property {number} index
 * @property {number} rib
 * @property {number} place
 * @property {?Bar} above
 * @property {Bar[]} below in the order in which they begin
 * @property {Span[]} spans
 * @property {[number, number]} start
 * @property {[number, number]} end
 * @property {boolean} lasts
 * @property {string} worst the worst of its states
 * @property {number} row
 *
 * @typedef {object} Lifetimes
 * @property {Bar[]} bars each behind the bar above it
 * @property {Bar[][]} rows from the top. The bars of a row follow each other
 * @property {Set<number>} troubled the rows in which something leaked or was lost
 * @property {number} to up to this event all bars are known
 * @property {[number, number]} known the first event of which nothing is known, and a time; infinite if all is known
 * @property {number} leftOut how many bars begin later
 */

/**
 * What `api/lifetimes` answers.
 *
 * @typedef {object} LifetimesReply
 * @property {number} [session]
 * @property {string} [identity]
 * @property {number} [answer]
 * @property {number} [revision]
 * @property {number} to up to this event all bars are known
 * @property {number} toTime its time
 * @property {number} leftOut how many bars begin later
 * @property {string[]} states
 * @property {number[][]} bars for each: RIB, place, index of the bar above or -1, and five numbers for each span: first
 *   event and its time, last event and its time or -1 twice, index of the state
 */

const statesByRank = ["leaked", "lost", "active", "inactive", "kept"];

/**
 * @param {string} one
 * @param {string} other
 */
export function worseState(one, other) {
  return statesByRank.find((state) => state === one || state === other);
}

/**
 * @param {LifetimesReply} reply
 * @returns {Lifetimes}
 */
export function lifetimesOf(reply) {
  const bars = barsOf(reply);
  const rows = layRows(bars);
  /** @param {Bar} bar */
  const isTroubled = ({ worst }) => worst === "leaked" || worst === "lost";
  const troubled = new Set(bars.filter(isTroubled).map(({ row }) => row));
  const { to, toTime, leftOut } = reply;
  return { bars, rows, troubled, to, leftOut, known: leftOut > 0 ? [to + 1, toTime] : [Infinity, Infinity] };
}

/**
 * @param {LifetimesReply} reply
 * @returns {Bar[]}
 */
function barsOf({ bars: lists, states, to, toTime }) {
  /** @type {Bar[]} */
  const bars = [];
  // A bar that begins at the last event still gets a width.
  /** @type {[number, number]} */
  const end = [to + 1, toTime];
  for (const numbers of lists) {
    const [rib, place, parent] = numbers;
    const bar = /** @type {Bar} */ ({
      index: bars.length, rib, place, above: bars[parent] ?? null, below: [], spans: [], row: 0,
    });
    for (let index = 3; index < numbers.length; index += 5) {
      const [first, time, last, lastTime, state] = numbers.slice(index, index + 5);
      const lasts = last < 0;
      // Times of a broken trace may fall.
      /** @type {[number, number]} */
      const until = lasts ? end : [last, Math.max(time, lastTime)];
      bar.spans.push({ start: [first, time], end: until, lasts, state: states[state] });
    }
    bar.above?.below.push(bar);
    const { end: last, lasts } = bar.spans.at(-1);
    const worst = bar.spans.reduce((state, span) => worseState(state, span.state), bar.spans[0].state);
    bars.push(Object.assign(bar, { start: bar.spans[0].start, end: last, lasts, worst }));
  }
  return bars;
}

/**
 * How long the rows of a block are taken: those of a bar and of all below it. Each step stands for some rows, from the
 * top, and the event at which they are free again. No step ends after the one above it.
 *
 * @typedef {{rows: number, end: number}[]} Block
 */

/**
 * Gives each bar its row. The bars below a bar take as many rows as they need at their busiest moment.
 *
 * @param {Bar[]} bars
 */
function layRows(bars) {
  /** @type {Block[]} */
  const blocks = [];
  for (const bar of [...bars].reverse()) {
    const left = leftTree(bar);
    // While a RIB is on the tree, nothing else comes between it and what is below it.
    const inner = stack(bar.below, left, blocks).map(({ rows, end }) => ({ rows, end: Math.max(end, left) }));
    blocks[bar.index] = joinedSteps([{ rows: 1, end: Math.max(bar.end[0], inner[0]?.end ?? 0) }, ...inner]);
  }
  stack(bars.filter(({ above }) => above === null), Infinity, blocks);
  /** @type {Bar[][]} */
  const rows = [];
  for (const bar of bars) {
    // Until here a row is counted from the bar above.
    if (bar.above) bar.row += bar.above.row + 1;
    (rows[bar.row] ??= []).push(bar);
  }
  return rows;
}

/**
 * The event by which a RIB left the tree.
 *
 * @param {Bar} bar
 */
function leftTree({ spans, start }) {
  return spans.findLast(({ state }) => state !== "leaked" && state !== "kept")?.end[0] ?? start[0];
}

/**
 * Neighbouring rows that are taken at the same times.
 *
 * @typedef {object} Run
 * @property {number} rows
 * @property {number} free the event at which they are free, apart from what outlives the bar above
 * @property {[number, number][]} taken from when to when something that outlives the bar above takes them
 */

/**
 * Lays each bar's block into the first rows that are free, and returns the rows that they take together.
 *
 * @param {Bar[]} bars
 * @param {number} left the event by which the RIB above left the tree
 * @param {Block[]} blocks
 * @returns {Block}
 */
function stack(bars, left, blocks) {
  if (bars.length === 1) {
    bars[0].row = 0;
    return blocks[bars[0].index];
  }
  /** @param {Bar} bar */
  const isOutliving = ({ index }) => blocks[index][0].end > left;
  // What outlives the bar above lies directly below it, so that few rows are taken for long.
  /** @type {Run[]} */
  const runs = [];
  layBlocks(bars.filter(isOutliving), runs, blocks, true);
  layBlocks(bars.filter((bar) => !isOutliving(bar)), runs, blocks, false);
  return joinedSteps(runs.map(({ rows, free, taken }) => ({ rows, end: Math.max(free, taken.at(-1)?.[1] ?? 0) })));
}

/**
 * Lays blocks of bars into runs of rows, in the order in which the bars begin.
 *
 * @param {Bar[]} bars
 * @param {Run[]} runs
 * @param {Block[]} blocks
 * @param {boolean} isOutliving
 */
function layBlocks(bars, runs, blocks, isOutliving) {
  const lastStart = bars.at(-1)?.start[0];
  // The runs before this one are taken until the last bar has begun.
  let [first, firstRow] = [0, 0];
  for (const bar of bars) {
    const block = blocks[bar.index];
    const [start, end] = [bar.start[0], block[0].end];
    /** @param {Run} run */
    const next = ({ taken }) => taken[firstIndex(taken.length, (index) => taken[index][1] > start)];
    /** @param {Run} run */
    const isTaken = (run) => run.free > start || next(run)?.[0] < end;
    const height = block.reduce((sum, { rows }) => sum + rows, 0);
    let [at, row, room] = [first, firstRow, 0];
    for (let index = first; index < runs.length && room < height; index += 1) {
      if (isTaken(runs[index])) [at, row, room] = [index + 1, row + room + runs[index].rows, 0];
      else room += runs[index].rows;
    }
    bar.row = row;
    take(runs, at, block, start, isOutliving);
    /** @param {Run} run */
    const isGone = (run) => run.free > lastStart || next(run)?.[0] <= start && next(run)[1] > lastStart;
    for (; first < runs.length && isGone(runs[first]); first += 1) firstRow += runs[first].rows;
  }
}

/**
 * Takes the rows of a block, from a run on. Runs that it takes in part are split.
 *
 * @param {Run[]} runs
 * @param {number} at the index of the first run
 * @param {Block} block
 * @param {number} start the event from which on they are taken
 * @param {boolean} isOutliving
 */
function take(runs, at, block, start, isOutliving) {
  for (const step of block) {
    for (let left = step.rows; left > 0; at += 1) {
      const run = runs[at] ?? { rows: left, free: 0, taken: [] };
      const mine = { ...run, rows: Math.min(left, run.rows) };
      if (isOutliving) mine.taken = [...run.taken, [start, step.end]];
      else mine.free = step.end;
      if (run.rows > left) runs.splice(at, 1, mine, { ...run, rows: run.rows - left });
      else runs[at] = mine;
      left -= mine.rows;
    }
  }
}

/**
 * Joins steps that end together. A row is taken as long as one below it.
 *
 * @param {Block} steps
 * @returns {Block}
 */
function joinedSteps(steps) {
  /** @type {Block} */
  const block = [];
  for (const { rows, end } of steps.reverse()) {
    const last = block.at(-1);
    if (last && last.end >= end) last.rows += rows;
    else block.push({ rows, end });
  }
  return block.reverse();
}
