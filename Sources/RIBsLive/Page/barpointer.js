// Mouse, pen and touch on the lifetimes.

import { setAttributes } from "./dom.js";
import { rulerHeight } from "./paint.js";
import { barRowHeight } from "./rectangles.js";
import { wheelPixels, wheelZoom } from "./wheel.js";

/** A click this close to a narrow bar still hits it, in pixels. */
const slack = 3;

/**
 * @typedef {import("./rectangles.js").Rectangle} Rectangle
 *
 * @typedef {object} Spot
 * @property {number} x
 * @property {number} y below the ruler
 * @property {"ruler" | "lane" | "rows"} zone
 */

export class BarPointer {
  /** @param {import("./lifetimes.js").Lifetimes} owner */
  constructor(owner) {
    this.owner = owner;
    this.extent = owner.extent;
    /** @type {Map<number, Spot>} The pointers that are down, by their number. */
    this.pointers = new Map();
    /** @type {Spot} Where the first of them went down. */
    this.pressed = { x: 0, y: 0, zone: "rows" };
    this.hasDragged = false;
    setAttributes(owner.canvas, {
      wheel: (event) => this.wheel(event), pointerdown: (event) => this.press(event),
      pointermove: (event) => this.point(event), pointerup: (event) => this.release(event),
      pointercancel: (event) => this.release(event), pointerleave: () => owner.tip.hide(),
    });
  }

  /**
   * Where a pointer is, and what it is on: the ruler, the lane at the right, or the rows.
   *
   * @param {MouseEvent} event
   * @returns {Spot}
   */
  spot({ clientX, clientY }) {
    const { left, top } = this.owner.canvas.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top - rulerHeight];
    const { width, height } = this.extent.view;
    const isLong = (this.owner.lifetimes?.rows.length ?? 0) * barRowHeight > height;
    return { x, y, zone: y < 0 ? "ruler" : isLong && x >= width ? "lane" : "rows" };
  }

  /**
   * The rectangle at a point, or a narrow one right beside it.
   *
   * @param {Spot} spot
   */
  rectangleAt({ x, y }) {
    /** @type {(each: Rectangle, room: number) => boolean} */
    const isAt = (each, room) => Math.abs(y - each.y - each.height / 2) <= barRowHeight / 2
      && x >= each.x - room && x <= each.x + each.width + room;
    const { rectangles } = this.owner;
    return rectangles.find((each) => isAt(each, 0)) ?? rectangles.find((each) => isAt(each, slack));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const [dx, dy] = wheelPixels(event);
    this.owner.tip.hide();
    // With Shift, some browsers report the wheel as horizontal.
    if (event.shiftKey) return this.extent.pan(0, -(dy || dx));
    if (Math.abs(dx) > Math.abs(dy)) return this.extent.pan(-dx, 0);
    this.extent.zoom(wheelZoom(event, dy), this.spot(event).x);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0) return;
    this.owner.canvas.setPointerCapture(event.pointerId);
    const spot = this.spot(event);
    this.pointers.set(event.pointerId, spot);
    if (this.pointers.size > 1) this.hasDragged = true;
    else Object.assign(this, { hasDragged: false, pressed: spot });
    this.owner.tip.hide();
    this.drag(event);
  }

  /** @param {PointerEvent} event */
  point(event) {
    if (this.pointers.has(event.pointerId)) return this.drag(event);
    const spot = this.spot(event);
    const rectangle = spot.zone === "rows" ? this.rectangleAt(spot) : null;
    this.owner.canvas.style.cursor = { ruler: "ew-resize", lane: "default", rows: rectangle ? "pointer" : "" }[spot.zone];
    if (rectangle) this.owner.tip.show(rectangle.bars, spot);
    else this.owner.tip.hide();
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    const spot = this.spot(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const isClick = !this.hasDragged && Math.hypot(spot.x - this.pressed.x, spot.y - this.pressed.y) < 4;
    const { zone } = this.pressed;
    if (!other && zone === "ruler") this.owner.goTo(spot.x);
    if (!other && zone === "lane") this.extent.scrollTo(spot.y);
    if (isClick) return;
    this.hasDragged = true;
    this.pointers.set(event.pointerId, spot);
    if (other) this.pinch(before, spot, other);
    else if (zone === "rows") this.extent.pan(spot.x - before.x, spot.y - before.y);
  }

  /**
   * Zooms and pans by one finger that moves while the other rests.
   *
   * @param {Spot} before
   * @param {Spot} spot
   * @param {Spot} other
   */
  pinch(before, spot, other) {
    /** @param {Spot} one */
    const apart = (one) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
    this.extent.zoom(apart(spot) / apart(before), (spot.x + other.x) / 2);
    this.extent.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (event.type === "pointercancel" || this.hasDragged || this.pressed.zone !== "rows") return;
    const rectangle = this.rectangleAt(this.pressed);
    if (!rectangle) this.owner.goTo(this.pressed.x);
    else if (rectangle.bars.length > 1) this.extent.zoomTo(rectangle.bars);
    else this.owner.pick(rectangle.bars[0]);
  }
}
