// Holds what the page shows: session, moment, selection and pin. Views talk to the app and not to each other.

import { addTools, updateBar, updateTools } from "./bar.js";
import { ChunkStore } from "./chunks.js";
import { captionsOfChanges, changesBetween, showChanges } from "./compare.js";
import { byId } from "./dom.js";
import { EventsPanel } from "./events.js";
import { FindingsPanel } from "./findings.js";
import { FlowsPanel } from "./flows.js";
import { PageHistory } from "./history.js";
import { Inspector } from "./inspector.js";
import { Keepers } from "./keepers.js";
import { Lifetimes } from "./lifetimes.js";
import { RIBPanel } from "./rib.js";
import { Search } from "./search.js";
import { setCode } from "./site.js";
import { Stage } from "./stage.js";
import { Timeline } from "./timeline.js";
import { TreeView } from "./tree.js";
import { ribTitle, setRIBWord } from "./words.js";

/** A step over more events than this is a jump, and nothing is animated. */
const mostWatched = 6;

/**
 * @typedef {import("./chunks.js").Moment} Moment
 *
 * @typedef {object} Selection
 * @property {?number} place
 * @property {?number} rib null if a place is selected
 *
 * @typedef {{event?: number | "end", time?: number}} WantedMoment one of the two
 */

export class App {
  /** @param {import("./source.js").Source} source */
  constructor(source) {
    this.source = source;
    this.chunks = new ChunkStore(source);
    /** @type {import("./source.js").Overview} */
    this.overview = {
      product: "", trace: null, revision: 0, state: "loading", words: "loading", title: "Loading", message: "",
      written: null, mayGrow: false, folder: null, hasXcode: false, sessions: [],
    };
    /** @type {?import("./source.js").SessionReply} The session that is shown. */
    this.session = null;
    /** @type {?Moment} The moment that is shown. */
    this.moment = null;
    /** @type {?Moment} The moment to compare with. */
    this.pinned = null;
    /** @type {Selection} */
    this.selected = { place: null, rib: null };
    /** @type {?WantedMoment} The moment to show next. */
    this.wanted = null;
    /** @type {?Promise<void>} Ends when no moment is wanted any more. */
    this.pumping = null;
    /** @type {?string} Why the page may not show what is wanted. */
    this.failure = null;
    /** @type {Map<number, import("./chunks.js").RIB[]>} The RIBs of a moment, and that moment. */
    this.ribsByPlace = new Map();
    /** @type {?Moment} */
    this.indexed = null;
    /** Whether the page shows the end of a session that grows. */
    this.isFollowing = true;
    this.isConnected = true;
    /** Whether the session is to be opened once it was read. */
    this.opensLater = false;
    /** Whether the page is on its way to a moment that gets an entry in the history. */
    this.isJumping = false;
    this.history = new PageHistory(this);
    addTools(this);
    this.tree = new TreeView(this);
    this.timeline = new Timeline(this);
    this.lifetimes = new Lifetimes(this);
    this.stage = new Stage(this);
    this.findings = new FindingsPanel(this);
    this.search = new Search(this);
    this.ribPanel = new RIBPanel(this);
    this.keepers = new Keepers(this);
    this.events = new EventsPanel(this);
    this.flows = new FlowsPanel(this);
    this.inspector = new Inspector(() => this.session && this.tabOpened());
  }

  async start() {
    this.source.listen(this);
    await this.refresh();
  }

  /** The state of the session that is shown, or of the trace if there is none. */
  get shown() {
    return this.overview.sessions.find(({ session }) => session === this.session?.session) ?? this.overview;
  }

  /** @param {Promise<unknown>} promise whose failure the page shows */
  attempt(promise) {
    return promise.catch((error) => this.fail(error));
  }

  /** @param {import("./source.js").News} news */
  hear({ revision, state }) {
    if (revision !== this.overview.revision || state !== this.overview.state) this.refresh();
  }

  disconnected() {
    this.isConnected = false;
    this.showBar();
  }

  connected() {
    if (this.isConnected) return;
    this.isConnected = true;
    // It may be another server, which counts from the start.
    this.chunks.forget();
    this.refresh();
  }

  /** Asks anew for what the page shows. One at a time: news that comes meanwhile is read after it. */
  async refresh() {
    this.isStale = true;
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    while (this.isStale) {
      const start = performance.now();
      this.isStale = false;
      await this.attempt(this.readAll());
      // A busy app with a large tree must leave the reader some time.
      const pause = Math.min(1500, 50 + performance.now() - start);
      if (this.isStale) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    this.isRefreshing = false;
  }

  async readAll() {
    const { opening } = this.history;
    const before = this.overview.sessions.length;
    this.overview = await this.source.overview();
    setCode(this.overview, (at) => void this.attempt(this.source.openInXcode(at)));
    const known = this.overview.sessions.map((each) => each.session);
    const shown = this.isFollowing && known.length > before ? null : this.session?.session;
    const next = [opening?.session, shown, known.at(-1)].find((each) => known.includes(each));
    if (next === undefined) this.clear();
    else await this.loadSession(next, opening?.event);
    await this.history.open();
    this.failure = null;
    this.showBar();
  }

  /**
   * @param {number} number
   * @param {number} [event] the moment to show
   */
  async loadSession(number, event) {
    const session = await this.source.session(number);
    const isOther = session.identity !== this.session?.identity;
    // A moment of one session cannot be compared with one of another.
    if (isOther) Object.assign(this, { selected: { place: null, rib: null }, pinned: null });
    this.setSession(session, isOther);
    if (event !== undefined) await this.go({ event: Math.min(event, session.events) });
    else if (isOther || !this.moment || this.opensLater && this.isFollowing && !this.isReading) await this.open();
    else if (this.isFollowing) await this.follow();
    else this.showMoment(this.moment, false);
    this.showBar();
    if (this.inspector.tab === "flows") await this.tabOpened();
  }

  /**
   * Shows another session so that Back leads to the one before.
   *
   * @param {number} number
   */
  async chooseSession(number) {
    this.isJumping = true;
    await this.loadSession(number).finally(() => (this.isJumping = false));
    this.remember(true);
  }

  get isReading() {
    return this.shown.state === "reading";
  }

  /** Opens a session that the app no longer writes where there is most to see: at the worst finding, or else when the
   * tree was fullest. */
  async open() {
    this.opensLater = this.isReading;
    if (["following", "reading", "waiting"].includes(this.shown.state)) return this.follow();
    const { causes, fullest } = this.session;
    const worst = causes.find(({ exempt, severity, events }) => !exempt && severity !== "info" && events.length > 0);
    if (!worst && !fullest) return this.follow();
    const event = worst?.events[0] ?? fullest;
    await this.go({ event });
    // The reader may have gone elsewhere meanwhile.
    if (worst?.ribs[0] && this.moment?.event === event) this.selectRIB(worst.ribs[0], false);
  }

  /**
   * @param {import("./source.js").SessionReply} session
   * @param {boolean} isOther
   */
  setSession(session, isOther) {
    const found = JSON.stringify(session.found);
    if (isOther || found !== this.foundKey) this.chunks.forget();
    this.foundKey = found;
    this.session = session;
    setRIBWord(session.word);
    byId("tab-rib").textContent = ribTitle();
    this.tree.setSession(session, isOther);
    if (isOther) this.tree.select(null);
    this.timeline.setSession(session);
    this.lifetimes.setSession(session, isOther);
    this.findings.setSession(session);
  }

  clear() {
    this.session = null;
    this.moment = null;
    Object.assign(this, { selected: { place: null, rib: null }, pinned: null });
    this.tree.forget();
    this.tree.update();
  }

  /** @param {{message: ?string}} error null if it is over */
  fail(error) {
    this.failure = this.isConnected ? error.message : null;
    this.showBar();
  }

  showBar() {
    updateBar(this);
    document.body.classList.toggle("has-session", Boolean(this.session));
    if (this.moment) this.showOnTimeline();
  }

  follow() {
    return this.go({ event: "end" }, true);
  }

  /**
   * Goes to a moment. At most one request is under way; the newest wanted moment follows.
   *
   * @param {WantedMoment} wanted
   */
  go(wanted, isFollowing = false) {
    this.isFollowing = isFollowing;
    this.wanted = wanted;
    return this.pumping ??= this.pump();
  }

  async pump() {
    while (this.wanted) {
      const { wanted } = this;
      this.wanted = null;
      await this.attempt(this.showWanted(wanted, this.session?.session));
    }
    this.pumping = null;
  }

  /**
   * @param {WantedMoment} wanted
   * @param {number} [number] of the session
   */
  async showWanted(wanted, number) {
    if (number === undefined) return;
    const moment = await this.chunks.moment(number, wanted, this.session.events);
    if (number !== this.session?.session) return;
    // A moment may have places that are newer than the session reply.
    const { length } = this.session.places;
    if ([...moment.boxes.keys()].some((place) => place >= length)) {
      this.setSession(await this.source.session(number), false);
    }
    const step = Math.abs(moment.event - (this.moment?.event ?? Infinity));
    this.showMoment(moment, step <= (this.isFollowing ? 200 : mostWatched));
    if (this.failure) this.fail({ message: null });
  }

  /**
   * @param {Moment} moment
   * @param {boolean} animates
   */
  showMoment(moment, animates) {
    this.moment = moment;
    const { selected } = this;
    selected.place = moment.ribs.get(selected.rib)?.place ?? selected.place;
    this.tree.selected = selected.place;
    this.showChanges();
    this.tree.setBoxes(moment.boxes, animates);
    this.showOnTimeline();
    this.lifetimes.showMoment();
    this.updatePanels();
  }

  updatePanels() {
    const { tab } = this.inspector;
    this.ribPanel.update(tab === "rib");
    void this.attempt(this.keepers.update());
    this.events.update(tab === "events");
  }

  /**
   * Pins a moment to compare with; null ends the comparison.
   *
   * @param {?number} event
   */
  async pin(event) {
    const { session, events } = this.session;
    this.pinned = event === null ? null : await this.chunks.moment(session, { event }, events);
    this.showChanges();
    this.tree.update();
    this.remember();
  }

  /** Ends the comparison. The button for that is gone now, so the focus moves to the stage. */
  stopComparing() {
    this.pin(null);
    this.stage.focus();
  }

  togglePin() {
    return this.attempt(this.pin(this.pinned ? null : this.moment.event));
  }

  /** Compares with the last mark before this moment, or with the start. */
  pinLastMark() {
    const mark = this.session.marks.findLast(({ event }) => event < this.moment.event);
    return this.attempt(this.pin(mark?.event ?? 0));
  }

  showChanges() {
    const changes = this.pinned ? changesBetween(this.pinned, this.moment, (place) => this.pathOf(place)) : [];
    showChanges(this.pinned, changes, this);
    this.tree.changes = captionsOfChanges(changes);
    this.tree.removed = new Map(changes.filter(({ kind, place }) => kind === "removed" && !this.moment.boxes.has(place))
      .map(({ place }) => [place, this.pinned.boxes.get(place)]));
  }

  showOnTimeline() {
    this.timeline.setMoment(this.moment, this.isFollowing, this.shown.mayGrow);
  }

  /**
   * @param {number} event
   * @param {?number} [rib] to select
   */
  jump(event, rib) {
    return this.jumpTo({ event }, rib);
  }

  /**
   * Goes to a moment so that Back leads to the one before.
   *
   * @param {WantedMoment} wanted
   * @param {?number} [rib] to select
   */
  async jumpTo(wanted, rib) {
    this.inspector.setSheet(false);
    // Until it is there, the address still says the moment before.
    this.isJumping = true;
    await this.go(wanted);
    if (rib) this.selectRIB(rib, false);
    this.isJumping = false;
    this.remember(true);
  }

  /** @param {?number} place */
  selectPlace(place, opensTab = place !== null) {
    const ribs = this.ribsAt(place);
    const role = this.tree.cells.get(place)?.role;
    const chosen = ribs.find(({ rib }) => rib === this.selected.rib) ?? ribs.find((rib) => rib.role === role);
    this.select({ place, rib: chosen?.rib ?? null }, opensTab);
  }

  /** @param {number} rib */
  selectRIB(rib, opensTab = true) {
    const place = this.moment?.ribs.get(rib)?.place ?? null;
    this.select({ place, rib }, opensTab);
    if (place !== null) this.tree.reveal(place);
  }

  /**
   * @param {Selection} selected
   * @param {boolean} opensTab
   */
  select(selected, opensTab) {
    this.selected = selected;
    this.tree.select(selected.place);
    this.lifetimes.select();
    if (opensTab && this.inspector.tab !== "rib") this.inspector.open("rib");
    else this.updatePanels();
    this.remember();
  }

  /** @param {?number} place */
  focus(place) {
    this.tree.setView({ focus: place });
    if (place !== null && place !== this.selected.place) this.selectPlace(place);
  }

  toggleFocus() {
    const { place } = this.selected;
    this.tree.setView({ focus: this.tree.view.focus === place ? null : place });
  }

  /** @param {string} name */
  openTab(name, opensSheet = true) {
    this.inspector.open(name);
    if (opensSheet) this.inspector.setSheet(true);
  }

  async tabOpened() {
    this.remember();
    const { tab } = this.inspector;
    this.updatePanels();
    if (tab !== "flows") return;
    const { session } = this.session;
    const flows = this.source.flows(session);
    await this.attempt(flows.then((reply) => session === this.session?.session && this.flows.show(reply)));
  }

  treeChanged() {
    updateTools(this);
    this.remember();
  }

  /**
   * @param {number} place
   * @returns {import("./chunks.js").RIB[]}
   */
  ribsAt(place) {
    if (this.indexed !== this.moment) {
      this.indexed = this.moment;
      this.ribsByPlace = Map.groupBy(this.moment?.ribs.values() ?? [], (rib) => rib.place);
    }
    return this.ribsByPlace.get(place) ?? [];
  }

  /**
   * What was found about a RIB until now.
   *
   * @param {number} rib
   */
  causesOf(rib) {
    const { found, causes } = this.session;
    return found.filter(([about, event]) => about === rib && event <= this.moment.event).map(([, , cause]) => causes[cause]);
  }

  /** @param {number} rib */
  nameOf(rib) {
    return this.session.places[this.moment.ribs.get(rib)?.place]?.name;
  }

  /** @param {number} place */
  pathOf(place) {
    const names = [];
    for (let next = place; next !== null; next = this.session.places[next].parent) {
      names.unshift(this.session.places[next].name);
    }
    return names.join("/");
  }

  /** Writes what is shown into the address. */
  remember(isJump = false) {
    if (!this.isJumping) this.history.write(isJump);
  }
}
