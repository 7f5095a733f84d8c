// The lifetimes view: which part is visible, which bars are selected, and how mouse and keyboard act on them.

import { watchColors } from "./canvas.js";
import { firstIndex } from "./chunks.js";
import { byId, element, fittedText, setText, show } from "./dom.js";
import { laneWidth, Painter, rulerHeight } from "./paint.js";
import { rectanglesInView, barRowHeight, xOf } from "./rectangles.js";
import { lifetimesOf } from "./rows.js";
import { wheelPixels, wheelZoom } from "./wheel.js";
import { counted, grouped, seconds, stateWords } from "./words.js";

/** While a session grows, the page asks again after this many milliseconds. */
const leastPause = 1000;
/** The least that is in view: events, and nanoseconds. */
const leastRange = [4, 1000];
/** A bar that is brought into view gets this width at least, in pixels. */
const leastRevealed = 24;
/** A click this close to a narrow bar still hits it, in pixels. */
const slack = 3;
/** The most of a path that a tip shows, in pixels. */
const pathRoom = 760;

/**
 * @typedef {import("./source.js").SessionReply} SessionReply
 * @typedef {import("./rows.js").Bar} Bar
 * @typedef {import("./rectangles.js").Rectangle} Rectangle
 *
 * @typedef {object} Spot
 * @property {number} x
 * @property {number} y below the ruler
 * @property {"ruler" | "lane" | "rows"} zone
 */

export class Lifetimes {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?SessionReply} */
    this.session = null;
    this.isShown = false;
    /** Whether the session has more than was loaded. */
    this.isStale = false;
    this.isLoading = false;
    /** When it may be loaded again. */
    this.nextLoad = 0;
    /** @type {0 | 1} The scale: 0 for events, 1 for time. */
    this.axis = 0;
    /** The part in view: events or nanoseconds, and how many pixels of the rows are above it. */
    this.from = 0;
    this.to = 1;
    this.scroll = 0;
    /** Whether the reader has moved the view. */
    this.isTouched = false;
    /** Where the axis ended when it was drawn last. */
    this.lastEnd = 0;
    /** @type {?number} The request for the next frame. */
    this.frame = null;
    this.canvas = element("canvas", {
      tabindex: 0, role: "application", "aria-roledescription": "chart", "aria-label": "Lifetimes of RIBs",
      "aria-describedby": "lifetimes-help",
      keydown: (event) => this.key(event), wheel: (event) => this.wheel(event),
      pointerdown: (event) => this.press(event), pointermove: (event) => this.point(event),
      pointerup: (event) => this.release(event), pointercancel: (event) => this.release(event),
      pointerleave: () => this.showTip(null),
    });
    this.painter = new Painter(this.canvas);
    this.words = element("p.unseen", { role: "status" });
    this.note = element("p.floating", { id: "lifetimes-note", hidden: "" });
    this.tip = element("div.floating", { id: "lifetimes-tip", hidden: "" });
    const help = "Arrow keys move from bar to bar: left and right along a row, up to the parent, down to the first child.";
    byId("lifetimes").append(this.canvas, ...this.painter.samples, this.words, this.note, this.tip,
      element("p", { id: "lifetimes-help", hidden: "" }, help));
    /** @type {Map<number, Spot>} The pointers that are down, by their number. */
    this.pointers = new Map();
    /** @type {Spot} Where the first of them went down. */
    this.pressed = { x: 0, y: 0, zone: "rows" };
    this.hasDragged = false;
    this.forget();
    new ResizeObserver(() => this.ask()).observe(byId("lifetimes"));
    watchColors(() => {
      this.painter.colors = null;
      this.ask();
    });
  }

  forget() {
    /** @type {?import("./rows.js").Lifetimes} */
    this.lifetimes = null;
    /** @type {?Bar} The bar from which arrow keys go on. */
    this.current = null;
    /** @type {Set<Bar>} */
    this.selected = new Set();
    /** @type {Rectangle[]} What was drawn last. */
    this.rectangles = [];
    Object.assign(this, { scroll: 0, isTouched: false, nextLoad: 0 });
  }

  // What is shown

  /** @param {boolean} isShown */
  setShown(isShown) {
    this.isShown = isShown;
    if (!isShown) return this.showTip(null);
    this.load();
    this.ask();
  }

  /**
   * @param {SessionReply} session
   * @param {boolean} isOther
   */
  setSession(session, isOther) {
    if (isOther) this.forget();
    this.session = session;
    this.isStale = true;
    this.load();
  }

  /** Loads the bars if the view is visible and the session has changed. Pauses between loads leave the page time for the rest. */
  load() {
    if (!this.isShown || !this.isStale || this.isLoading || !this.session) return;
    clearTimeout(this.waiting);
    const pause = this.nextLoad - performance.now();
    if (pause > 0) this.waiting = setTimeout(() => this.load(), pause);
    else this.app.attempt(this.read(this.session));
  }

  /** @param {SessionReply} session */
  async read({ session, identity }) {
    const start = performance.now();
    Object.assign(this, { isLoading: true, isStale: false });
    try {
      const reply = await this.app.source.lifetimes(session);
      if (identity === this.session.identity) this.take(reply);
    } finally {
      const end = performance.now();
      this.nextLoad = end + Math.max(leastPause, 5 * (end - start));
      this.isLoading = false;
      this.load();
    }
  }

  /** @param {import("./rows.js").LifetimesReply} reply */
  take(reply) {
    const { current } = this;
    const isFirst = this.lifetimes === null;
    this.lifetimes = lifetimesOf(reply);
    const { bars, to, leftOut } = this.lifetimes;
    this.current = current && bars.find(({ rib, start }) => rib === current.rib && start[0] === current.start[0]);
    this.mark();
    if (isFirst && this.selected.size > 0) this.reveal(this.nearest(), false);
    const none = bars.length === 0 && leftOut === 0 && "No RIB was on the tree in this session.";
    const part = leftOut > 0 && `Bars are drawn up to event ${grouped(to)}; ${counted(leftOut, "bar")} would begin later. `
      + "To see what happened then, open the tree at a later moment.";
    setText(this.note, none || part || "");
    show(this.note, none || part);
    this.ask();
  }

  showMoment() {
    this.ask();
  }

  /** Follows a selection made in any view, and scrolls to its bar. */
  select() {
    this.mark();
    if (!this.isShown) return;
    if (this.selected.size > 0 && !this.selected.has(this.current)) this.reveal(this.nearest());
    else if (this.selected.size > 0 && !this.isInView(this.current)) this.reveal(this.current);
    this.ask();
  }

  /** @param {Bar} bar */
  isInView({ start, end, row }) {
    const { view, axis } = this;
    const top = row * barRowHeight - view.scroll;
    return xOf(view, end[axis]) > 0 && xOf(view, start[axis]) < view.width && top > -barRowHeight && top < view.height;
  }

  /** Finds the bars of the RIB that is selected, or of all RIBs at the place. */
  mark() {
    const { rib, place } = this.app.selected;
    /** @param {Bar} bar */
    const fits = (bar) => (rib === null ? bar.place === place : bar.rib === rib);
    this.selected = new Set(this.lifetimes?.bars.filter(fits) ?? []);
  }

  /** The bar of the selection that lasts at the moment, or else the last one before it. */
  nearest() {
    const event = this.app.moment?.event ?? 0;
    const bars = [...this.selected];
    return bars.find(({ start, end }) => start[0] <= event && event < end[0])
      ?? bars.findLast(({ start }) => start[0] <= event) ?? bars[0];
  }

  // The part that is in view

  /** Where the axis ends. On the scale of events, the last event takes one unit. */
  get end() {
    const { events, time } = this.session;
    return this.axis === 0 ? events + 1 : Math.max(1, time * 1.01);
  }

  /** @returns {import("./rectangles.js").View} */
  get view() {
    const { axis, from, to, scroll } = this;
    const { clientWidth, clientHeight } = this.canvas;
    return {
      axis, from, to, scroll, width: Math.max(1, clientWidth - laneWidth), height: Math.max(1, clientHeight - rulerHeight),
    };
  }

  /** Keeps the view within the session. Until somebody moves it, it shows everything. */
  settle() {
    const axis = this.app.timeline.isTime ? 1 : 0;
    if (axis !== this.axis) {
      const [from, to] = [this.from, this.to].map((value) => this.translated(value, this.axis, axis));
      Object.assign(this, { axis, from, to });
    }
    const end = this.end;
    const least = Math.min(end, leastRange[axis]);
    if (!this.isTouched) [this.from, this.to] = [0, end];
    // The end stays in view while it is followed.
    else if (this.app.isFollowing && this.lastEnd < end && this.to >= this.lastEnd) this.shift(end - this.to);
    this.lastEnd = end;
    const range = Math.max(least, Math.min(end, this.to - this.from));
    this.from = Math.max(0, Math.min(end - range, this.from));
    this.to = this.from + range;
    if (!this.lifetimes) return;
    this.scroll = Math.max(0, Math.min(this.lifetimes.rows.length * barRowHeight - this.view.height, this.scroll));
  }

  /**
   * Converts an event to a time or back, from the starts of the bars.
   *
   * @param {number} value
   * @param {0 | 1} from
   * @param {0 | 1} to
   */
  translated(value, from, to) {
    const points = [[0, 0], ...this.lifetimes?.bars.map(({ start }) => start) ?? [], [this.session.events, this.session.time]];
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
    this.ask();
  }

  /** What the address says of the lifetimes. */
  get inAddress() {
    return { span: this.isTouched || this.scroll > 0 ? [this.from, this.to, this.scroll] : undefined };
  }

  /** @param {import("./address.js").Shown} shown */
  restore({ span }) {
    this.axis = this.app.timeline.isTime ? 1 : 0;
    this.isTouched = Boolean(span);
    [this.from, this.to, this.scroll] = span ?? [0, 1, 0];
    this.ask();
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
    this.ask();
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
    this.ask();
  }

  /**
   * Brings a bar into view, and makes it wide enough to be seen.
   *
   * @param {Bar} bar
   */
  reveal(bar, mayZoom = true) {
    this.current = bar;
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
    this.ask();
  }

  // Drawing

  ask() {
    if (this.isShown) this.frame ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.frame = null;
    if (!this.session || this.canvas.clientWidth === 0) return;
    this.settle();
    this.painter.readColors();
    const { view, app: { moment } } = this;
    this.app.remember();
    /** @type {Pick<import("./rows.js").Lifetimes, "rows" | "troubled" | "known">} */
    const { rows, troubled, known } = this.lifetimes ?? { rows: [], troubled: new Set(), known: [Infinity, Infinity] };
    this.rectangles = rectanglesInView(view, rows);
    this.painter.paint(this.rectangles, view, {
      selected: this.selected, moment: moment ? [moment.event, moment.time][this.axis] : -1,
      nameOf: (bar) => this.nameOf(bar), troubled, rows: rows.length, known: known[this.axis],
    });
  }

  /** @param {Bar} bar */
  nameOf({ place, rib }) {
    return this.session.places[place]?.name ?? `RIB ${rib}`;
  }

  /**
   * All that is known of a bar at an event or a time.
   *
   * @param {Bar} bar
   * @param {number} value
   */
  factsOf(bar, value) {
    const { start, end, lasts, spans, place, rib } = bar;
    const span = spans.findLast((each) => each.start[this.axis] <= value) ?? spans[0];
    /** @param {[number, number]} moment */
    const moment = ([event, time]) => `event ${grouped(event)} (${seconds(time)})`;
    const isThere = value < span.end[this.axis] || span.lasts;
    return {
      name: this.nameOf(bar), rib: `RIB ${grouped(rib)}`,
      path: this.session.places[place] ? this.app.pathOf(place) : "",
      span: `From ${moment(start)} to ${lasts ? "the end" : moment(end)}`,
      state: isThere ? stateWords(span.state) : "off the tree",
    };
  }

  // Mouse, pen and touch

  /**
   * Where a pointer is, and what it is on: the ruler, the lane at the right, or the rows.
   *
   * @param {MouseEvent} event
   * @returns {Spot}
   */
  spot({ clientX, clientY }) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top - rulerHeight];
    const { width, height } = this.view;
    const isLong = (this.lifetimes?.rows.length ?? 0) * barRowHeight > height;
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
    return this.rectangles.find((each) => isAt(each, 0)) ?? this.rectangles.find((each) => isAt(each, slack));
  }

  /** @param {number} x */
  valueAt(x) {
    return Math.max(0, this.from + (x / this.view.width) * (this.to - this.from));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const [dx, dy] = wheelPixels(event);
    this.showTip(null);
    // With Shift, some browsers report the wheel as horizontal.
    if (event.shiftKey) return this.pan(0, -(dy || dx));
    if (Math.abs(dx) > Math.abs(dy)) return this.pan(-dx, 0);
    this.zoom(wheelZoom(event, dy), this.spot(event).x);
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button !== 0) return;
    this.canvas.setPointerCapture(event.pointerId);
    const spot = this.spot(event);
    this.pointers.set(event.pointerId, spot);
    if (this.pointers.size > 1) this.hasDragged = true;
    else Object.assign(this, { hasDragged: false, pressed: spot });
    this.showTip(null);
    this.drag(event);
  }

  /** @param {PointerEvent} event */
  point(event) {
    if (this.pointers.has(event.pointerId)) return this.drag(event);
    const spot = this.spot(event);
    const rectangle = spot.zone === "rows" ? this.rectangleAt(spot) : null;
    this.canvas.style.cursor = { ruler: "ew-resize", lane: "default", rows: rectangle ? "pointer" : "" }[spot.zone];
    this.showTip(rectangle, spot);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    const spot = this.spot(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const isClick = !this.hasDragged && Math.hypot(spot.x - this.pressed.x, spot.y - this.pressed.y) < 4;
    const { zone } = this.pressed;
    if (!other && zone === "ruler") this.goTo(spot.x);
    if (!other && zone === "lane") this.scrollTo(spot.y);
    if (isClick) return;
    this.hasDragged = true;
    this.pointers.set(event.pointerId, spot);
    if (other) this.pinch(before, spot, other);
    else if (zone === "rows") this.pan(spot.x - before.x, spot.y - before.y);
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
    this.zoom(apart(spot) / apart(before), (spot.x + other.x) / 2);
    this.pan((spot.x - before.x) / 2, (spot.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  release(event) {
    if (!this.pointers.delete(event.pointerId)) return;
    if (event.type === "pointercancel" || this.hasDragged || this.pressed.zone !== "rows") return;
    const rectangle = this.rectangleAt(this.pressed);
    if (!rectangle) this.goTo(this.pressed.x);
    else if (rectangle.bars.length > 1) this.zoomTo(rectangle);
    else this.pick(rectangle.bars[0]);
  }

  /** @param {number} x */
  goTo(x) {
    const value = Math.floor(this.valueAt(x));
    const { events, time } = this.session;
    this.app.go(this.axis === 0 ? { event: Math.min(events, value) } : { time: Math.min(time, value) });
  }

  /** @param {number} y */
  scrollTo(y) {
    const { height } = this.view;
    this.scroll = (y / height) * this.lifetimes.rows.length * barRowHeight - height / 2;
    this.ask();
  }

  /**
   * Zooms in on bars that are too narrow to tell them apart.
   *
   * @param {Rectangle} rectangle
   */
  zoomTo({ bars }) {
    const [start, end] = [bars[0].start[this.axis], bars.at(-1).end[this.axis]];
    const room = Math.max(leastRange[this.axis], (end - start) * 1.5);
    Object.assign(this, { from: (start + end - room) / 2, to: (start + end + room) / 2, isTouched: true });
    this.ask();
  }

  /** @param {Bar} bar */
  pick(bar) {
    this.current = bar;
    this.app.selectRIB(bar.rib);
    this.say();
  }

  /**
   * @param {?Rectangle} rectangle
   * @param {Spot} [spot]
   */
  showTip(rectangle, spot) {
    show(this.tip, rectangle);
    if (!rectangle) return;
    const { bars } = rectangle;
    if (bars.length > 1) {
      const names = new Set(bars.slice(0, 100).map((bar) => this.nameOf(bar)));
      const few = [...names].slice(0, 3).join(", ") + (names.size > 3 ? ", …" : "");
      this.tip.replaceChildren(element("b", counted(bars.length, "RIB")), element("p", few),
        element("p.hint", "They are too short to tell apart here. Click to zoom in."));
    } else {
      const { name, rib, path, span, state } = this.factsOf(bars[0], this.valueAt(spot.x));
      this.tip.replaceChildren(element("b", element("bdi", name)), element("span.hint", ` ${rib}`),
        element("p.path", fittedText(path, pathRoom, 12)), element("p", state), element("p.hint", span));
    }
    const { clientWidth, clientHeight } = byId("lifetimes");
    const { offsetWidth, offsetHeight } = this.tip;
    const below = spot.y + rulerHeight + 18;
    this.tip.style.left = `${Math.max(4, Math.min(clientWidth - offsetWidth - 4, spot.x + 12))}px`;
    const isLow = below + offsetHeight > clientHeight;
    this.tip.style.top = `${isLow ? Math.max(4, below - offsetHeight - 28) : below}px`;
  }

  // Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") return this.showTip(null);
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.lifetimes) return;
    const { current, lifetimes: { bars, rows } } = this;
    const row = current ? rows[current.row] : [];
    const index = row.indexOf(current);
    const page = this.view.height - barRowHeight;
    /** @type {{[key: string]: () => void}} */
    const moves = {
      ArrowRight: () => this.step(row[index + 1]), ArrowLeft: () => this.step(row[index - 1]),
      ArrowUp: () => this.step(current.above), ArrowDown: () => this.step(current.below[0]),
      Home: () => this.step(row[0]), End: () => this.step(row.at(-1)),
      Enter: () => this.app.go({ event: current.start[0] }),
      PageDown: () => this.pan(0, -page), PageUp: () => this.pan(0, page),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    if (current || event.key.startsWith("Page")) moves[event.key]();
    else this.step(this.nearest() ?? bars[0]);
  }

  /**
   * Goes to a bar with the keyboard.
   *
   * @param {?Bar} [bar]
   */
  step(bar) {
    if (!bar) return;
    this.reveal(bar);
    this.pick(bar);
  }

  /** Says what the current bar is to screen readers. */
  say() {
    const { name, rib, span, state } = this.factsOf(this.current, this.current.end[this.axis]);
    setText(this.words, `${name}, ${rib}, ${state}. ${span}. ${counted(this.current.below.length, "child bar")}`);
  }
}
