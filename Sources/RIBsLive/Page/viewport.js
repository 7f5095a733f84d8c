// Pan and zoom of the picture, by mouse and wheel.

const mostScale = 4;

/** The part of the picture in view: a point (x, y) of the picture is at (x * scale + left, y * scale + top). */
export class Viewport {
  constructor(surface, changed) {
    Object.assign(this, { surface, changed, scale: 1, left: 0, top: 0, leastScale: 0.02 });
    this.isTouched = false;
    surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    surface.addEventListener("pointerdown", (event) => this.press(event));
    surface.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) {
      surface.addEventListener(name, () => {
        this.last = null;
      });
    }
  }

  get width() {
    return this.surface.clientWidth;
  }

  get height() {
    return this.surface.clientHeight;
  }

  bounds(margin = 0) {
    return {
      left: (-this.left - margin) / this.scale, right: (this.width - this.left + margin) / this.scale,
      top: (-this.top - margin) / this.scale, bottom: (this.height - this.top + margin) / this.scale,
    };
  }

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

  center(x, y) {
    this.move(this.width / 2 - x * this.scale - this.left, this.height / 2 - y * this.scale - this.top);
  }

  /** Moves a box into view by as little as needed. */
  reveal(box) {
    const { left, top, right, bottom } = this.bounds(-40);
    const shift = (low, high, least, most) => (low < least ? least - low : Math.min(0, most - high)) * this.scale;
    this.move(shift(box.left, box.right, left, right), shift(box.top, box.bottom, top, bottom));
  }

  /** Fits a part of the picture below a head. One that is too small to read begins at `start`, if there is one. */
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

  press({ button, clientX, clientY }) {
    this.last = button === 0 ? { clientX, clientY } : null;
    this.hasDragged = false;
  }

  drag({ pointerId, clientX, clientY }) {
    if (!this.last) return;
    const [dx, dy] = [clientX - this.last.clientX, clientY - this.last.clientY];
    // A click with a shaky hand is still a click.
    if (!this.hasDragged && Math.hypot(dx, dy) < 4) return;
    if (!this.hasDragged) this.surface.setPointerCapture(pointerId);
    Object.assign(this, { hasDragged: true, isTouched: true, last: { clientX, clientY } });
    this.move(dx, dy);
  }
}
