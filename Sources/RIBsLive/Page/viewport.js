// What part of the tree is in view, and how mouse, trackpad and fingers move it.

import { wheelPixels, wheelZoom } from "./wheel.js";

const mostScale = 4;

/** @typedef {{left: number, right: number, top: number, bottom: number}} Rectangle of the picture */

/** A point (x, y) of the picture is in view at (x * scale + left, y * scale + top). */
export class Viewport {
  /**
   * @param {HTMLElement} surface
   * @param {(isResized?: boolean) => void} changed
   */
  constructor(surface, changed) {
    this.surface = surface;
    this.changed = changed;
    this.width = surface.clientWidth;
    this.height = surface.clientHeight;
    this.scale = 1;
    this.left = 0;
    this.top = 0;
    this.leastScale = 0.02;
    /** Whether the reader has moved the picture. */
    this.isTouched = false;
    /** Whether the press that goes on is a drag, and no click. */
    this.hasDragged = false;
    /** Where the pointer was. */
    this.last = [0, 0];
    /** @type {Map<number, number[]>} Where each pointer that is down is. */
    this.fingers = new Map();
    /** The scale of a pinch on a trackpad until now. */
    this.pinch = 1;
    surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    surface.addEventListener("pointerdown", (event) => this.press(event));
    surface.addEventListener("pointermove", (event) => event.buttons === 1 && this.drag(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      surface.addEventListener(name, ({ pointerId }) => this.fingers.delete(pointerId));
    }
    // Safari tells of a pinch on a trackpad in its own way.
    surface.addEventListener("gesturestart", (event) => this.gesture(event), { passive: false });
    surface.addEventListener("gesturechange", (event) => this.gesture(event), { passive: false });
    new ResizeObserver(() => {
      Object.assign(this, { width: surface.clientWidth, height: surface.clientHeight });
      changed(true);
    }).observe(surface);
  }

  bounds(margin = 0) {
    return {
      left: (-this.left - margin) / this.scale, right: (this.width - this.left + margin) / this.scale,
      top: (-this.top - margin) / this.scale, bottom: (this.height - this.top + margin) / this.scale,
    };
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  move(dx, dy) {
    this.left += dx;
    this.top += dy;
    this.changed();
  }

  /**
   * @param {number} factor
   * @param {number} x what stays where it is, in pixels of the surface
   * @param {number} y
   */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const scale = Math.min(mostScale, Math.max(this.leastScale, this.scale * factor));
    const change = scale / this.scale;
    this.scale = scale;
    this.isTouched = true;
    this.move((x - this.left) * (1 - change), (y - this.top) * (1 - change));
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  center(x, y) {
    this.move(this.width / 2 - x * this.scale - this.left, this.height / 2 - y * this.scale - this.top);
  }

  /** @param {Rectangle} box */
  reveal(box) {
    const { left, top, right, bottom } = this.bounds(-40);
    /** @type {(low: number, high: number, least: number, most: number) => number} */
    const shift = (low, high, least, most) => (low < least ? least - low : Math.min(0, most - high)) * this.scale;
    this.move(shift(box.left, box.right, left, right), shift(box.top, box.bottom, top, bottom));
  }

  /**
   * @param {Rectangle} part what should be in view
   * @param {number} head how much of the surface is covered at the top, in pixels
   * @param {?Rectangle} start what is shown if all together would be too small to read
   * @param {"right" | "down"} direction where children stand
   */
  fit(part, head, start, direction) {
    const [wide, high] = [part.right - part.left, part.bottom - part.top];
    const room = Math.max(50, this.height - head - 60);
    const full = Math.min(1, Math.max(50, this.width - 48) / wide, room / high);
    this.leastScale = Math.min(0.02, full);
    this.scale = full;
    let [x, y] = [this.width / 2, head + 16 + (high * full) / 2 + Math.min(60, (room - high * full) / 2)];
    if (start && full < 0.45) {
      [this.scale, part] = [1, start];
      [x, y] = direction === "right" ? [90, head + 40] : [this.width / 2, head + 40];
    }
    this.left = x - ((part.left + part.right) / 2) * this.scale;
    this.top = y - ((part.top + part.bottom) / 2) * this.scale;
    this.changed();
  }

  /**
   * Shows the part that an address names.
   *
   * @param {number} scale
   * @param {number} left
   * @param {number} top
   */
  set(scale, left, top) {
    Object.assign(this, { scale: Math.min(mostScale, scale), left, top, isTouched: true });
    this.changed();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const [dx, dy] = wheelPixels(event);
    if (!event.ctrlKey && (event.shiftKey || Math.abs(dx) > Math.abs(dy))) {
      this.isTouched = true;
      this.move(-(dx || dy), 0);
      return;
    }
    this.zoomAt(wheelZoom(event, dy), event);
  }

  /**
   * @param {number} factor
   * @param {{clientX: number, clientY: number}} point
   */
  zoomAt(factor, { clientX, clientY }) {
    const { left, top } = this.surface.getBoundingClientRect();
    this.zoom(factor, clientX - left, clientY - top);
  }

  /** @param {GestureEvent} event */
  gesture(event) {
    event.preventDefault();
    if (event.type === "gesturechange") this.zoomAt(event.scale / this.pinch, event);
    this.pinch = event.scale;
  }

  /** @param {PointerEvent} event */
  press({ pointerId, clientX, clientY }) {
    this.fingers.set(pointerId, [clientX, clientY]);
    this.last = [clientX, clientY];
    // The second finger of a pinch does not begin a click.
    this.hasDragged = this.fingers.size > 1;
  }

  /** @param {PointerEvent} event */
  drag({ pointerId, clientX, clientY }) {
    if (this.fingers.size === 2 && this.fingers.has(pointerId)) return this.spread(pointerId, [clientX, clientY]);
    const [dx, dy] = [clientX - this.last[0], clientY - this.last[1]];
    // A click with a shaky hand is still a click.
    if (!this.hasDragged && Math.hypot(dx, dy) < 4) return;
    this.surface.setPointerCapture(pointerId);
    Object.assign(this, { hasDragged: true, isTouched: true, last: [clientX, clientY] });
    this.move(dx, dy);
  }

  /**
   * Two fingers move and zoom at once: what is between them stays there.
   *
   * @param {number} moved the finger
   * @param {number[]} point
   */
  spread(moved, point) {
    const other = [...this.fingers].find(([id]) => id !== moved)[1];
    const before = this.fingers.get(moved);
    this.fingers.set(moved, point);
    /** @param {number[]} point */
    const distance = ([x, y]) => Math.max(1, Math.hypot(x - other[0], y - other[1]));
    const [x, y] = [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
    this.zoomAt(distance(point) / distance(before), { clientX: x, clientY: y });
    this.move((point[0] - before[0]) / 2, (point[1] - before[1]) / 2);
    this.last = point;
  }
}
