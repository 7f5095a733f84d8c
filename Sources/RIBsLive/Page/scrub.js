// The pointer and the wheel on the timeline's track: scrubbing, clicks on ticks, pinching, zooming and panning.

import { trackInset } from "./track.js";
import { wheelPixels, wheelZoom } from "./wheel.js";

/** A press that moves less than this is a click, in pixels. */
const clickReach = 4;
/** Closer fingers would zoom by jumps, in pixels. */
const leastPinch = 16;

/**
 * @typedef {import("./track.js").Hit} Hit
 *
 * @typedef {object} ScrubActions What the pointer does.
 * @property {(position: number) => void} scrub goes to a position while the pointer is down
 * @property {() => void} settle ends a scrub
 * @property {(hit: Hit) => void} pick
 * @property {(point: ?{x: number, y: number}) => void} hover
 */

export class Scrubber {
  /**
   * @param {HTMLElement} root
   * @param {import("./track.js").Track} track
   * @param {ScrubActions} actions
   */
  constructor(root, track, actions) {
    this.root = root;
    this.track = track;
    this.actions = actions;
    this.range = track.state.range;
    /** @type {Map<number, number>} Where each pointer that is down is. */
    this.pointers = new Map();
    /** @type {?{x: number, hit: ?Hit, isScrub: boolean}} */
    this.press = null;
    /** @type {?{id: number, at: number}[]} The two fingers, and the positions that they first touched. */
    this.pinch = null;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", (event) => this.cancel(event));
    root.addEventListener("pointerleave", () => actions.hover(null));
    // The browser would drag text that is selected, and end this drag.
    root.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** @param {MouseEvent} event */
  pointOf({ clientX, clientY }) {
    const { left, top } = this.root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    const { x, y } = this.pointOf(event);
    this.root.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, x);
    this.actions.hover(null);
    if (this.pointers.size === 2) return this.beginPinch();
    if (this.pointers.size > 2) return;
    const hit = this.track.hit(x, y, event.pointerType);
    this.press = { x, hit, isScrub: false };
    // A finger may be the first of two.
    if (!hit && event.pointerType !== "touch") this.scrub(x);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const point = this.pointOf(event);
    if (!this.pointers.has(event.pointerId)) {
      if (event.pointerType !== "touch") this.actions.hover(point);
      return;
    }
    this.pointers.set(event.pointerId, point.x);
    if (this.pinch) this.goOnPinching();
    else if (this.press && (this.press.isScrub || Math.abs(point.x - this.press.x) >= clickReach)) this.scrub(point.x);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { press, pinch } = this;
    this.cancel(event);
    if (!press || pinch) return;
    if (press.isScrub) return;
    if (press.hit) this.actions.pick(press.hit);
    else {
      this.actions.scrub(this.track.positionAt(press.x));
      this.actions.settle();
    }
  }

  /** @param {PointerEvent} event */
  cancel({ pointerId }) {
    if (!this.pointers.delete(pointerId)) return;
    if (this.press?.isScrub) this.actions.settle();
    this.press = null;
    // The finger that is left after a pinch does nothing.
    if (this.pointers.size === 0) this.pinch = null;
  }

  /** @param {number} x */
  scrub(x) {
    this.press.isScrub = true;
    this.actions.scrub(this.track.positionAt(x));
  }

  beginPinch() {
    if (this.press?.isScrub) this.actions.settle();
    this.press = null;
    this.pinch = [...this.pointers].map(([id, x]) => ({ id, at: this.track.positionAt(x) }));
  }

  /** Zooms so that each finger stays on the position that it first touched. */
  goOnPinching() {
    const [one, other] = this.pinch.map(({ id, at }) => ({ at, x: this.pointers.get(id) }));
    if (one.x === undefined || other.x === undefined || Math.abs(other.x - one.x) < leastPinch) return;
    const room = this.track.state.width - 2 * trackInset;
    const span = Math.abs((other.at - one.at) / (other.x - one.x)) * room;
    if (!(span > 0)) return;
    const start = one.at - ((one.x - trackInset) / room) * span;
    this.range.set(start, start + span);
  }

  /**
   * @param {WheelEvent} event
   * @param {number} at the position under the pointer, which stays there
   */
  wheel(event, at) {
    event.preventDefault();
    const [across, down] = wheelPixels(event);
    const isAcross = Math.abs(across) > Math.abs(down);
    if (!event.ctrlKey && (event.shiftKey || isAcross)) {
      const { width } = this.track.state;
      this.range.pan(((isAcross ? across : down) / width) * this.range.span);
      return;
    }
    this.range.zoom(wheelZoom(event, down), at);
  }
}
