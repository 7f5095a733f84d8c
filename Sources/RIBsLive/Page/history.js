// Keeps the address and what the page shows the same: reads it at the start and after Back, writes it on every change.

import { Address, readAddress } from "./address.js";

/**
 * @typedef {import("./address.js").Shown} Shown
 * @typedef {"hidesViewless" | "showsFound" | "isFixed"} TreeChoice
 */

/** @type {TreeChoice[]} Choices of the tree's view that the address has. */
const treeChoices = ["hidesViewless", "showsFound", "isFixed"];

export class PageHistory {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?Shown} What the address said when the page began, until it is shown. */
    this.opening = readAddress();
    /** @type {?Shown} What the address says after Back, until it is shown. */
    this.toRestore = null;
    this.address = new Address((shown) => app.attempt(this.restore(shown)));
  }

  /** Whether the page shows what the address says. Until then the address stays as it is. */
  get isSettled() {
    return !this.opening && !this.toRestore;
  }

  /** The views whose choices the address has, besides the tree. */
  get views() {
    const { timeline, lifetimes: { extent }, findings, events, flows } = this.app;
    return [timeline, extent, findings, events, flows];
  }

  /** Shows what the address said when the page began, once the session is there. */
  async open() {
    const { app, opening } = this;
    if (!opening || !app.session) return;
    // A moment that was not read yet may still come.
    const mayCome = opening.event > app.session.events && app.isReading;
    await this.showDetails(opening).finally(() => mayCome || (this.opening = null));
  }

  /**
   * Shows what an address says, after Back or by hand. One at a time: the newest comes last.
   *
   * @param {Shown} shown
   */
  async restore(shown) {
    const isRestoring = Boolean(this.toRestore);
    this.toRestore = shown;
    if (isRestoring) return;
    for (let next = null; next !== this.toRestore;) {
      next = this.toRestore;
      await this.app.attempt(this.showAddress(next));
    }
    this.toRestore = null;
  }

  /** @param {Shown} shown */
  async showAddress(shown) {
    const { app } = this;
    const { sessions } = app.overview;
    const { session } = sessions.find((each) => each.session === shown.session) ?? sessions.at(-1) ?? {};
    if (session !== app.session?.session) await app.loadSession(session, shown.event);
    else if (shown.event === undefined) await app.follow();
    else if (app.session) await app.go({ event: Math.min(shown.event, app.session.events) });
    if (!app.session) return;
    if (shown.rib === undefined && shown.place === undefined) app.select({ place: null, rib: null }, false);
    await this.showDetails(shown);
  }

  /** @param {Shown} shown */
  async showDetails(shown) {
    const { app } = this;
    const { tab, focus, rib, place, pin, show, folds, zoom, view: stageView } = shown;
    const { places } = app.session;
    for (const each of this.views) each.restore(shown);
    app.stage.open(stageView ?? "tree");
    /** @type {Partial<import("./layout.js").TreeChoices>} */
    const view = { focus: places[focus] ? focus : null, folds: new Map(folds) };
    for (const name of treeChoices) view[name] = show.includes(name);
    app.tree.setView(view);
    if (pin !== undefined) await app.pin(Math.min(pin, app.session.events));
    else if (app.pinned) await app.pin(null);
    if (zoom?.[0] > 0) app.tree.viewport.set(zoom[0], zoom[1], zoom[2]);
    app.openTab(tab ?? app.inspector.tab, false);
    if (rib !== undefined) app.selectRIB(rib, false);
    else if (places[place]) app.selectPlace(place, false);
  }

  /**
   * Writes what is shown into the address.
   *
   * @param {boolean} isJump whether Back leads to what was shown before
   */
  write(isJump) {
    const { overview, session, moment, pinned, isFollowing, selected: { rib, place }, tree, inspector, stage } = this.app;
    if (!session || !moment || !this.isSettled) return;
    const { focus, folds, ...choices } = tree.view;
    const { isTouched, scale, left, top } = tree.viewport;
    this.address.write({
      session: overview.sessions.at(-1)?.session === session.session ? null : session.session,
      event: isFollowing ? null : moment.event, pin: pinned?.event,
      rib, place: rib === null ? place : null, focus, tab: inspector.tab === "findings" ? null : inspector.tab,
      show: treeChoices.filter((name) => choices[name]), folds: [...folds],
      zoom: isTouched ? [scale, left, top] : undefined, view: stage.view === "tree" ? null : stage.view,
      ...Object.assign({}, ...this.views.map((each) => each.inAddress)),
    }, isJump);
  }
}
