// The lifetimes view: loads the bars, draws them, follows the selection, and moves from bar to bar.

import { BarPointer } from "./barpointer.js";
import { BarTip, factsOfBar } from "./bartip.js";
import { watchColors } from "./canvas.js";
import { byId, element, setText, show } from "./dom.js";
import { Extent } from "./extent.js";
import { Painter } from "./paint.js";
import { barRowHeight, rectanglesInView } from "./rectangles.js";
import { lifetimesOf } from "./rows.js";
import { counted, grouped, ribWord } from "./words.js";

/** While a session grows, the page asks again after this many milliseconds. */
const leastPause = 1000;

/**
 * @typedef {import("./source.js").SessionReply} SessionReply
 * @typedef {import("./rows.js").Bar} Bar
 * @typedef {import("./rectangles.js").Rectangle} Rectangle
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
    /** @type {?number} The request for the next frame. */
    this.frame = null;
    this.canvas = element("canvas", {
      tabindex: 0, role: "application", "aria-roledescription": "chart", "aria-label": "Lifetimes",
      "aria-describedby": "lifetimes-help",
      keydown: (event) => this.key(event),
    });
    this.extent = new Extent(this);
    this.tip = new BarTip(this);
    this.pointer = new BarPointer(this);
    this.painter = new Painter(this.canvas);
    this.words = element("p.unseen", { role: "status" });
    this.note = element("p.floating", { id: "lifetimes-note", hidden: "" });
    const help = "Arrow keys move from bar to bar: left and right along a row, up to the parent, down to the first child.";
    byId("lifetimes").append(this.canvas, ...this.painter.samples, this.words, this.note, this.tip.root,
      element("p", { id: "lifetimes-help", hidden: "" }, help));
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
    this.nextLoad = 0;
    Object.assign(this.extent, { scroll: 0, isTouched: false });
  }

  // What is shown

  /** @param {boolean} isShown */
  setShown(isShown) {
    this.isShown = isShown;
    if (!isShown) return this.tip.hide();
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
    const none = bars.length === 0 && leftOut === 0 && `No ${ribWord()} was on the tree in this session.`;
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
    else if (this.selected.size > 0 && !this.extent.isInView(this.current)) this.reveal(this.current);
    this.ask();
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

  /** @param {Bar} bar */
  reveal(bar, mayZoom = true) {
    this.current = bar;
    this.extent.reveal(bar, mayZoom);
  }

  // Drawing

  ask() {
    if (this.isShown) this.frame ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.frame = null;
    if (!this.session || this.canvas.clientWidth === 0) return;
    this.extent.settle();
    this.painter.readColors();
    const { extent: { axis, view }, app: { moment } } = this;
    this.app.remember();
    /** @type {Pick<import("./rows.js").Lifetimes, "rows" | "troubled" | "known">} */
    const { rows, troubled, known } = this.lifetimes ?? { rows: [], troubled: new Set(), known: [Infinity, Infinity] };
    this.rectangles = rectanglesInView(view, rows);
    this.painter.paint(this.rectangles, view, {
      selected: this.selected, moment: moment ? [moment.event, moment.time][axis] : -1,
      nameOf: (bar) => this.nameOf(bar), troubled, rows: rows.length, known: known[axis],
    });
  }

  /** @param {Bar} bar */
  nameOf({ place, rib }) {
    return this.session.places[place]?.name ?? `${ribWord()} ${rib}`;
  }

  /** @param {number} x */
  goTo(x) {
    const value = Math.floor(this.extent.valueAt(x));
    const { events, time } = this.session;
    this.app.go(this.extent.axis === 0 ? { event: Math.min(events, value) } : { time: Math.min(time, value) });
  }

  /** @param {Bar} bar */
  pick(bar) {
    this.current = bar;
    this.app.selectRIB(bar.rib);
    this.say();
  }

  // Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.key === "Escape") return this.tip.hide();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !this.lifetimes) return;
    const { current, lifetimes: { bars, rows } } = this;
    const row = current ? rows[current.row] : [];
    const index = row.indexOf(current);
    const page = this.extent.view.height - barRowHeight;
    /** @type {{[key: string]: () => void}} */
    const moves = {
      ArrowRight: () => this.step(row[index + 1]), ArrowLeft: () => this.step(row[index - 1]),
      ArrowUp: () => this.step(current.above), ArrowDown: () => this.step(current.below[0]),
      Home: () => this.step(row[0]), End: () => this.step(row.at(-1)),
      Enter: () => this.app.go({ event: current.start[0] }),
      PageDown: () => this.extent.pan(0, -page), PageUp: () => this.extent.pan(0, page),
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
    const { name, rib, span, state } = factsOfBar(this.current, this.current.end[this.extent.axis], this);
    setText(this.words, `${name}, ${rib}, ${state}. ${span}. ${counted(this.current.below.length, "child bar")}`);
  }
}
