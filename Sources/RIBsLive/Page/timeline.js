// The strip over all events: where it was busy, what was found where, and the cursor.

import { button, element, setAttributes, setText, shape, show } from "./dom.js";
import { TimelineScale } from "./scale.js";
import { grouped, momentSentence, severitySign } from "./words.js";

const stripHeight = 56;
/** The space left and right of the strip, so that the cursor is whole at both ends. */
const inset = 8;
const icons = {
  first: "M4 3V13M12 3L7 8L12 13", back: "M10 3L5 8L10 13", play: "M5 3L13 8L5 13Z", pause: "M5 3V13M11 3V13",
  on: "M6 3L11 8L6 13", last: "M12 3V13M4 3L9 8L4 13",
};
const eventsPerSecond = 2;

export class Timeline {
  /**
   * @param root The element to fill.
   * @param actions `{ go(wanted), follow(), selectRIB(rib) }`; wanted is `{ event }` or `{ time }`.
   */
  constructor(root, actions) {
    this.actions = actions;
    this.isTime = false;
    this.isPlaying = false;
    this.moment = null;
    this.build(root);
    new ResizeObserver(() => this.draw()).observe(this.track);
  }

  build(root) {
    const tool = (icon, name, keys, action) => element("button", {
      type: "button", click: action, class: icon, "aria-label": name, title: `${name} (${keys})`,
    }, shape("svg", { width: 16, height: 16, "aria-hidden": "true" }, shape("path", { d: icons[icon] })));
    this.playButton = tool("play", "Play", "space", () => this.togglePlay());
    this.speed = element("select", { "aria-label": "Speed", title: "Speed" },
      ...[1, 4, 16].map((times) => element("option", { value: times }, `${times}×`)));
    const scaled = { "aria-label": "Scale", title: "Scale of the timeline", change: () => this.setAxis() };
    this.axis = element("select", scaled,
      element("option", { value: "events" }, "events"), element("option", { value: "time" }, "time"));
    this.sentence = element("p", { id: "sentence" });
    this.back = button("● back to live", () => this.actions.follow(), {
      class: "live-button", title: "Follow the end again (l)",
    });
    this.svg = shape("svg", { "aria-hidden": "true", height: stripHeight });
    this.track = element("div", {
      id: "track", role: "slider", tabindex: "0", "aria-label": "Moment", "aria-valuemin": "0",
      keydown: (event) => this.key(event),
    }, this.svg);
    root.append(
      element("div", { class: "transport" },
        tool("first", "To the first event", "Home", () => this.go(0)),
        tool("back", "Back one event", "←", () => this.step(-1)),
        this.playButton,
        tool("on", "On one event", "→", () => this.step(1)),
        tool("last", "To the last event", "End", () => this.goToEnd()),
        this.speed, this.axis),
      this.sentence, this.back, this.track);
    this.track.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.track.setPointerCapture(event.pointerId);
      this.isDragged = true;
      this.drag(event);
    });
    this.track.addEventListener("pointermove", (event) => (this.isDragged ? this.drag(event) : this.hint(event)));
    for (const name of ["pointerup", "pointercancel"]) {
      this.track.addEventListener(name, () => {
        this.isDragged = false;
      });
    }
  }

  setSession(session) {
    this.session = session;
    this.track.setAttribute("aria-valuemax", String(session.events));
    const events = new Set(session.found.map(([, event]) => event));
    for (const cause of session.causes) if (!cause.exempt) for (const event of cause.events) events.add(event);
    this.findings = [...events].sort((one, other) => one - other);
    this.marks = session.marks.map((mark) => mark.event);
    this.draw();
  }

  /** Shows the moment that the tree shows. */
  setMoment(moment, isFollowing, isLive) {
    this.moment = moment;
    this.isFollowing = isFollowing;
    setText(this.sentence, momentSentence(moment));
    show(this.back, isLive && !isFollowing);
    setAttributes(this.track, { "aria-valuenow": moment.event, "aria-valuetext": momentSentence(moment) });
    if (!this.isDragged && !(this.isPlaying && this.scale.isTime)) this.moveCursor(this.scale.ofMoment(moment));
    if (this.isPlaying && moment.event >= this.session.events) this.stop();
  }

  setAxis() {
    this.isTime = this.axis.value === "time";
    this.draw();
  }

  draw() {
    if (!this.session) return;
    this.scale = new TimelineScale(this.session, this.isTime);
    const width = Math.max(50, this.track.clientWidth - 2 * inset);
    this.width = width;
    setAttributes(this.svg, { width: width + 2 * inset, viewBox: `${-inset} 0 ${width + 2 * inset} ${stripHeight}` });
    this.svg.replaceChildren();
    this.hints = new Map();
    this.drawDensity(width);
    this.drawFindings(width);
    this.drawMarks(width);
    this.cursor = shape("g", { class: "cursor" },
      shape("path", { d: `M0 0V${stripHeight}` }), shape("path", { class: "grip", d: "M-5 0H5V6L0 11L-5 6Z" }));
    this.svg.append(this.cursor);
    if (this.moment) this.moveCursor(this.scale.ofMoment(this.moment));
  }

  /** Attaches above the line, detaches below it. */
  drawDensity(width) {
    const { buckets } = this.scale;
    const middle = 32;
    const most = Math.max(1, ...buckets.map(([attaches, detaches]) => Math.max(attaches, detaches)));
    // The square root keeps few events visible beside many.
    const high = (count) => (count === 0 ? 0 : 1.5 + 12 * Math.sqrt(count / most));
    const step = width / Math.max(1, buckets.length);
    const wide = Math.max(1, step - 0.8).toFixed(1);
    const bar = (index, to) => `M${(index * step).toFixed(1)} ${middle}h${wide}V${to.toFixed(1)}h-${wide}z`;
    const path = (name, side, sign) => shape("path", {
      class: name,
      d: buckets.map((bucket, index) => (bucket[side] ? bar(index, middle + sign * high(bucket[side])) : "")).join(""),
    });
    this.svg.append(shape("path", { class: "axis", d: `M0 ${middle}H${width}` }),
      path("attaches", 0, -1), path("detaches", 1, 1));
  }

  drawFindings(width) {
    const ticks = { error: new Set(), warning: new Set(), info: new Set() };
    const add = (event, cause) => {
      const x = Math.round(this.scale.ofEvent(event) * width);
      ticks[cause.severity]?.add(x);
      this.addHint(x, `${severitySign(cause.severity)} ${cause.rule}`);
    };
    for (const [, event, cause] of this.session.found) add(event, this.session.causes[cause]);
    for (const cause of this.session.causes) if (!cause.exempt) for (const event of cause.events) add(event, cause);
    for (const severity of ["info", "warning", "error"]) {
      const d = [...ticks[severity]].map((x) => `M${x - 2.5} 55.5h5l-2.5 -7z`).join("");
      if (d) this.svg.append(shape("path", { class: `tick ${severity}`, d }));
    }
  }

  drawMarks(width) {
    let free = 0;
    for (const mark of this.session.marks.slice(0, 500)) {
      const x = this.scale.ofEvent(mark.event) * width;
      this.addHint(Math.round(x), `mark '${mark.name}', event ${grouped(mark.event)}`);
      const flag = shape("g", { class: "flag" }, shape("path", { d: `M${x} 2V44` }));
      const letters = Array.from(mark.name);
      const text = letters.length > 18 ? `${letters.slice(0, 17).join("")}…` : mark.name;
      const isLeft = x + 8 * Math.min(18, letters.length) > width;
      const end = isLeft ? x : x + 7 * text.length + 8;
      if (x >= free && !(isLeft && free > x - 7 * text.length)) {
        flag.append(shape("text", { x: isLeft ? x - 4 : x + 4, y: 11, "text-anchor": isLeft ? "end" : "start" }, text));
        free = end;
      }
      this.svg.append(flag);
    }
  }

  addHint(x, text) {
    const texts = this.hints.get(x) ?? new Set();
    if (texts.size < 12) this.hints.set(x, texts.add(text));
  }

  /** Names what is marked near the pointer. */
  hint(event) {
    if (!this.hints) return;
    const x = Math.round(event.clientX - this.track.getBoundingClientRect().left - inset);
    const texts = [0, -1, 1, -2, 2, -3, 3].flatMap((by) => [...(this.hints.get(x + by) ?? [])]);
    this.track.title = [...new Set(texts)].join("\n");
  }

  moveCursor(fraction) {
    this.fraction = fraction;
    this.cursor?.setAttribute("transform", `translate(${fraction * this.width} 0)`);
  }

  drag(event) {
    this.stop();
    const rect = this.track.getBoundingClientRect();
    const fraction = Math.max(0, Math.min(1, (event.clientX - rect.left - inset) / this.width));
    this.moveCursor(fraction);
    this.actions.go(this.scale.wanted(fraction));
  }

  key(event) {
    const isBack = event.key === "ArrowLeft" || event.key === "ArrowDown";
    const isOn = event.key === "ArrowRight" || event.key === "ArrowUp";
    if (event.ctrlKey || event.metaKey) return;
    if (isBack || isOn) {
      const by = isOn ? 1 : -1;
      if (event.shiftKey) this.jump(this.findings, by);
      else if (event.altKey) this.jump(this.marks, by);
      else this.step(by);
    } else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.goToEnd();
    else if (event.key === "PageUp") this.step(Math.max(1, Math.round(this.session.events / 20)));
    else if (event.key === "PageDown") this.step(-Math.max(1, Math.round(this.session.events / 20)));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The event that the reader is at, which may be ahead of what the tree shows. */
  get position() {
    return this.ahead ?? this.moment?.event ?? 0;
  }

  step(by) {
    this.go(this.position + by);
  }

  /** Goes to the next of some events. */
  jump(events, by) {
    const here = this.position;
    const next = by > 0 ? events.find((event) => event > here) : events.findLast((event) => event < here);
    if (next !== undefined) this.go(next);
  }

  go(event) {
    if (!this.session) return;
    this.stop();
    this.ahead = Math.max(0, Math.min(this.session.events, event));
    this.actions.go({ event: this.ahead });
  }

  /** The tree has caught up. */
  arrived() {
    this.ahead = undefined;
  }

  goToEnd() {
    this.stop();
    this.actions.follow();
  }

  togglePlay() {
    if (this.isPlaying) return this.stop();
    if (!this.session || this.session.events === 0) return;
    this.isPlaying = true;
    this.showPlaying();
    const isAtEnd = (this.moment?.event ?? 0) >= this.session.events;
    const start = isAtEnd ? 0 : this.fraction;
    let position = this.scale.isTime ? start * this.session.time : isAtEnd ? 0 : this.moment.event;
    if (isAtEnd) this.actions.go({ event: 0 });
    let last = performance.now();
    const tick = (now) => {
      if (!this.isPlaying) return;
      const passed = Math.min(500, now - last) * Number(this.speed.value);
      last = now;
      const before = position;
      position += this.scale.isTime ? passed * 1e6 : (passed / 1000) * eventsPerSecond;
      const most = this.scale.isTime ? this.session.time : this.session.events;
      position = Math.min(most, position);
      if (this.scale.isTime) {
        this.moveCursor(position / this.session.time);
        this.actions.go({ time: Math.round(position) });
      } else if (Math.floor(position) !== Math.floor(before)) this.actions.go({ event: Math.floor(position) });
      if (position >= most) this.stop();
      else requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  }

  stop() {
    this.isPlaying = false;
    this.showPlaying();
  }

  showPlaying() {
    this.playButton.querySelector("path").setAttribute("d", this.isPlaying ? icons.pause : icons.play);
    const name = this.isPlaying ? "Pause" : "Play";
    setAttributes(this.playButton, { "aria-label": name, title: `${name} (space)` });
  }
}
