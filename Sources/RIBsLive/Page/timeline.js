import { byId, button, element, fittedText, listenToDrags, textWidth } from "./dom.js";
import { setAttributes, setText, shape, show } from "./dom.js";
import { grouped, momentSentence, severitySign } from "./words.js";

const stripHeight = 56;
/** The space left and right of the strip, so that the cursor is whole at both ends. */
const inset = 8;
const eventsPerSecond = 2;

export class Timeline {
  constructor(app) {
    Object.assign(this, { app, isTime: false, isPlaying: false, moment: null });
    const tool = (sign, name, keys, action) =>
      button(sign, action, { "aria-label": name, title: `${name} (${keys})` });
    const choice = (name, texts, changed) => element("select", { "aria-label": name, title: name, change: changed },
      texts.map((text) => element("option", text)));
    this.playButton = tool("▶", "Play", "space", () => this.togglePlay());
    this.speed = choice("Speed", ["1×", "4×", "16×"], null);
    this.axis = choice("Scale", ["events", "time"], () => {
      this.isTime = this.axis.value === "time";
      this.draw();
    });
    this.sentence = element("p", { id: "sentence" });
    this.back = button("● follow the end", () => app.follow(), {
      class: "live-button", title: "Follow the end again (l)",
    });
    this.svg = shape("svg", { "aria-hidden": "true", height: stripHeight });
    this.track = element("div", {
      id: "track", role: "slider", tabindex: 0, "aria-label": "Moment", "aria-valuemin": 0,
      keydown: (event) => this.key(event),
    }, this.svg);
    listenToDrags(this.track, (event) => this.drag(event));
    byId("timeline").append(
      element("div.row",
        tool("⇤", "To the first event", "Home", () => this.go(0)),
        tool("←", "Back one event", "←", () => this.go(this.position - 1)), this.playButton,
        tool("→", "On one event", "→", () => this.go(this.position + 1)),
        tool("⇥", "To the last event", "End", () => this.goToEnd()), this.speed, this.axis),
      this.sentence, this.back, this.track);
    new ResizeObserver(() => this.draw()).observe(this.track);
  }

  setSession(session) {
    this.session = session;
    this.track.setAttribute("aria-valuemax", session.events);
    this.findings = session.found.map(([, event, cause]) => ({ event, cause: session.causes[cause] }));
    for (const cause of session.causes.filter(({ exempt }) => !exempt)) {
      cause.events.forEach((event, index) => this.findings.push({ event, time: cause.eventTimes[index], cause }));
    }
    this.findings.sort((one, other) => one.event - other.event);
    this.draw();
  }

  setMoment(moment, isFollowing, mayGrow) {
    this.moment = moment;
    const words = momentSentence(moment);
    setText(this.sentence, words);
    setAttributes(this.track, { "aria-valuenow": moment.event, "aria-valuetext": words });
    show(this.back, mayGrow && !isFollowing);
    // A cursor that is dragged or plays is ahead of the tree.
    if (!this.app.wanted && !this.isPlaying) this.moveCursor(this.fractionOf(moment));
  }

  fractionOf({ event, time }) {
    const { events, time: end } = this.session;
    const [value, most] = this.isTime ? [time, end] : [event, events];
    return Math.min(1, value / Math.max(1, most));
  }

  draw() {
    if (!this.session) return;
    this.width = Math.max(50, this.track.clientWidth - 2 * inset);
    const width = this.width + 2 * inset;
    setAttributes(this.svg, { width, viewBox: `${-inset} 0 ${width} ${stripHeight}` });
    this.cursor = shape("g.cursor",
      shape("path", { d: `M0 0V${stripHeight}` }), shape("path.grip", { d: "M-5 0H5V6L0 11L-5 6Z" }));
    this.svg.replaceChildren(...this.density(), ...this.ticks(), ...this.flags(), this.cursor);
    if (this.moment) this.moveCursor(this.fractionOf(this.moment));
  }

  density() {
    const buckets = this.session.density[this.isTime ? "time" : "events"];
    const middle = 32;
    const most = Math.max(1, ...buckets.flat());
    // The square root keeps few events visible beside many.
    const high = (count) => 1.5 + 12 * Math.sqrt(count / most);
    const step = this.width / Math.max(1, buckets.length);
    const wide = Math.max(1, step - 0.8);
    const bar = (index, to) => `M${index * step} ${middle}h${wide}V${to}h${-wide}z`;
    const path = (name, side, sign) => shape(`path.${name}`, {
      d: buckets.map((bucket, index) => (bucket[side] ? bar(index, middle + sign * high(bucket[side])) : "")).join(""),
    });
    return [path("attaches", 0, -1), path("detaches", 1, 1)];
  }

  ticks() {
    const places = new Map();
    for (const { event, time, cause } of this.findings) {
      if (!places.has(cause)) places.set(cause, new Set());
      // The times of findings behind the hundredth of a cause are not known.
      if (this.isTime && time === undefined) continue;
      places.get(cause).add(Math.round(this.fractionOf({ event, time }) * this.width));
    }
    return [...places].map(([{ severity, rule }, found]) => shape(`path.tick.${severity}`, {
      d: [...found].map((x) => `M${x - 2.5} 55.5h5l-2.5 -7z`).join(""),
    }, shape("title", `${severitySign(severity)} ${rule}`)));
  }

  flags() {
    let [free, last] = [0, -9];
    return this.session.marks.flatMap((mark) => {
      const x = this.fractionOf(mark) * this.width;
      if (x < last + 3) return [];
      last = x;
      const text = fittedText(mark.name, 120, 10);
      const end = x + 8 + textWidth(text, 10);
      const hasRoom = x >= free && end < this.width;
      if (hasRoom) free = end;
      return shape("g.flag", shape("title", `${mark.name}, event ${grouped(mark.event)}`),
        shape("path", { d: `M${x} 2V44` }), hasRoom && shape("text", { x: x + 4, y: 11 }, text));
    });
  }

  moveCursor(fraction) {
    this.fraction = fraction;
    this.cursor.setAttribute("transform", `translate(${fraction * this.width} 0)`);
  }

  drag({ clientX }) {
    this.stop();
    const x = clientX - this.track.getBoundingClientRect().left - inset;
    this.goToFraction(Math.max(0, Math.min(1, x / this.width)));
  }

  goToFraction(fraction) {
    this.moveCursor(fraction);
    const { time, events } = this.session;
    this.app.go(this.isTime ? { time: Math.round(fraction * time) } : { event: Math.round(fraction * events) });
  }

  key(event) {
    if (event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity }[event.key];
    if (!by && event.key !== "End") return;
    event.preventDefault();
    event.stopPropagation();
    if (!by) this.goToEnd();
    else if (event.shiftKey) this.jump(this.findings, by);
    else if (event.altKey) this.jump(this.session.marks, by);
    else this.go(this.position + by);
  }

  /** The event that the reader is at, which may be ahead of what the tree shows. */
  get position() {
    return this.asked ?? this.moment?.event ?? 0;
  }

  jump(stops, by) {
    const here = this.position;
    const next = by > 0 ? stops.find(({ event }) => event > here) : stops.findLast(({ event }) => event < here);
    if (next) this.go(next.event);
  }

  go(event) {
    this.stop();
    const asked = Math.max(0, Math.min(this.session.events, event));
    this.asked = asked;
    this.app.go({ event: asked }).then(() => {
      this.asked = undefined;
    });
  }

  goToEnd() {
    this.stop();
    this.app.follow();
  }

  togglePlay() {
    if (this.isPlaying) return this.stop();
    if (!this.session) return;
    const most = this.isTime ? this.session.time : this.session.events;
    const perMillisecond = this.isTime ? 1e6 : eventsPerSecond / 1000;
    let position = this.fraction < 1 ? this.fraction * most : 0;
    let last = performance.now();
    const tick = (now) => {
      if (!this.isPlaying) return;
      const before = Math.round(position);
      position = Math.min(most, position + Math.min(500, now - last) * parseInt(this.speed.value) * perMillisecond);
      last = now;
      if (Math.round(position) !== before) this.goToFraction(position / most);
      if (position >= most) this.stop();
      else requestAnimationFrame(tick);
    };
    this.setPlaying(true);
    requestAnimationFrame(tick);
  }

  stop() {
    this.asked = undefined;
    this.setPlaying(false);
  }

  setPlaying(isPlaying) {
    this.isPlaying = isPlaying;
    setText(this.playButton, isPlaying ? "❚❚" : "▶");
    const name = isPlaying ? "Pause" : "Play";
    setAttributes(this.playButton, { "aria-label": name, title: `${name} (space)` });
  }
}
