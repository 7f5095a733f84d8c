// Plays a session in time, with long pauses cut short.

import { longestPause } from "./course.js";

/** How long a session plays at 1×, in milliseconds. One that is shorter plays as fast as it was, but not too fast to see. */
const [leastLength, mostLength] = [4000, 30_000];
/** A page in the background draws rarely. It goes on where it was, and skips nothing. */
const mostPassed = 250;
/** With reduced motion the page changes once in this many milliseconds. */
const stillFor = 500;

export class Player {
  /**
   * @param {(place: {event: number, time: number}) => void} moved
   * @param {(isPlaying: boolean) => void} changed
   */
  constructor(moved, changed) {
    this.moved = moved;
    this.changed = changed;
    /** @type {?import("./course.js").Course} */
    this.course = null;
    this.isPlaying = false;
    this.speed = 1;
  }

  /** @param {import("./course.js").Course} course */
  setCourse(course) {
    this.course = course;
    /** How long it plays at 1×, in milliseconds. */
    this.length = Math.max(leastLength, Math.min(mostLength, course.playLength / 1e6));
  }

  /** What a speed means, in words. */
  get words() {
    const rate = this.course.playLength / 1e6 / this.length;
    /** @param {number} number */
    const digits = (number) => number.toLocaleString("en-US", { maximumSignificantDigits: 2 });
    const rateWords = rate > 1.05 ? `${digits(rate)} times as fast as it was`
      : rate < 0.95 ? `${digits(1 / rate)} times as slow as it was` : "as fast as it was";
    const pause = longestPause / 1e9;
    return `Speed. At 1× the session plays in ${digits(this.length / 1000)} s, ${rateWords}. A pause takes at most ${pause} s.`;
  }

  /**
   * Plays from an event on, or from the start if that is the last.
   *
   * @param {number} event
   */
  start(event) {
    if (this.isPlaying || this.course.length === 0) return;
    let play = event >= this.course.events.at(-1) ? 0 : this.course.playAt(event);
    let last = performance.now();
    let due = 0;
    /** @param {number} now */
    const frame = (now) => {
      if (!this.isPlaying) return;
      const { playLength } = this.course;
      play += Math.max(0, Math.min(mostPassed, now - last)) * this.speed * (playLength / this.length);
      last = now;
      const isOver = play >= playLength;
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (now >= due || isOver) {
        due = isStill ? now + stillFor : 0;
        this.moved(this.course.playedTo(Math.min(play, playLength)));
      }
      if (isOver) this.stop();
      else requestAnimationFrame(frame);
    };
    this.isPlaying = true;
    this.changed(true);
    requestAnimationFrame(frame);
  }

  stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    this.changed(false);
  }
}
