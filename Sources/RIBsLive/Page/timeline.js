// The timeline's controls: go to a moment, play, follow the end. `strip.js` draws it.

import { button, byId, closest, element, setAttributes, setText, show } from "./dom.js";
import { Player } from "./player.js";
import { Strip } from "./strip.js";
import { momentSentence } from "./words.js";

/** @type {[number, string][]} */
const speeds = [[0.25, "¼×"], [1, "1×"], [4, "4×"], [16, "16×"]];

/** @typedef {import("./chunks.js").Moment} Moment */

export class Timeline {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?import("./source.js").SessionReply} */
    this.session = null;
    /** @type {?Moment} */
    this.moment = null;
    this.isFollowing = true;
    /** Whether the session may become longer. */
    this.isOpen = false;
    this.isScrubbing = false;
    /** @type {number | undefined} The event that was asked for and is not shown yet. */
    this.asked = undefined;
    this.player = new Player((place) => this.playTo(place), (isPlaying) => this.showPlaying(isPlaying));
    this.slider = element("div", {
      id: "track", role: "slider", tabindex: 0, "aria-label": "Moment", "aria-valuemin": 0,
      keydown: (event) => this.key(event),
    });
    /** @type {Strip} */
    this.strip = new Strip(app.chunks, this.slider, {
      scrub: (position) => this.scrub(position), settle: () => this.settle(), pick: (hit) => this.pick(hit),
      rangeChanged: () => this.rangeChanged(),
    });
    this.addControls();
  }

  addControls() {
    /** @type {(sign: string, name: string, keys: string, action: () => void) => HTMLButtonElement} */
    const tool = (sign, name, keys, action) =>
      button(sign, action, { "aria-label": name, title: `${name} (${keys})` });
    this.playButton = tool("▶", "Play", "space", () => this.togglePlay());
    this.speed = element("select", {
      "aria-label": "Speed", change: () => Object.assign(this.player, { speed: Number(this.speed.value) }),
    }, speeds.map(([value, text]) => element("option", { value }, text)));
    this.speed.value = "1";
    this.scales = [false, true].map((isTime) =>
      button(isTime ? "time" : "events", () => this.setScale(isTime), { "aria-pressed": String(!isTime) }));
    this.whole = button("Whole session", () => this.showAll(), {
      title: "Show the whole session (double click in the overview)", hidden: "",
    });
    this.sentence = element("p", { id: "sentence" });
    this.back = button("● follow the end", () => this.goToEnd(), {
      class: "live-button", title: "Follow the end again (l)", hidden: "",
    });
    byId("timeline").append(
      element("div.row",
        tool("⇤", "To the first event", "Home", () => this.go(0)),
        tool("←", "Back one event", "←", () => this.go(this.position - 1)), this.playButton,
        tool("→", "On one event", "→", () => this.go(this.position + 1)),
        tool("⇥", "To the last event", "End", () => this.goToEnd()), this.speed,
        element("div.segments", { role: "group", "aria-label": "Scale" }, this.scales), this.whole),
      this.sentence, this.back, this.strip.root);
    byId("timeline").addEventListener("keydown", (event) => this.rangeKey(event));
  }

  /** @param {import("./source.js").SessionReply} session */
  setSession(session) {
    if (session.identity !== this.session?.identity) this.player.stop();
    this.session = session;
    this.strip.setSession(session, this.app.isFollowing);
    this.slider.setAttribute("aria-valuemax", String(session.events));
    this.player.setCourse(this.strip.state.course);
    this.speed.title = this.player.words;
  }

  /**
   * @param {Moment} moment
   * @param {boolean} isFollowing
   * @param {boolean} isOpen
   */
  setMoment(moment, isFollowing, isOpen) {
    const hasMoved = moment.event !== this.moment?.event;
    const beginsToFollow = isFollowing && !this.isFollowing;
    Object.assign(this, { moment, isFollowing, isOpen });
    const words = momentSentence(moment);
    setText(this.sentence, words);
    setAttributes(this.slider, { "aria-valuenow": moment.event, "aria-valuetext": words });
    if (beginsToFollow) this.strip.range.showEnd();
    // A cursor that is dragged or plays is ahead of the tree.
    if (!this.app.wanted && !this.player.isPlaying && !this.isScrubbing) {
      this.strip.moveCursor(moment);
      if (hasMoved && !isFollowing) this.show(moment.event);
    }
    this.showButtons();
  }

  get isTime() {
    return this.strip.state.isTime;
  }

  /** What the address says of the timeline. */
  get inAddress() {
    const { isWhole, isAtEnd, start, end } = this.strip.range;
    const follows = isAtEnd && this.isFollowing && this.isOpen;
    return { scale: this.isTime ? "time" : null, range: isWhole || follows ? undefined : [start, end] };
  }

  /** @param {import("./address.js").Shown} shown */
  restore({ scale, range }) {
    this.setScale(scale === "time");
    if (range) this.strip.range.set(range[0], range[1]);
    else if (!this.isFollowing) this.strip.range.showAll();
  }

  /** @param {boolean} isTime */
  setScale(isTime) {
    this.scales.forEach((each, index) => each.setAttribute("aria-pressed", String(isTime === (index === 1))));
    this.strip.setScale(isTime);
    this.app.lifetimes.ask();
    this.app.remember();
  }

  /**
   * Brings an event into the visible range.
   *
   * @param {number} event
   */
  show(event) {
    this.strip.reveal(event);
  }

  /** Shows the whole session. The button for that hides now, so the focus moves to the track. */
  showAll() {
    this.strip.range.showAll(true);
    this.slider.focus();
  }

  rangeChanged() {
    this.showButtons();
    this.app.remember();
  }

  showButtons() {
    const { range } = this.strip;
    show(this.whole, !range.isWhole);
    show(this.back, this.isOpen && !(this.isFollowing && range.isAtEnd));
  }

  // Moments

  /** The event that the reader is at, which may be ahead of what the tree shows. */
  get position() {
    return this.asked ?? this.moment?.event ?? 0;
  }

  /** @param {number} event */
  go(event) {
    this.stop();
    this.ask(event, (asked) => this.app.go({ event: asked }));
  }

  /**
   * @param {number} event
   * @param {(event: number) => Promise<void>} goes
   */
  ask(event, goes) {
    const asked = Math.max(0, Math.min(this.session.events, event));
    this.asked = asked;
    goes(asked).then(() => {
      this.asked = undefined;
    });
  }

  goToEnd() {
    this.stop();
    this.strip.range.showEnd();
    this.app.follow();
  }

  /** @param {number} by -1 to the one before, or 1 to the next */
  goByFinding(by) {
    const found = this.beside(this.strip.state.findings, by);
    if (!found) return;
    this.stop();
    this.ask(found.event, () => this.app.jump(found.event, found.rib));
  }

  /** @param {number} by */
  goByMark(by) {
    const mark = this.beside(this.session.marks, by);
    if (mark) this.go(mark.event);
  }

  /**
   * @template {{event: number}} Stop
   * @param {Stop[]} stops
   * @param {number} by
   */
  beside(stops, by) {
    const here = this.position;
    return by > 0 ? stops.find(({ event }) => event > here) : stops.findLast(({ event }) => event < here);
  }

  /**
   * Goes to the moment at a position of the track, while the pointer is down.
   *
   * @param {number} position
   */
  scrub(position) {
    this.stop();
    this.isScrubbing = true;
    const { event, time } = this.strip.placeAt(position);
    this.strip.moveCursor({ event, time });
    this.app.go(this.isTime ? { time } : { event });
  }

  /** Snaps the cursor to the event that is shown, after a drag. */
  async settle() {
    this.isScrubbing = false;
    await this.app.pumping;
    if (this.moment && !this.isScrubbing && !this.player.isPlaying) this.strip.moveCursor(this.moment);
  }

  /**
   * Goes to a mark or a finding, or zooms to findings that stand too close.
   *
   * @param {import("./track.js").Hit} hit
   */
  pick({ flag, cluster }) {
    this.stop();
    if (flag) return this.go(flag.marks[0].event);
    const findings = this.strip.findingsOf(cluster);
    if (findings[0].event !== findings.at(-1).event) return this.strip.zoomTo(findings);
    // Findings at one event cannot be zoomed apart, so each click goes to the next.
    const picked = findings.findIndex(({ rib }) => rib === this.app.selected.rib);
    const isHere = this.moment?.event === findings[0].event;
    const { event, rib } = findings[isHere ? (picked + 1) % findings.length : 0];
    this.app.jump(event, rib);
  }

  // Playing

  togglePlay() {
    if (this.player.isPlaying) return this.stop();
    if (this.session) this.player.start(this.position);
  }

  /** @param {{event: number, time: number}} place */
  playTo(place) {
    const hasMoved = place.event !== this.strip.place.event;
    this.strip.moveCursor(place);
    this.strip.range.turnTo(this.strip.state.cursor);
    if (hasMoved) this.app.go({ event: place.event });
  }

  stop() {
    this.asked = undefined;
    this.player.stop();
  }

  /** @param {boolean} isPlaying */
  showPlaying(isPlaying) {
    setText(this.playButton, isPlaying ? "❚❚" : "▶");
    const name = isPlaying ? "Pause" : "Play";
    setAttributes(this.playButton, { "aria-label": name, title: `${name} (space)` });
  }

  // Keys

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -Infinity }[event.key];
    if (!by && event.key !== "End") return;
    event.preventDefault();
    event.stopPropagation();
    if (!by) this.goToEnd();
    else if (event.shiftKey) this.goByFinding(by);
    else if (event.altKey) this.goByMark(by);
    else this.go(this.position + by);
  }

  /** @param {KeyboardEvent} event */
  rangeKey(event) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || closest(target, "select") || !this.session) return;
    if (!this.strip.key(key.toLowerCase())) return;
    event.preventDefault();
    event.stopPropagation();
  }

  describe() {
    return this.strip.describe();
  }
}
