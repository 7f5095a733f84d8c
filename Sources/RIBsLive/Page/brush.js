// The overview of the whole session, with the visible range as a brush.

import { severityColor, trackInset } from "./track.js";

export const overviewHeight = 26;
/** How near to an edge of the brush a pointer takes hold of it. */
const edgeReach = { mouse: 6, touch: 14 };
/** A press that moves less than this is a click. */
const leastDrag = 4;

/** @typedef {import("./canvas.js").Colors} Colors */

export class Brush {
  /**
   * @param {HTMLElement} root
   * @param {import("./track.js").TrackState} state
   */
  constructor(root, state) {
    this.root = root;
    this.state = state;
    /** @type {?{part: string, x: number, at: number, start: number, end: number, isDrag: boolean}} What a pointer holds. */
    this.grip = null;
    root.addEventListener("pointerdown", (event) => this.press(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", () => this.release());
    root.addEventListener("pointercancel", () => this.release());
    root.addEventListener("dragstart", (event) => event.preventDefault());
    root.addEventListener("dblclick", () => state.range.showAll(true));
  }

  get room() {
    return Math.max(1, this.state.width - 2 * trackInset);
  }

  /** Where the brush stands, in pixels. */
  get edges() {
    const { range: { length, shown } } = this.state;
    /** @param {number} position */
    const xOf = (position) => trackInset + (position / length) * this.room;
    return { left: xOf(shown.start), right: xOf(shown.end) };
  }

  /** @param {number} x */
  positionAt(x) {
    return Math.max(0, Math.min(1, (x - trackInset) / this.room)) * this.state.range.length;
  }

  /** @param {PointerEvent} event */
  pointOf({ clientX }) {
    return clientX - this.root.getBoundingClientRect().left;
  }

  /**
   * The part at a point: an edge, the brush, or what is outside of it. All that the whole session covers is outside.
   *
   * @param {number} x
   * @param {string} pointerType
   */
  partAt(x, pointerType) {
    const { left, right } = this.edges;
    const far = pointerType === "touch" ? edgeReach.touch : edgeReach.mouse;
    const [toLeft, toRight] = [Math.abs(x - left), Math.abs(x - right)];
    if (Math.min(toLeft, toRight) <= far) return toLeft < toRight ? "start" : "end";
    return left < x && x < right && !this.state.range.isWhole ? "brush" : "outside";
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0 || this.grip) return;
    const x = this.pointOf(event);
    const { start, end } = this.state.range;
    this.root.setPointerCapture(event.pointerId);
    this.grip = { part: this.partAt(x, event.pointerType), x, at: this.positionAt(x), start, end, isDrag: false };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { root, grip, state: { range } } = this;
    const x = this.pointOf(event);
    if (!grip) {
      root.dataset.part = this.partAt(x, event.pointerType);
      return;
    }
    grip.isDrag ||= Math.abs(x - grip.x) >= leastDrag;
    if (!grip.isDrag) return;
    const at = this.positionAt(x);
    const [one, other] = { start: [at, grip.end], end: [grip.start, at], outside: [grip.at, at] }[grip.part]
      ?? [grip.start, grip.end].map((edge) => edge + ((x - grip.x) / this.room) * range.length);
    range.set(Math.min(one, other), Math.max(one, other));
  }

  release() {
    const { grip, state: { range } } = this;
    this.grip = null;
    // A click beside the brush brings it there.
    if (grip?.part === "outside" && !grip.isDrag && !range.isWhole) range.pan(grip.at - (range.start + range.end) / 2, true);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  draw(context, colors) {
    const { width, range, cursor } = this.state;
    context.clearRect(0, 0, width, overviewHeight);
    context.drawImage(this.picture(context, colors), 0, 0, width, overviewHeight);
    context.fillStyle = colors.text;
    context.fillRect(trackInset + (cursor / range.length) * this.room - 0.75, 0, 1.5, overviewHeight);
    this.drawBrush(context, colors);
  }

  /**
   * The whole session, which neither the range nor the cursor changes. It is drawn once.
   *
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  picture({ canvas: { width, height } }, colors) {
    const { course, isTime, range } = this.state;
    const key = [course, colors, isTime, range.length, width, height];
    if (this.drawnFor?.every((each, index) => each === key[index])) return this.drawn;
    this.drawnFor = key;
    this.drawn = document.createElement("canvas");
    Object.assign(this.drawn, { width, height });
    const context = this.drawn.getContext("2d");
    context.scale(width / this.state.width, height / overviewHeight);
    this.drawSession(context, colors);
    return this.drawn;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  drawSession(context, colors) {
    const { isTime, marks, findings, range } = this.state;
    /** @param {number} position */
    const xOf = (position) => trackInset + (position / range.length) * this.room;
    // However many stand at a pixel, it is drawn once.
    /** @param {{event: number, time: number}[]} moments */
    const pixels = (moments) => new Set(moments.map(({ event, time }) => Math.round(xOf(isTime ? time : event))));
    context.fillStyle = colors.line;
    context.globalAlpha = 0.4;
    context.fill(this.curvePath(xOf));
    context.globalAlpha = 1;
    context.fillStyle = colors.flag;
    for (const x of pixels(marks)) context.fillRect(x, 0, 2, 4);
    // The worst is drawn last.
    for (const severity of ["info", "warning", "error"]) {
      context.fillStyle = severityColor(severity, colors);
      const these = findings.filter(({ cause }) => cause.severity === severity);
      for (const x of pixels(these)) context.fillRect(x - 1, overviewHeight - 4, 2, 4);
    }
  }

  /** @param {(position: number) => number} xOf */
  curvePath(xOf) {
    const { course, isTime, range } = this.state;
    const [top, bottom] = [5, overviewHeight - 5];
    const starts = isTime ? course.starts.time : course.starts.event;
    const path = new Path2D();
    path.moveTo(xOf(0), bottom);
    let y = bottom;
    for (let index = 0; index < course.length; index += 1) {
      path.lineTo(xOf(starts[index]), y);
      y = bottom - (course.ribs[index] / Math.max(1, course.most)) * (bottom - top);
      path.lineTo(xOf(starts[index]), y);
    }
    path.lineTo(xOf(range.length), y);
    path.lineTo(xOf(range.length), bottom);
    return path;
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   */
  drawBrush(context, colors) {
    const { left, right } = this.edges;
    context.fillStyle = colors.panel;
    context.globalAlpha = 0.6;
    context.fillRect(0, 0, left, overviewHeight);
    context.fillRect(right, 0, this.state.width - right, overviewHeight);
    context.globalAlpha = 1;
    context.strokeStyle = colors.accent;
    context.lineWidth = 1;
    // A brush of a very long session may be thinner than a line.
    context.strokeRect(left - 0.5, 0.5, Math.max(1, right - left) + 1, overviewHeight - 1);
    context.fillStyle = colors.accent;
    for (const x of [left, right]) {
      context.beginPath();
      context.roundRect(x - 3, overviewHeight / 2 - 7, 6, 14, 3);
      context.fill();
    }
  }
}
