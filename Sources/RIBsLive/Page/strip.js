// The timeline's picture of the session: an overview, and the track with the visible range and the cursor.

import { Brush, overviewHeight } from "./brush.js";
import { prepared, readColors, watchColors } from "./canvas.js";
import { Course } from "./course.js";
import { element } from "./dom.js";
import { VisibleRange } from "./range.js";
import { Scrubber } from "./scrub.js";
import { findingLines, markLines, pointLines, Tip } from "./tip.js";
import { Track, trackHeight } from "./track.js";

/** The range is never shorter, in events or nanoseconds. */
const [leastEvents, leastTime] = [8, 1000];
const keyZoom = 1.6;
const keyPan = 0.15;

/** @typedef {import("./source.js").SessionReply} SessionReply */

export class Strip {
  /**
   * @param {import("./chunks.js").ChunkStore} chunks
   * @param {HTMLElement} slider what has the focus
   * @param {Omit<import("./scrub.js").ScrubActions, "hover"> & {rangeChanged: () => void}} actions
   */
  constructor(chunks, slider, actions) {
    this.chunks = chunks;
    this.slider = slider;
    /** Where the cursor is. */
    this.place = { event: 0, time: 0 };
    /** @type {?SessionReply} */
    this.session = null;
    /** @type {?import("./canvas.js").Colors} */
    this.colors = null;
    /** @type {?number} The request for the next frame. */
    this.drawing = null;
    /** Whether the range was on its way when it was drawn, and the time of that. */
    this.isGliding = false;
    this.drawn = 0;
    /** @type {?{x: number, y: number}} */
    this.point = null;
    this.range = new VisibleRange(() => {
      actions.rangeChanged();
      this.requestDraw();
    });
    /** @type {import("./track.js").TrackState} */
    this.state = {
      course: new Course({ curve: [] }), range: this.range, isTime: false, marks: [], findings: [],
      width: 0, cursor: 0, pointer: null,
    };
    this.overviewSurface = surface(overviewHeight);
    this.trackSurface = surface(trackHeight);
    this.overview = element("div", { id: "overview", title: "Drag to choose what is shown, double click for the whole" },
      this.overviewSurface);
    slider.append(this.trackSurface);
    this.tip = new Tip();
    this.root = element("div", { id: "strip" }, this.overview, slider, this.tip.root);
    this.track = new Track(this.state);
    this.brush = new Brush(this.overview, this.state);
    this.scrubber = new Scrubber(slider, this.track, { ...actions, hover: (point) => this.hover(point) });
    this.watch();
  }

  /** Draws anew when the size or the colours change. */
  watch() {
    this.root.addEventListener("wheel", (event) => {
      const x = event.clientX - this.slider.getBoundingClientRect().left;
      const isOverview = event.composedPath().includes(this.overview);
      this.scrubber.wheel(event, isOverview ? this.brush.positionAt(x) : this.track.positionAt(x));
    }, { passive: false });
    new ResizeObserver(() => {
      this.state.width = this.slider.clientWidth;
      this.requestDraw();
    }).observe(this.slider);
    // The zoom of the browser changes the size of a pixel.
    addEventListener("resize", () => this.requestDraw());
    watchColors(() => {
      this.colors = null;
      this.requestDraw();
    });
  }

  /**
   * @param {SessionReply} session
   * @param {boolean} follows
   */
  setSession(session, follows) {
    const isOther = session.identity !== this.session?.identity;
    this.session = session;
    Object.assign(this.state, { course: new Course(session), marks: session.marks, findings: foundIn(session) });
    this.track.forget();
    this.measureRange(follows);
    if (isOther) this.range.showAll();
  }

  /** @param {boolean} follows */
  measureRange(follows) {
    const { isTime } = this.state;
    const length = isTime ? this.session.time : this.session.events;
    this.range.setLength(length, Math.max(1, Math.min(length, isTime ? leastTime : leastEvents)), follows);
  }

  /**
   * Shows the same part by event or by time.
   *
   * @param {boolean} isTime
   */
  setScale(isTime) {
    const { course } = this.state;
    const { isWhole, start, end } = this.range;
    if (isTime === this.state.isTime || !this.session) return;
    this.state.isTime = isTime;
    this.track.forget();
    this.measureRange(false);
    const [from, to] = [start, end].map((edge) => (isTime ? course.timeAt(edge) : course.eventAt(edge)));
    if (isWhole) this.range.showAll();
    else this.range.set(from, to);
    this.moveCursor(this.place);
  }

  /** @param {{event: number, time: number}} place */
  moveCursor({ event, time }) {
    this.place = { event, time };
    this.state.cursor = this.state.isTime ? time : event;
    this.requestDraw();
  }

  /**
   * The event and the time at a position of the track.
   *
   * @param {number} position
   */
  placeAt(position) {
    const { course, isTime } = this.state;
    if (isTime) return { event: Math.floor(course.eventAt(position)), time: Math.floor(position) };
    return { event: Math.round(position), time: course.timeAt(Math.round(position)) };
  }

  /** @param {import("./lanes.js").Cluster} cluster */
  findingsOf({ first, last }) {
    return this.state.findings.slice(first, last + 1);
  }

  /**
   * Brings an event into the visible range.
   *
   * @param {number} event
   */
  reveal(event) {
    this.range.reveal(this.state.isTime ? this.state.course.timeAt(event) : event);
  }

  /**
   * Zooms to findings, with some room beside them.
   *
   * @param {import("./lanes.js").Found[]} findings
   */
  zoomTo(findings) {
    const { isTime } = this.state;
    const [start, end] = [findings[0], findings.at(-1)].map(({ event, time }) => (isTime ? time : event));
    const margin = Math.max((end - start) * 0.25, this.range.least / 4);
    this.range.set(start - margin, end + margin, true);
  }

  /**
   * Zooms at the pointer or at the cursor, and pans. Returns whether the key does so.
   *
   * @param {string} key
   */
  key(key) {
    const { start, end, span } = this.range;
    const { pointer, cursor } = this.state;
    const isInView = cursor >= start && cursor <= end;
    const at = pointer ?? (isInView ? cursor : (start + end) / 2);
    /** @type {{[key: string]: () => void}} */
    const actions = {
      w: () => this.range.zoom(keyZoom, at, true), s: () => this.range.zoom(1 / keyZoom, at, true),
      a: () => this.range.pan(-span * keyPan, true), d: () => this.range.pan(span * keyPan, true),
    };
    actions[key]?.();
    return key in actions;
  }

  // Drawing

  /** @param {?{x: number, y: number}} point of the track that the pointer is over */
  hover(point) {
    this.point = point;
    this.requestDraw();
  }

  requestDraw() {
    this.drawing ??= requestAnimationFrame(() => {
      this.drawing = null;
      this.draw();
    });
  }

  draw() {
    const { state, range, track, brush } = this;
    if (!this.session || state.width === 0) return;
    const now = performance.now();
    // The first frame of a glide has nothing before it.
    const isGliding = range.glide(this.isGliding ? now - this.drawn : 16);
    Object.assign(this, { isGliding, drawn: now });
    this.colors ??= readColors();
    this.showTip();
    track.draw(prepared(this.trackSurface, state.width, trackHeight), this.colors);
    brush.draw(prepared(this.overviewSurface, state.width, overviewHeight), this.colors);
    if (isGliding) this.requestDraw();
  }

  showTip() {
    const { point, state, track, tip } = this;
    const { course, isTime, width } = state;
    state.pointer = point && track.positionAt(point.x);
    if (!point) return tip.hide();
    const hit = track.hit(point.x, point.y, "mouse");
    this.slider.classList.toggle("has-hit", Boolean(hit));
    if (hit?.flag) return tip.show(point.x, width, markLines(hit.flag.marks));
    if (hit) return tip.show(point.x, width, findingLines(this.findingsOf(hit.cluster)));
    const { start, end } = this.range.shown;
    // As exact as a pixel.
    const step = isTime ? (end - start) / width : (course.timeAt(end) - course.timeAt(start)) / width;
    tip.show(point.x, width, pointLines({
      position: state.pointer, step: Math.max(1, step), isTime, course, chunks: this.chunks, events: this.session.events,
    }));
  }

  /** What the picture shows, for tests and for the curious. Places are pixels of the track, or of the overview for the brush. */
  describe() {
    const { state, track, brush } = this;
    const { start, end, ticks, flags, clusters, left, marksLane, curveLane, foundLane } = track.layout();
    return {
      start, end, isStill: start === this.range.start && end === this.range.end, isTime: state.isTime, length: this.range.length, cursor: track.xOf(state.cursor),
      most: state.course.most, brush: brush.edges, lanes: { marks: marksLane, curve: curveLane, findings: foundLane },
      ticks: ticks.map(({ at, words, x }) => ({ at, words, x })),
      marks: flags.map(({ x, right, label, marks }) =>
        ({ x: x - left, right: right - left, label, names: marks.map(({ name }) => name) })),
      findings: clusters.map(({ x, width, count, severity, first, last }) => ({
        x: x - left, width, count, severity, first: state.findings[first].event, last: state.findings[last].event,
      })),
    };
  }
}

/** @param {number} height in pixels */
function surface(height) {
  const canvas = element("canvas", { "aria-hidden": "true" });
  canvas.style.height = `${height}px`;
  return canvas;
}

/**
 * The findings that are not exempt, each at its moment, in their order.
 *
 * @param {SessionReply} session
 * @returns {import("./lanes.js").Found[]}
 */
function foundIn({ found, causes }) {
  /** @type {Map<string, import("./lanes.js").Found>} */
  const findings = new Map();
  /** @type {(index: number, event: number, time: number, rib: ?number) => void} */
  const add = (index, event, time, rib) => {
    const cause = causes[index];
    if (!cause.exempt) findings.set(`${index} ${event} ${rib}`, { event, time, rib, cause });
  };
  for (const [rib, event, cause, time] of found) add(cause, event, time, rib);
  causes.forEach(({ events, eventTimes, ribs }, index) =>
    events.forEach((event, each) => add(index, event, eventTimes[each], ribs[each])));
  return [...findings.values()].sort((one, other) => one.event - other.event);
}
