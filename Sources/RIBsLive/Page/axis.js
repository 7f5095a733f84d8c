// Round ticks for an axis of events or of time, and times in words.

/**
 * @typedef {object} Tick
 * @property {number} at an event, or nanoseconds
 * @property {string} words
 */

const [microsecond, millisecond, second, minute, hour] = [1e3, 1e6, 1e9, 60e9, 3600e9];
/** Ticks of whole seconds, minutes and hours do not go by tens. */
const clockSteps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * second), ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12, 24].map((count) => count * hour),
];
/** Free space between two labels. */
const labelGap = 18;
/** Labels that stand closer are more than anybody reads. */
const leastTick = 64;

/**
 * The ticks between two positions, as many as have room for their words.
 *
 * @param {number} start in events or nanoseconds
 * @param {number} end
 * @param {number} width in pixels
 * @param {boolean} isTime
 * @param {(text: string) => number} widthOf
 * @returns {Tick[]}
 */
export function axisTicks(start, end, width, isTime, widthOf) {
  /** @type {(at: number, step: number) => string} */
  const wordsOf = (at, step) => (isTime ? timeWords(at, step, end) : eventWords(at));
  let step = isTime ? 1 : 0.5;
  let room = 0;
  let widest = 0;
  do {
    step = isTime ? nextTimeStep(step) : nextStep(step);
    room = (step / (end - start)) * width;
    const last = Math.floor(end / step) * step;
    // The words of a tick before the last may be longer, such as 9.5 s before 10 s.
    widest = Math.max(widthOf(wordsOf(last, step)), widthOf(wordsOf(last - step, step)));
  } while (room < Math.max(leastTick, widest + labelGap));
  const ticks = [];
  const count = Math.floor(end / step);
  for (let index = Math.ceil(start / step); index <= count; index += 1) {
    ticks.push({ at: index * step, words: wordsOf(index * step, step) });
  }
  return ticks;
}

/**
 * The next larger of 1, 2, 5, 10, 20, …
 *
 * @param {number} step
 */
function nextStep(step) {
  const power = 10 ** Math.floor(Math.log10(step * 1.001));
  const digit = Math.round(step / power);
  return power * (digit < 1 ? 1 : digit < 2 ? 2 : digit < 5 ? 5 : 10);
}

/** @param {number} step in nanoseconds */
function nextTimeStep(step) {
  if (step < second) return Math.min(second, nextStep(step));
  return clockSteps.find((each) => each > step) ?? 24 * hour * nextStep(step / (24 * hour));
}

/** @param {number} event */
function eventWords(event) {
  return event.toLocaleString("en-US");
}

/**
 * A time with as many digits as a step needs, such as `1.5 s`, `20 ms` or `3 min`.
 *
 * @param {number} time in nanoseconds
 * @param {number} step
 * @param {number} most the largest time beside it, which has the same unit
 */
export function timeWords(time, step, most = time) {
  if (time <= 0) return "0";
  if (most < minute) {
    const [unit, name] = most < microsecond ? [1, "ns"] : most < millisecond ? [microsecond, "µs"]
      : most < second ? [millisecond, "ms"] : [second, "s"];
    return `${decimal(time / unit, step / unit)} ${name}`;
  }
  // A time that is rounded up to a minute must not become 60 s.
  const rounded = step < second ? time : Math.round(time / second) * second;
  const [hours, minutes] = [Math.floor(rounded / hour), Math.floor((rounded % hour) / minute)];
  const rest = decimal((rounded % minute) / second, step / second);
  const parts = [hours && `${hours} h`, minutes && `${minutes} min`, Number(rest) > 0 && `${rest} s`];
  return parts.filter(Boolean).join(" ") || "0";
}

/**
 * @param {number} value
 * @param {number} step by which values differ
 */
function decimal(value, step) {
  const digits = Math.min(9, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)));
  return value.toFixed(digits);
}
