// The part of a session that the timeline shows.

/** The time constant of a glide, in milliseconds: 63 % of the way. */
const glideTime = 45;
/** The share of the range between its edge and a position that is brought into view. */
const revealMargin = 0.08;

/** Positions are events, or nanoseconds when the scale is time. */
export class VisibleRange {
  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
    /** The length of the session. */
    this.length = 1;
    /** The length of the shortest range. */
    this.least = 1;
    this.start = 0;
    this.end = 1;
    /** What is drawn, while the range glides to where it goes. */
    this.shown = { start: 0, end: 1 };
  }

  get span() {
    return this.end - this.start;
  }

  get isWhole() {
    return this.start <= 0 && this.end >= this.length;
  }

  get isAtEnd() {
    return this.end >= this.length;
  }

  /**
   * Sets the length of the session. A range over the whole session grows with it, and one that follows the end moves along.
   *
   * @param {number} length
   * @param {number} least
   * @param {boolean} follows
   */
  setLength(length, least, follows) {
    const { isWhole, isAtEnd, span } = this;
    Object.assign(this, { length: Math.max(least, length), least });
    if (isWhole) this.set(0, this.length);
    else if (follows && isAtEnd) this.set(this.length - span, this.length);
    else this.set(this.start, this.end);
  }

  /**
   * @param {number} start
   * @param {number} end
   */
  set(start, end, glides = false) {
    const span = Math.min(this.length, Math.max(this.least, end - start));
    this.start = Math.max(0, Math.min(this.length - span, start));
    this.end = this.start + span;
    if (!glides || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.shown = { start: this.start, end: this.end };
    }
    this.changed();
  }

  /**
   * Zooms, and keeps a position where it is.
   *
   * @param {number} factor
   * @param {number} at the position
   */
  zoom(factor, at, glides = false) {
    const span = Math.min(this.length, Math.max(this.least, this.span / factor));
    const start = at - ((at - this.start) / this.span) * span;
    this.set(start, start + span, glides);
  }

  /** @param {number} by */
  pan(by, glides = false) {
    this.set(this.start + by, this.end + by, glides);
  }

  showAll(glides = false) {
    this.set(0, this.length, glides);
  }

  showEnd() {
    this.set(this.length - this.span, this.length);
  }

  /**
   * Pans as little as needed to show a position.
   *
   * @param {number} position
   */
  reveal(position) {
    if (position >= this.start && position <= this.end) return;
    const margin = this.span * revealMargin;
    this.pan(position < this.start ? position - margin - this.start : position + margin - this.end);
  }

  /**
   * Turns the page when a session that plays leaves the range.
   *
   * @param {number} position
   */
  turnTo(position) {
    if (position < this.start || position > this.end) this.pan(position - this.span * revealMargin - this.start);
  }

  /**
   * Glides on for some milliseconds. Returns whether it is still on its way.
   *
   * @param {number} passed
   */
  glide(passed) {
    const { shown, start, end, span } = this;
    const isNear = Math.abs(start - shown.start) + Math.abs(end - shown.end) < span / 1000;
    if (isNear) Object.assign(shown, { start, end });
    else {
      const share = 1 - Math.exp(-passed / glideTime);
      shown.start += (start - shown.start) * share;
      shown.end += (end - shown.end) * share;
    }
    return !isNear;
  }
}
