const mostScale = 4;

/** A point (x, y) of the picture is in view at (x * scale + left, y * scale + top). */
export class Viewport {
  constructor(surface, changed) {
    Object.assign(this, { surface, changed, width: surface.clientWidth, height: surface.clientHeight });
    Object.assign(this, { scale: 1, left: 0, top: 0, leastScale: 0.02, isTouched: false, last: [0, 0] });
    surface.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    surface.addEventListener("pointerdown", (event) => this.press(event));
    surface.addEventListener("pointermove", (event) => event.buttons === 1 && this.drag(event));
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

  move(dx, dy) {
    this.left += dx;
    this.top += dy;
    this.changed();
  }

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

  reveal(box) {
    const { left, top, right, bottom } = this.bounds(-40);
    const shift = (low, high, least, most) => (low < least ? least - low : Math.min(0, most - high)) * this.scale;
    this.move(shift(box.left, box.right, left, right), shift(box.top, box.bottom, top, bottom));
  }

  fit(part, head, start, direction) {
    const [wide, high] = [part.right - part.left, part.bottom - part.top];
    const room = Math.max(50, this.height - head - 60);
    const full = Math.min(1, Math.max(50, this.width - 48) / wide, room / high);
    this.leastScale = Math.min(0.02, full);
    this.scale = full;
    let [x, y] = [this.width / 2, head + 16 + (high * full) / 2 + Math.min(60, (room - high * full) / 2)];
    if (start && full < 0.45) {
      [this.scale, part] = [0.8, start];
      [x, y] = direction === "right" ? [110, this.height / 2] : [this.width / 2, head + 32];
    }
    this.left = x - ((part.left + part.right) / 2) * this.scale;
    this.top = y - ((part.top + part.bottom) / 2) * this.scale;
    this.changed();
  }

  wheel(event) {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 0 ? 1 : 16);
    // A pinch on a trackpad is a wheel with Control, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0018;
    const factor = Math.exp(-Math.max(-240, Math.min(240, pixels)) * speed);
    const { left, top } = this.surface.getBoundingClientRect();
    this.zoom(factor, event.clientX - left, event.clientY - top);
  }

  press({ clientX, clientY }) {
    this.last = [clientX, clientY];
    this.hasDragged = false;
  }

  drag({ pointerId, clientX, clientY }) {
    const [dx, dy] = [clientX - this.last[0], clientY - this.last[1]];
    // A click with a shaky hand is still a click.
    if (!this.hasDragged && Math.hypot(dx, dy) < 4) return;
    this.surface.setPointerCapture(pointerId);
    Object.assign(this, { hasDragged: true, isTouched: true, last: [clientX, clientY] });
    this.move(dx, dy);
  }
}
