// How a session went: the RIBs on the tree, and which event was when.

import { firstIndex } from "./chunks.js";

/** When a session plays, pauses are cut to this, in nanoseconds. */
export const longestPause = 5e8;

/**
 * The session's curve has samples of consecutive events. Those of a short session have one event each, and then everything
 * here is exact; otherwise events and times inside a sample are in proportion.
 */
export class Course {
  /** @param {{curve: number[][]}} session */
  constructor({ curve }) {
    const { length } = curve;
    /** @param {number} index */
    const column = (index) => Float64Array.from(curve, (sample) => sample[index]);
    this.length = length;
    this.events = column(0);
    this.times = column(1);
    this.ribs = column(2);
    this.attaches = column(3);
    this.detaches = column(4);
    this.most = this.ribs.reduce((most, ribs) => Math.max(most, ribs), 0);
    /** Where each sample's step of the curve begins. */
    this.starts = { event: new Float64Array(length), time: new Float64Array(length) };
    /** When the last event of each sample plays. */
    this.plays = new Float64Array(length);
    for (let index = 0, [event, time, play] = [0, 0, 0]; index < length; index += 1) {
      // Times of a broken trace may fall.
      this.times[index] = Math.max(time, this.times[index]);
      const passed = this.times[index] - time;
      this.starts.event[index] = event + 1;
      this.starts.time[index] = this.events[index] === event + 1 ? this.times[index] : time;
      play += Math.max(1, Math.min(longestPause, passed));
      this.plays[index] = play;
      [event, time] = [this.events[index], this.times[index]];
    }
  }

  /** How long the session plays, in nanoseconds. */
  get playLength() {
    return this.plays.at(-1) ?? 0;
  }

  /** @param {number} event */
  timeAt(event) {
    return between(this.events, this.times, event);
  }

  /**
   * How many events have happened at a time, with a fraction for the way to the next.
   *
   * @param {number} time
   */
  eventAt(time) {
    return between(this.times, this.events, time);
  }

  /** @param {number} event */
  playAt(event) {
    return between(this.events, this.plays, event);
  }

  /**
   * The event and the time that a session has come to when it has played for so long.
   *
   * @param {number} play in nanoseconds
   */
  playedTo(play) {
    return { event: Math.floor(between(this.plays, this.events, play)), time: between(this.plays, this.times, play) };
  }

  /**
   * The index of the sample whose step of the curve is at a position; -1 before the first.
   *
   * @param {number} position
   * @param {boolean} isTime
   */
  sampleAt(position, isTime) {
    const starts = isTime ? this.starts.time : this.starts.event;
    return firstIndex(this.length, (index) => starts[index] > position) - 1;
  }

  /**
   * The first and the last event of a sample.
   *
   * @param {number} index
   */
  eventsOf(index) {
    return [this.starts.event[index], this.events[index]];
  }
}

/**
 * The value where a key stands, in proportion between the neighbours. Keys rise from 0, and so do values.
 *
 * @param {Float64Array} keys
 * @param {Float64Array} values
 * @param {number} key
 */
function between(keys, values, key) {
  const index = firstIndex(keys.length, (each) => keys[each] > key);
  if (index === keys.length) return values.at(-1) ?? 0;
  const [fromKey, from] = index === 0 ? [0, 0] : [keys[index - 1], values[index - 1]];
  return from + (values[index] - from) * Math.max(0, (key - fromKey) / (keys[index] - fromKey));
}
