// The part of the lifetimes that is in view.

import { firstIndex } from "./chunks.js";
import { laneWidth, rulerHeight } from "./paint.js";
import { barRowHeight, xOf } from "./rectangles.js";

/** The least that is in view: events, and nanoseconds. */
const leastRange = [4, 1000];
/** A bar that is brought into view gets this width at least, in pixels. */
const leastRevealed = 24;

/** @typedef {import("./rows.js").Bar} Bar */

export class Extent {
  /** @param {import("./lifetimes.js").Lifetimes} owner */
  constructor(owner) {
    this.owner = owner;
    /** @type {0 | 1} The scale: 0 for events, 1 for time. */
    this.axis = 0;
    /** Events or nanoseconds. */
    this.from = 0;
    this.to = 1;
    /** How many pixels of the rows are above. */
    this.scroll = 0;
    /** Whether the reader has zoomed or panned. */
    this.isTouched = false;
    /** Where the axis ended when it was drawn last. */
    this.lastEnd = 0;
  }

  /** Where the axis ends. On the scale of events, the last event takes one unit. */
  get end() {
    const { events, time } = this.owner.session;
    return this.axis === 0 ? events + 1 : Math.max(1, time * 1.01);
  }

  /** @returns {import("./rectangles.js").View} */
  get view() {
    const { axis, from, to, scroll } = this;
    const { clientWidth, clientHeight } = this.owner.canvas;
    return {
      axis, from, to, scroll, width: Math.max(1, clientWidth - laneWidth), height: Math.max(1, clientHeight - rulerHeight),
    };
  }

  /** Keeps the view within the session. Until somebody moves it, it shows everything. */
  settle() {
    const { app, lifetimes } = this.owner;
    const axis = app.timeline.isTime ? 1 : 0;
    if (axis !== this.axis) {
      const [from, to] = [this.from, this.to].map((value) => this.translated(value, this.axis, axis));
      Object.assign(this, { axis, from, to });
    }
    const end = this.end;
    const least = Math.min(end, leastRange[axis]);
    if (!this.isTouched) [this.from, this.to] = [0, end];
    // The end stays in view while it is followed.
    else if (app.isFollowing && this.lastEnd < end && this.to >= this.lastEnd) this.shift(end - this.to);
    this.lastEnd = end;
    const range = Math.max(least, Math.min(end, this.to - this.from));
    this.from = Math.max(0, Math.min(end - range, this.from));
    this.to = this.from + range;
    if (!lifetimes) return;
    this.scroll = Math.max(0, Math.min(lifetimes.rows.length * barRowHeight - this.view.height, this.scroll));
  }

  /**
   * Converts an event to a time or back, from the starts of the bars.
   *
   * @param {number} value
   * @param {0 | 1} from
   * @param {0 | 1} to
   */
  translated(value, from, to) {
    const { lifetimes, session: { events, time } } = this.owner;
    const points = [[0, 0], ...lifetimes?.bars.map(({ start }) => start) ?? [], [events, time]];
    const index = firstIndex(points.length, (index) => points[index][from] >= value);
    const next = Math.max(1, Math.min(points.length - 1, index));
    const [low, high] = [points[next - 1], points[next]];
    const share = (value - low[from]) / Math.max(1, high[from] - low[from]);
    return low[to] + share * (high[to] - low[to]);
  }

  /** @param {number} by */
  shift(by) {
    this.from += by;
    this.to += by;
  }

  fit() {
    Object.assign(this, { isTouched: false, scroll: 0 });
    this.owner.ask();
  }

  /** What the address says of the lifetimes. */
  get inAddress() {
    return { span: this.isTouched || this.scroll > 0 ? [this.from, this.to, this.scroll] : undefined };
  }

  /** @param {import("./address.js").Shown} shown */
  restore({ span }) {
    this.axis = this.owner.app.timeline.isTime ? 1 : 0;
    this.isTouched = Boolean(span);
    [this.from, this.to, this.scroll] = span ?? [0, 1, 0];
    this.owner.ask();
  }

  /**
   * Zooms along the axis around a position in the view.
   *
   * @param {number} factor
   * @param {number} x
   */
  zoom(factor, x = this.view.width / 2) {
    const { width } = this.view;
    const range = this.to - this.from;
    const next = Math.max(Math.min(this.end, leastRange[this.axis]), Math.min(this.end, range / factor));
    this.from += (range - next) * (x / width);
    this.to = this.from + next;
    this.isTouched = true;
    this.owner.ask();
  }

  /**
   * @param {number} dx in pixels
   * @param {number} dy
   */
  pan(dx, dy) {
    const wanted = (-dx * (this.to - this.from)) / this.view.width;
    // Nothing moves beyond the session's ends.
    const by = Math.max(-this.from, Math.min(this.end - this.to, wanted));
    this.shift(by);
    this.scroll -= dy;
    if (by !== 0) this.isTouched = true;
    this.owner.ask();
  }

  /**
   * Brings a bar into view.
   *
   * @param {Bar} bar
   * @param {boolean} mayZoom whether it is made wide enough to be seen
   */
  reveal(bar, mayZoom) {
    this.settle();
    const { view } = this;
    const [start, end] = [bar.start[this.axis], bar.end[this.axis]];
    const width = xOf(view, end) - xOf(view, start);
    if (mayZoom && width < leastRevealed / 4) this.zoom(leastRevealed / Math.max(1e-6, width), xOf(view, (start + end) / 2));
    const shown = this.view;
    const [left, right] = [xOf(shown, start), xOf(shown, end)];
    const inView = Math.min(right, shown.width) - Math.max(left, 0);
    if (inView < Math.min(right - left, leastRevealed * 2)) {
      this.pan(Math.min(shown.width / 4, Math.max(40, (shown.width - right + left) / 2)) - left, 0);
    }
    const y = bar.row * barRowHeight;
    if (y < shown.scroll || y + barRowHeight > shown.scroll + shown.height) this.scroll = y - shown.height / 3;
    this.owner.ask();
  }

  /** @param {Bar} bar */
  isInView({ start, end, row }) {
    const { view, axis } = this;
    const top = row * barRowHeight - view.scroll;
    return xOf(view, end[axis]) > 0 && xOf(view, start[axis]) < view.width && top > -barRowHeight && top < view.height;
  }

  /** @param {number} x */
  valueAt(x) {
    return Math.max(0, this.from + (x / this.view.width) * (this.to - this.from));
  }

  /**
   * Zooms in on bars that are too narrow to tell them apart.
   *
   * @param {Bar[]} bars
   */
  zoomTo(bars) {
    const [start, end] = [bars[0].start[this.axis], bars.at(-1).end[this.axis]];
    const room = Math.max(leastRange[this.axis], (end - start) * 1.5);
    Object.assign(this, { from: (start + end - room) / 2, to: (start + end + room) / 2, isTouched: true });
    this.owner.ask();
  }

  /**
   * Scrolls to a place in the lane beside the rows, which stands for all of them.
   *
   * @param {number} y
   */
  scrollTo(y) {
    const { height } = this.view;
    this.scroll = (y / height) * this.owner.lifetimes.rows.length * barRowHeight - height / 2;
    this.owner.ask();
  }
}
