// Pan and zoom of the picture, by mouse, wheel and touch.

const mostScale = 4;

/** The part of the picture in view: a point (x, y) of the picture is at (x * scale + left, y * scale + top). */
export class Viewport {
  /**
   * @param surface The element that is dragged over.
   * @param changed Called after each change.
   */
  constructor(surface, changed) {
    Object.assign(this, { surface, changed, scale: 1, left: 0, top: 0, leastScale: 0.02 });
    /** Whether the reader moved it. */
    this.isTouched = false;
    this.hasDragged = false;
    this.pointers = new Map();
    surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    surface.addEventListener("pointerdown", (event) => this.press(event));
    surface.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      surface.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    }
  }

  get width() {
    return this.surface.clientWidth;
  }

  get height() {
    return this.surface.clientHeight;
  }

  /** The part of the picture in view, with a margin in pixels. */
  bounds(margin = 0) {
    return {
      left: (-this.left - margin) / this.scale, right: (this.width - this.left + margin) / this.scale,
      top: (-this.top - margin) / this.scale, bottom: (this.height - this.top + margin) / this.scale,
    };
  }

  /** The position on the surface of a position in the window. */
  onSurface(clientX, clientY) {
    const { left, top } = this.surface.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  move(dx, dy) {
    this.left += dx;
    this.top += dy;
    this.changed();
  }

  /** Zooms; the point (x, y) of the surface stays where it is. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const scale = Math.min(mostScale, Math.max(this.leastScale, this.scale * factor));
    const change = scale / this.scale;
    this.scale = scale;
    this.isTouched = true;
    this.move((x - this.left) * (1 - change), (y - this.top) * (1 - change));
  }

  /** Puts a point of the picture into the middle. */
  center(x, y) {
    this.move(this.width / 2 - x * this.scale - this.left, this.height / 2 - y * this.scale - this.top);
  }

  /** Moves a box into view by as little as needed. */
  reveal(box) {
    const { left, top, right, bottom } = this.bounds(-40);
    const shift = (low, high, least, most) => (low < least ? least - low : Math.min(0, most - high)) * this.scale;
    this.move(shift(box.left, box.right, left, right), shift(box.top, box.bottom, top, bottom));
  }

  /**
   * Fits a part of the picture into the view, never larger than 1:1.
   *
   * @param head The height of what lies over the upper edge.
   * @param start The box to begin at if it would be too small to read; null to fit it in any case.
   */
  fit(part, head, start, direction) {
    if (this.width === 0) return;
    const [wide, high] = [part.right - part.left, part.bottom - part.top];
    const room = Math.max(50, this.height - head - 60);
    const full = Math.min(1, Math.max(50, this.width - 48) / wide, room / high);
    this.leastScale = Math.min(0.02, full);
    const beginsAtStart = start && full < 0.45;
    this.scale = beginsAtStart ? 0.8 : full;
    const { left, right, top, bottom } = beginsAtStart ? start : part;
    this.left = (this.width - (left + right) * this.scale) / 2;
    this.top = head + 16 - top * this.scale;
    if (!beginsAtStart) this.top += Math.min(60, (room - high * full) / 2);
    else if (direction === "right") {
      this.left = 32 - left * this.scale;
      this.top = (this.height - (top + bottom) * this.scale) / 2;
    }
    this.changed();
  }

  wheel(event) {
    event.preventDefault();
    const pixels = event.deltaY * [1, 16, 200][event.deltaMode];
    // A pinch on a trackpad is a wheel with Control, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0018;
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed);
    this.zoom(factor, ...this.onSurface(event.clientX, event.clientY));
  }

  press({ button, pointerId, clientX, clientY }) {
    if (button !== 0) return;
    this.pointers.set(pointerId, { clientX, clientY });
    this.hasDragged = false;
  }

  drag({ pointerId, clientX, clientY }) {
    const last = this.pointers.get(pointerId);
    if (!last) return;
    const [dx, dy] = [clientX - last.clientX, clientY - last.clientY];
    // A click with a shaky hand is still a click.
    if (!this.hasDragged && Math.hypot(dx, dy) < 4) return;
    if (!this.hasDragged) this.surface.setPointerCapture(pointerId);
    this.hasDragged = true;
    this.isTouched = true;
    this.pointers.set(pointerId, { clientX, clientY });
    const other = [...this.pointers].find(([id]) => id !== pointerId)?.[1];
    if (!other) return this.move(dx, dy);
    const distance = (to) => Math.hypot(to.clientX - other.clientX, to.clientY - other.clientY);
    const middle = this.onSurface((clientX + other.clientX) / 2, (clientY + other.clientY) / 2);
    this.zoom(distance({ clientX, clientY }) / Math.max(1, distance(last)), ...middle);
  }
}
