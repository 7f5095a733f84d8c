// The timeline's controls: go to a moment, play, follow the end. `strip.js` draws it.

import { button, byId, element, setAttributes, setText, show } from "./dom.js";
import { Player } from "./player.js";
import { Strip } from "./strip.js";
import { momentSentence } from "./words.js";

const speeds = [[0.25, "¼×"], [1, "1×"], [4, "4×"], [16, "16×"]];

export class Timeline {
  constructor(app) {
    Object.assign(this, { app, moment: null, isFollowing: true, isOpen: false });
    this.player = new Player((place) => this.playTo(place), (isPlaying) => this.showPlaying(isPlaying));
    this.slider = element("div", {
      id: "track", role: "slider", tabindex: 0, "aria-label": "Moment", "aria-valuemin": 0,
      keydown: (event) => this.key(event),
    });
    this.strip = new Strip(app.chunks, this.slider, {
      scrub: (position) => this.scrub(position), settle: () => this.settle(), pick: (hit) => this.pick(hit),
      rangeChanged: () => this.rangeChanged(),
    });
    this.addControls();
  }

  addControls() {
    const tool = (sign, name, keys, action) =>
      button(sign, action, { "aria-label": name, title: `${name} (${keys})` });
    this.playButton = tool("▶", "Play", "space", () => this.togglePlay());
    this.speed = element("select", {
      "aria-label": "Speed", change: () => Object.assign(this.player, { speed: Number(this.speed.value) }),
    }, speeds.map(([value, text]) => element("option", { value }, text)));
    this.speed.value = "1";
    this.scales = [false, true].map((isTime) =>
      button(isTime ? "time" : "events", () => this.setScale(isTime), { "aria-pressed": String(!isTime) }));
    this.whole = button("Whole session", () => this.strip.range.showAll(true), {
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

  setSession(session) {
    if (session.session !== this.session?.session || session.began !== this.session?.began) this.player.stop();
    this.session = session;
    this.strip.setSession(session, this.app.isFollowing);
    this.slider.setAttribute("aria-valuemax", session.events);
    this.player.setCourse(this.strip.state.course);
    this.speed.title = this.player.words;
  }

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

  restore({ scale, range }) {
    this.setScale(scale === "time");
    if (range) this.strip.range.set(...range);
    else if (!this.isFollowing) this.strip.range.showAll();
  }

  setScale(isTime) {
    this.scales.forEach((each, index) => each.setAttribute("aria-pressed", String(isTime === (index === 1))));
    this.strip.setScale(isTime);
    this.app.lifetimes.ask();
    this.app.remember();
  }

  /** Brings an event into the visible range. */
  show(event) {
    this.strip.reveal(event);
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

  go(event) {
    this.stop();
    this.ask(event, (asked) => this.app.go({ event: asked }));
  }

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

  goByMark(by) {
    const mark = this.beside(this.session.marks, by);
    if (mark) this.go(mark.event);
  }

  beside(stops, by) {
    const here = this.position;
    return by > 0 ? stops.find(({ event }) => event > here) : stops.findLast(({ event }) => event < here);
  }

  /** Goes to the moment at a position of the track, while the pointer is down. */
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

  /** Goes to a mark or a finding, or zooms to findings that stand too close. */
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

  showPlaying(isPlaying) {
    setText(this.playButton, isPlaying ? "❚❚" : "▶");
    const name = isPlaying ? "Pause" : "Play";
    setAttributes(this.playButton, { "aria-label": name, title: `${name} (space)` });
  }

  // Keys

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

  rangeKey(event) {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || target.closest("select") || !this.session) return;
    if (!this.strip.key(key.toLowerCase())) return;
    event.preventDefault();
    event.stopPropagation();
  }

  describe() {
    return this.strip.describe();
  }
}
