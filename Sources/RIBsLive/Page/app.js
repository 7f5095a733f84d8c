import { addTools, updateBar, updateTools } from "./bar.js";
import { ChunkStore } from "./chunks.js";
import { FindingsPanel } from "./findings.js";
import { showFlows } from "./flows.js";
import { Inspector } from "./inspector.js";
import { showRIB } from "./rib.js";
import { Search } from "./search.js";
import { Timeline } from "./timeline.js";
import { TreeView } from "./tree.js";

/** A step over more events than this is a jump, and nothing is animated. */
const mostWatched = 6;

export class App {
  constructor(source) {
    Object.assign(this, {
      source, overview: { state: "loading", words: "loading", written: null, sessions: [] }, session: null, moment: null,
      selected: { place: null, rib: null }, wanted: null, failure: null,
      isFollowing: true, isConnected: true, chunks: new ChunkStore(source),
    });
    addTools(this);
    this.tree = new TreeView(this);
    this.timeline = new Timeline(this);
    this.findings = new FindingsPanel(this);
    this.search = new Search(this);
    this.inspector = new Inspector(() => this.session && this.tabOpened());
  }

  async start() {
    const address = readAddress();
    // The page writes the address without this event, so it was the reader.
    addEventListener("hashchange", () => location.reload());
    this.source.listen(this);
    await this.refresh(address);
    if (this.session) this.showDetails(address);
  }

  /** The state of the session that is shown, or of the trace if there is none. */
  get shown() {
    return this.overview.sessions.find(({ session }) => session === this.session?.session) ?? this.overview;
  }

  attempt(promise) {
    return promise.catch((error) => this.fail(error));
  }

  showDetails({ tab, focus, rib, place }) {
    const { places } = this.session;
    if (tab) this.openTab(tab);
    if (places[focus]) this.tree.setView({ focus });
    if (rib !== undefined) this.selectRIB(rib, false);
    else if (places[place]) this.selectPlace(place, false);
  }

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
    this.refresh();
  }

  /** Asks anew for what the page shows. One at a time: news that comes meanwhile is read after it. */
  async refresh(address = {}) {
    this.isStale = true;
    if (this.isRefreshing) return;
    this.isRefreshing = true;
    while (this.isStale) {
      const start = performance.now();
      this.isStale = false;
      await this.attempt(this.readAll(address));
      address = {};
      // A busy app with a large tree must leave the reader some time.
      const pause = Math.min(1500, 50 + performance.now() - start);
      if (this.isStale) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    this.isRefreshing = false;
  }

  async readAll({ session, event }) {
    const before = this.overview.sessions.length;
    this.overview = await this.source.overview();
    const known = this.overview.sessions.map((each) => each.session);
    const shown = this.isFollowing && known.length > before ? null : this.session?.session;
    const next = [session, shown, known.at(-1)].find((each) => known.includes(each));
    if (next === undefined) this.clear();
    else await this.loadSession(next, event);
    this.failure = null;
    this.showBar();
  }

  async loadSession(number, event) {
    const session = await this.source.session(number);
    const isOther = session.session !== this.session?.session || session.began !== this.session.began;
    if (isOther) this.selected = { place: null, rib: null };
    this.setSession(session, isOther);
    if (event !== undefined) await this.go({ event: Math.min(event, session.events) });
    else if (isOther || this.isFollowing) await this.follow();
    else this.showMoment(this.moment, false);
    const isOver = !["following", "reading"].includes(this.shown.state);
    const beginsEmpty = isOther && this.isFollowing && this.tree.cells.size === 0;
    if (isOver && beginsEmpty && session.fullest > 0) await this.go({ event: session.fullest });
    this.showBar();
    if (this.inspector.tab === "flows") this.tabOpened();
  }

  setSession(session, isOther) {
    const found = JSON.stringify(session.found);
    if (isOther || found !== this.foundKey) this.chunks.forget(session.revision ?? 0);
    this.foundKey = found;
    this.session = session;
    this.tree.setSession(session, isOther);
    if (isOther) this.tree.select(null);
    this.timeline.setSession(session);
    this.findings.setSession(session);
  }

  clear() {
    this.session = null;
    this.moment = null;
    this.selected = { place: null, rib: null };
    this.tree.forget();
    this.tree.update();
  }

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

  /** Goes to a moment. At most one request is under way; the newest wanted moment follows. */
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

  showMoment(moment, animates) {
    this.moment = moment;
    const { selected } = this;
    selected.place = moment.ribs.get(selected.rib)?.place ?? selected.place;
    this.tree.selected = selected.place;
    this.tree.setBoxes(moment.boxes, animates);
    this.showOnTimeline();
    this.updateRIB();
  }

  showOnTimeline() {
    this.timeline.setMoment(this.moment, this.isFollowing, this.shown.mayGrow);
  }

  async jump(event, rib) {
    this.inspector.setSheet(false);
    await this.go({ event });
    if (rib) this.selectRIB(rib, false);
  }

  selectPlace(place, opensTab = place !== null) {
    const ribs = this.ribsAt(place);
    const role = this.tree.cells.get(place)?.role;
    const chosen = ribs.find(({ rib }) => rib === this.selected.rib) ?? ribs.find((rib) => rib.role === role);
    this.select({ place, rib: chosen?.rib ?? null }, opensTab);
  }

  selectRIB(rib, opensTab = true) {
    const place = this.moment?.ribs.get(rib)?.place ?? null;
    this.select({ place, rib }, opensTab);
    if (place !== null) this.tree.reveal(place);
  }

  select(selected, opensTab) {
    this.selected = selected;
    this.tree.select(selected.place);
    if (opensTab && this.inspector.tab !== "rib") this.inspector.open("rib");
    else this.updateRIB();
    this.remember();
  }

  focus(place) {
    this.tree.setView({ focus: place });
    if (place !== null && place !== this.selected.place) this.selectPlace(place);
  }

  toggleFocus() {
    const { place } = this.selected;
    this.tree.setView({ focus: this.tree.view.focus === place ? null : place });
  }

  async updateRIB() {
    if (this.inspector.tab !== "rib" || !this.session) return;
    const { rib } = this.selected;
    const { session, revision } = this.session;
    const key = `${session} ${rib} ${revision}`;
    if (rib !== null && this.ribKey !== key) {
      this.ribKey = key;
      // An address may name a RIB that the session does not have.
      const reply = await this.source.rib(session, rib).catch(({ message }) => ({ rib, failure: message }));
      if (this.ribKey !== key) return;
      this.ribReply = reply;
    }
    if (rib === null) showRIB({}, [], this);
    else if (this.ribReply?.rib === rib) showRIB(this.ribReply, this.causesOf(rib), this);
  }

  openTab(name) {
    this.inspector.open(name);
    this.inspector.setSheet(true);
  }

  async tabOpened() {
    this.remember();
    const { tab } = this.inspector;
    if (tab === "rib") this.updateRIB();
    if (tab !== "flows") return;
    const flows = this.source.flows(this.session.session);
    await this.attempt(flows.then((reply) => showFlows(reply, this)));
  }

  treeChanged() {
    updateTools(this);
    this.remember();
  }

  /** @returns {import("./chunks.js").RIB[]} */
  ribsAt(place) {
    if (this.indexed !== this.moment) {
      this.indexed = this.moment;
      this.ribsByPlace = Map.groupBy(this.moment?.ribs.values() ?? [], (rib) => rib.place);
    }
    return this.ribsByPlace.get(place) ?? [];
  }

  /** What was found about a RIB until now. */
  causesOf(rib) {
    const { found, causes } = this.session;
    return found.filter(([about, event]) => about === rib && event <= this.moment.event).map(([, , cause]) => causes[cause]);
  }

  nameOf(rib) {
    return this.session.places[this.moment.ribs.get(rib)?.place]?.name;
  }

  pathOf(place) {
    const names = [];
    for (let next = place; next !== null; next = this.session.places[next].parent) {
      names.unshift(this.session.places[next].name);
    }
    return names.join("/");
  }

  remember() {
    if (!this.session || !this.moment) return;
    const { rib, place } = this.selected;
    const state = {
      session: this.overview.sessions.at(-1)?.session === this.session.session ? null : this.session.session,
      event: this.isFollowing ? null : this.moment.event, rib, place: rib === null ? place : null,
      focus: this.tree.view.focus, tab: this.inspector.tab === "findings" ? null : this.inspector.tab,
    };
    const query = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== null));
    clearTimeout(this.writing);
    // Browsers limit how often a page may write.
    this.writing = setTimeout(() => history.replaceState(null, "", `#${query}`), 250);
  }
}

/** Reads the part of the address after '#'. Whatever makes no sense is left out. */
function readAddress() {
  const query = new URLSearchParams(location.hash.slice(1));
  const numbers = ["session", "event", "rib", "place", "focus"].filter((name) => /^\d{1,15}$/.test(query.get(name)));
  const tab = ["findings", "rib", "flows"].find((name) => name === query.get("tab"));
  return { ...Object.fromEntries(numbers.map((name) => [name, Number(query.get(name))])), tab };
}
