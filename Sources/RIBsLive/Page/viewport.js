// Pan and zoom of the picture, by mouse, wheel and touch.

const mostScale = 4;

/** The part of the picture in view: a point (x, y) of the picture is at (x * scale + left, y * scale + top). */
export class Viewport {
  /**
   * @param surface The element that is dragged over.
   * @param changed Called after each change.
   */
  constructor(surface, changed) {
    Object.assign(this, { surface, changed, scale: 1, left: 0, top: 0, isTouched: false, leastScale: 0.02, head: 48 });
    this.pointers = new Map();
    this.hasDragged = false;
    surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    surface.addEventListener("pointerdown", (event) => this.press(event));
    surface.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      surface.addEventListener(name, (event) => this.release(event));
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
      left: (-this.left - margin) / this.scale,
      top: (-this.top - margin) / this.scale,
      right: (this.width - this.left + margin) / this.scale,
      bottom: (this.height - this.top + margin) / this.scale,
    };
  }

  /** The point of the picture at a position of the window. */
  pointAt(clientX, clientY) {
    const rect = this.surface.getBoundingClientRect();
    return {
      x: (clientX - rect.left - this.left) / this.scale,
      y: (clientY - rect.top - this.top) / this.scale,
    };
  }

  move(dx, dy) {
    this.left += dx;
    this.top += dy;
    this.changed();
  }

  /** Zooms; the point (x, y) of the surface stays where it is. */
  zoom(factor, x = this.width / 2, y = this.height / 2) {
    const scale = Math.min(mostScale, Math.max(this.leastScale, this.scale * factor));
    this.left = x - ((x - this.left) * scale) / this.scale;
    this.top = y - ((y - this.top) * scale) / this.scale;
    this.scale = scale;
    this.isTouched = true;
    this.changed();
  }

  /** Puts a point of the picture into the middle. */
  center(x, y) {
    this.left = this.width / 2 - x * this.scale;
    this.top = this.height / 2 - y * this.scale;
    this.changed();
  }

  /** Moves a box into view, if it is not there, by as little as needed. */
  reveal(box, room = 40) {
    const { left, top, right, bottom } = this.bounds(-room);
    const shift = (low, high, least, most) => (low < least ? least - low : high > most ? most - high : 0);
    const dx = shift(box.left, box.right, left, right) * this.scale;
    const dy = shift(box.top, box.bottom, top, bottom) * this.scale;
    if (dx !== 0 || dy !== 0) this.move(dx, dy);
  }

  /**
   * Fits a part of the picture into the view, never larger than 1:1.
   *
   * @param start The box to begin at if it would be too small to read; null to fit it in any case.
   */
  fit(part, start = null, direction = "down") {
    if (this.width === 0) return;
    const room = { width: Math.max(50, this.width - 48), height: Math.max(50, this.height - this.head - 60) };
    const full = Math.min(1, room.width / (part.right - part.left), room.height / (part.bottom - part.top));
    this.leastScale = Math.min(0.02, full);
    if (start && full < 0.45) {
      this.scale = 0.8;
      this.left = direction === "right" ? 32 - start.left * this.scale
        : this.width / 2 - ((start.left + start.right) / 2) * this.scale;
      this.top = direction === "right" ? this.height / 2 - ((start.top + start.bottom) / 2) * this.scale
        : this.head + 16 - start.top * this.scale;
    } else {
      this.scale = full;
      this.left = (this.width - (part.left + part.right) * this.scale) / 2;
      const free = room.height - (part.bottom - part.top) * this.scale;
      this.top = this.head + 16 + Math.min(free / 2, 60) - part.top * this.scale;
    }
    this.changed();
  }

  wheel(event) {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 200 : 1;
    const rect = this.surface.getBoundingClientRect();
    const speed = event.ctrlKey ? 0.01 : 0.0018;
    const factor = Math.exp(-Math.max(-240, Math.min(240, event.deltaY * unit)) * speed);
    this.zoom(factor, event.clientX - rect.left, event.clientY - rect.top);
  }

  press(event) {
    if (event.button !== 0) return;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.hasDragged = false;
  }

  drag(event) {
    const last = this.pointers.get(event.pointerId);
    if (!last) return;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    // A click with a shaky hand is still a click.
    if (!this.hasDragged && Math.hypot(dx, dy) < 4) return;
    if (!this.hasDragged) this.surface.setPointerCapture(event.pointerId);
    this.hasDragged = true;
    this.isTouched = true;
    if (this.pointers.size === 1) this.move(dx, dy);
    else this.pinch(event, last);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  pinch(event, last) {
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const rect = this.surface.getBoundingClientRect();
    if (before > 0) {
      this.zoom(after / before, (event.clientX + other.x) / 2 - rect.left, (event.clientY + other.y) / 2 - rect.top);
    }
  }

  release(event) {
    this.pointers.delete(event.pointerId);
  }
}
