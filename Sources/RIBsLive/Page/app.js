// What the page shows, and how it changes: by the reader, and by news from the app.

import { AddressWriter, readAddress } from "./address.js";
import { Bar, TreeTools } from "./bar.js";
import { causesUpTo, cellsAt, findingsByRIB, standingRIBs } from "./cells.js";
import { byId, pause } from "./dom.js";
import { FindingsPanel } from "./findings.js";
import { FlowsPanel } from "./flows.js";
import { Inspector } from "./inspector.js";
import { toggleLegend } from "./legend.js";
import { RIBPanel } from "./rib.js";
import { Search } from "./search.js";
import { Timeline } from "./timeline.js";
import { TreeView } from "./tree.js";
import { walkByKeys } from "./treekeys.js";

/** A step over more events than this is a jump, and nothing is animated. */
const mostWatched = 6;

export class App {
  constructor(source) {
    this.source = source;
    this.overview = { state: "waiting", message: "", sessions: [] };
    this.session = null;
    this.moment = null;
    this.standing = new Map();
    this.isFollowing = true;
    this.isConnected = true;
    this.failure = null;
    this.selected = { place: null, rib: null };
    this.wanted = null;
    this.address = new AddressWriter();
    const jump = (event, rib) => this.jump(event, rib);
    this.bar = new Bar({
      pickSession: (session) => this.pickSession(session), openFindings: () => this.openTab("findings"),
    });
    this.tree = new TreeView(byId("canvas"), byId("minimap"), {
      select: (place) => this.selectPlace(place), focus: (place) => this.focus(place),
      changed: () => this.treeChanged(),
    });
    walkByKeys(this.tree);
    this.tools = new TreeTools({
      zoom: (factor) => this.tree.viewport.zoom(factor), fit: () => this.fit(),
      setView: (change) => this.tree.setView(change), toggleLegend,
    });
    this.timeline = new Timeline(byId("timeline"), {
      go: (wanted) => this.go(wanted), follow: () => this.follow(),
    });
    this.findings = new FindingsPanel(byId("panel-findings"), { jump });
    this.ribPanel = new RIBPanel(byId("panel-rib"), {
      jump, selectRIB: (rib) => this.selectRIB(rib, true), focus: (place) => this.focus(place),
      name: (rib) => this.nameOf(rib),
    });
    this.flows = new FlowsPanel(byId("panel-flows"), { jump });
    this.search = new Search({
      places: () => this.session?.places ?? [], cells: () => this.tree.cells, path: (place) => this.pathOf(place),
      pick: (place) => this.pickFound(place),
    });
    this.inspector = new Inspector(() => this.session && this.tabOpened());
  }

  /** Reads everything for the first time. */
  async start() {
    const address = readAddress();
    addEventListener("hashchange", () => {
      if (location.hash !== this.address.written) this.apply(readAddress()).catch((error) => this.fail(error));
    });
    this.source.listen({
      news: (message) => this.hear(message), up: () => this.reconnected(), down: () => this.disconnected(),
    });
    await this.refresh(address.session ?? null, address);
    if (this.session) await this.apply(address).catch((error) => this.fail(error));
  }

  /** Shows what an address says. */
  async apply(address) {
    const isOther = address.session !== undefined && address.session !== this.session?.session;
    if (isOther && this.overview.sessions.some(({ session }) => session === address.session)) {
      await this.loadSession(address.session);
    }
    if (!this.session) return;
    if (address.tab) this.openTab(address.tab);
    if (address.event !== undefined) await this.go({ event: Math.min(address.event, this.session.events) });
    else if (!this.isFollowing) await this.follow();
    if (address.focus !== undefined && this.session.places[address.focus]) this.tree.setView({ focus: address.focus });
    if (address.rib !== undefined) this.selectRIB(address.rib, true, false);
    else if (address.place !== undefined && this.session.places[address.place]) this.selectPlace(address.place, false);
  }

  // News

  hear(message) {
    if (message.revision === this.overview.revision && message.state === this.overview.state) return;
    this.refresh();
  }

  disconnected() {
    this.isConnected = false;
    this.showBar();
  }

  reconnected() {
    if (this.isConnected) return;
    this.isConnected = true;
    // The server may be another one, with another trace.
    this.source.forget();
    this.refresh();
  }

  /** Asks anew for what the page shows. One at a time: news that comes meanwhile is read after it. */
  async refresh(wantedSession = null) {
    if (this.isRefreshing) {
      this.isStale = true;
      return;
    }
    this.isRefreshing = true;
    try {
      do {
        const start = performance.now();
        this.isStale = false;
        await this.readAll(wantedSession);
        wantedSession = null;
        // A busy app with a large tree must leave the reader some time.
        if (this.isStale) await pause(Math.min(1500, 50 + performance.now() - start));
      } while (this.isStale);
    } catch (error) {
      this.fail(error);
    } finally {
      this.isRefreshing = false;
    }
  }

  async readAll(wantedSession) {
    const before = this.overview.sessions.length;
    this.overview = await this.source.overview();
    const { sessions } = this.overview;
    const last = sessions[sessions.length - 1]?.session ?? null;
    const shown = this.session?.session ?? null;
    let next = sessions.some((each) => each.session === shown) ? shown : last;
    if (this.isFollowing && sessions.length > before) next = last;
    if (sessions.some((each) => each.session === wantedSession)) next = wantedSession;
    if (next === null) this.clear();
    else await this.loadSession(next);
    this.failure = null;
    this.showBar();
  }

  async loadSession(number) {
    const session = await this.source.session(number);
    const isOther = session.session !== this.session?.session || session.events < this.session.events;
    if (isOther && this.session) {
      this.selected = { place: null, rib: null };
      this.isFollowing = true;
    }
    this.setSession(session, isOther);
    if (this.isFollowing || isOther) await this.go({ event: "end" }, true);
    else this.showMoment(this.moment, false);
    this.showBar();
    if (this.inspector.tab === "flows") this.tabOpened();
  }

  setSession(session, isOther) {
    this.session = session;
    this.found = findingsByRIB(session);
    this.tree.setSession(session, isOther);
    if (isOther) this.tree.select(null, false);
    this.timeline.setSession(session);
    this.findings.setSession(session);
  }

  /** There is no session, or no longer one. */
  clear() {
    this.session = null;
    this.moment = null;
    this.selected = { place: null, rib: null };
    this.tree.forget();
    this.tree.update();
    this.ribPanel.show(null);
  }

  fail(error) {
    const isSilent = error instanceof TypeError;
    this.failure = isSilent ? "The server does not answer, trying again." : String(error.message ?? error);
    if (!this.isConnected) this.failure = null;
    this.showBar();
  }

  showBar() {
    const { overview, session, isConnected, failure } = this;
    this.bar.update({ overview, session, isConnected, failure });
    document.body.classList.toggle("has-session", Boolean(session));
    if (this.moment && session) this.timeline.setMoment(this.moment, this.isFollowing, overview.state === "live");
  }

  // Moments

  follow() {
    this.isFollowing = true;
    return this.go({ event: "end" }, true);
  }

  /** Goes to a moment. At most one request is under way; the newest wanted moment follows. */
  go(wanted, isFollowing = false) {
    this.isFollowing = isFollowing;
    this.wanted = wanted;
    this.pumping ??= this.pump().finally(() => {
      this.pumping = null;
      if (this.wanted && this.session) this.go(this.wanted, this.isFollowing);
    });
    return this.pumping;
  }

  async pump() {
    while (this.wanted && this.session) {
      const wanted = this.wanted;
      this.wanted = null;
      const { session } = this.session;
      try {
        const moment = await this.source.moment(session, wanted);
        if (session !== this.session?.session) continue;
        await this.knowPlaces(moment);
        if (this.wanted === null) this.timeline.arrived();
        if (this.failure) {
          this.failure = null;
          this.showBar();
        }
        const step = Math.abs(moment.event - (this.moment?.event ?? Infinity));
        this.showMoment(moment, step <= mostWatched || (this.isFollowing && step <= 200));
      } catch (error) {
        this.fail(error);
      }
    }
  }

  /** A moment may have places that are newer than the session reply. */
  async knowPlaces(moment) {
    const { standing } = moment;
    let most = -1;
    for (let index = 1; index < standing.length; index += 4) most = Math.max(most, standing[index]);
    if (most < this.session.places.length) return;
    this.setSession(await this.source.session(moment.session), false);
  }

  showMoment(moment, animates) {
    this.moment = moment;
    this.standing = standingRIBs(moment.standing);
    const isEnd = this.isFollowing || moment.event >= this.session.events;
    this.until = isEnd ? Infinity : moment.event;
    this.tree.setCells(cellsAt(this.session, this.found, this.standing, this.until), animates);
    this.timeline.setMoment(moment, this.isFollowing, this.overview.state === "live");
    if (this.selected.rib !== null) {
      const place = this.standing.get(this.selected.rib)?.place;
      if (place !== undefined && place !== this.selected.place) {
        this.selected.place = place;
        this.tree.select(place, false);
      }
    }
    this.updateRIB();
    this.remember();
  }

  async jump(event, rib) {
    if (this.inspector.isSheet) this.inspector.setSheet(false);
    await this.go({ event });
    if (rib) this.selectRIB(rib, true, false);
  }

  // Selection

  selectPlace(place, opensTab = true) {
    const cell = place === null ? null : this.tree.cells.get(place);
    const isSame = cell?.ribs.some((rib) => rib.rib === this.selected.rib);
    const worst = cell?.ribs.find((rib) => rib.role === cell.role) ?? cell?.ribs[0];
    const rib = isSame ? this.selected.rib : worst?.rib ?? null;
    this.setSelection({ place, rib }, opensTab && place !== null, false);
  }

  selectRIB(rib, reveals, opensTab = true) {
    const place = this.standing.get(rib)?.place ?? null;
    this.setSelection({ place, rib }, opensTab, reveals);
  }

  setSelection(selected, opensTab, reveals) {
    this.selected = selected;
    this.tree.select(selected.place, reveals);
    if (opensTab && this.inspector.tab !== "rib") this.inspector.open("rib");
    this.updateRIB();
    this.remember();
  }

  pickFound(place) {
    if (this.tree.view.focus !== null) this.tree.setView({ focus: null });
    this.selectPlace(place);
    this.tree.select(place, true);
    this.tree.focusCurrent();
  }

  focus(place) {
    this.tree.setView({ focus: place });
    if (place !== null && place !== this.selected.place) this.selectPlace(place);
  }

  /** Focuses on the selected RIB, or shows the whole tree again. */
  toggleFocus() {
    const { focus } = this.tree.view;
    this.tree.setView({ focus: focus === null || focus !== this.selected.place ? this.selected.place : null });
  }

  /** Fits all of the tree, however small; a second time as at first. */
  fit() {
    const { viewport } = this.tree;
    const { left, top, scale } = viewport;
    this.tree.fit(true);
    viewport.isTouched = left !== viewport.left || top !== viewport.top || scale !== viewport.scale;
    if (!viewport.isTouched) this.tree.fit(false);
  }

  /** Shows the selected RIB as of this moment. Its life is read anew only when there is more of it. */
  async updateRIB() {
    if (this.inspector.tab !== "rib" || !this.session) return;
    const { rib, place } = this.selected;
    if (rib === null) return this.ribPanel.show(null);
    const key = `${this.session.session} ${rib} ${this.session.revision} ${this.session.events}`;
    if (this.ribKey !== key) {
      this.ribKey = key;
      try {
        const reply = await this.source.rib(this.session.session, rib);
        if (this.ribKey !== key) return;
        this.ribReply = reply;
      } catch (error) {
        // An address may name a RIB that the session does not have.
        this.ribKey = null;
        this.ribPanel.show(null);
        if (error instanceof TypeError) this.fail(error);
        return;
      }
    }
    if (!this.ribReply || this.ribReply.rib !== this.selected.rib) return;
    this.ribPanel.show({
      reply: this.ribReply, place, standing: this.standing, event: this.moment.event,
      causes: causesUpTo(this.session, this.found.get(rib), this.until),
    });
  }

  // The rest

  pickSession(session) {
    this.isFollowing = true;
    this.loadSession(session).catch((error) => this.fail(error));
  }

  openTab(name) {
    this.inspector.open(name);
    this.inspector.setSheet(true);
  }

  async tabOpened() {
    this.remember();
    if (this.inspector.tab === "rib") return this.updateRIB();
    if (this.inspector.tab !== "flows" || !this.session) return;
    try {
      this.flows.show(await this.source.flows(this.session.session));
    } catch (error) {
      this.fail(error);
    }
  }

  treeChanged() {
    const { focus } = this.tree.view;
    this.tools?.update(this.tree, focus === null ? null : this.session?.places[focus]?.name ?? "");
    this.remember();
  }

  nameOf(rib) {
    const place = this.standing.get(rib)?.place;
    return place === undefined ? null : this.session.places[place]?.name ?? null;
  }

  /** The names from the root to a place. */
  pathOf(place) {
    const names = [];
    const { places } = this.session;
    for (let index = place; index !== null; index = places[index].parent) names.unshift(places[index].name);
    return names.join("/");
  }

  remember() {
    if (!this.session || !this.moment) return;
    const isLast = this.overview.sessions.at(-1)?.session === this.session.session;
    const { rib, place } = this.selected;
    this.address.write({
      session: isLast ? null : this.session.session, event: this.isFollowing ? null : this.moment.event,
      rib, place: rib === null ? place : null, focus: this.tree.view.focus,
      tab: this.inspector.tab === "findings" ? null : this.inspector.tab,
    });
  }
}
