// The tree of a moment: draws it, and moves boxes from one moment to the next.

import { boxWords, captionsOf, drawBox, frame, linkPath, measure, paintClasses } from "./box.js";
import { Crowd, linkClasses } from "./crowd.js";
import { byId, setAttributes, shape } from "./dom.js";
import { drawWay } from "./keepers.js";
import { arrange, entriesOf } from "./layout.js";
import { Minimap } from "./minimap.js";
import { TreeHand } from "./treehand.js";
import { Viewport } from "./viewport.js";

/** Below this scale a label is too small to read. */
const leastReadable = 0.3;
const leastCrowd = 150;
const mostBoxes = 1500;
const mostAnimated = 40;
const moveTime = 260;

/**
 * @typedef {import("./layout.js").Entry} Entry
 * @typedef {import("./chunks.js").Box} Box
 *
 * @typedef {object} Drawn
 * @property {SVGGElement} group
 * @property {Entry} [entry] for which it was drawn
 * @property {string} [signature] what it says
 */

export class TreeView {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {import("./layout.js").TreeChoices} */
    this.view = { focus: null, folds: new Map(), hidesViewless: false, showsFound: false, isFixed: false };
    /** @type {import("./source.js").Place[]} */
    this.places = [];
    /** @type {"right" | "down"} Where children stand. */
    this.direction = "right";
    /** @type {Map<number, Box>} */
    this.cells = new Map();
    /** @type {Map<number, {text: string, tone: string}[]>} Captions, by place. */
    this.changes = new Map();
    /** @type {Map<number, Box>} Boxes of the pinned moment that are gone. */
    this.removed = new Map();
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Map<number, Entry>} */
    this.byPlace = new Map();
    /** @type {Map<number, Drawn>} */
    this.drawn = new Map();
    /** @type {Set<number>} The places that get a ring. */
    this.arrivals = new Set();
    /** @type {?number} */
    this.selected = null;
    /** @type {number[]} The places that the way passes through on which the selected RIB is kept alive. */
    this.way = [];
    /** @type {?number} The box that the keyboard acts on. */
    this.current = null;
    /** @type {?{from: Map<Entry, {x: number, y: number}>, start: number}} Where boxes come from, and since when. */
    this.moving = null;
    /** @type {?number} The request for the next frame. */
    this.frame = null;
    this.animates = false;
    /** Whether nothing was found, though only findings are wanted. */
    this.hasNothing = false;
    this.svg = shape("svg", {
      role: "tree", "aria-label": "Tree", tabindex: "-1",
    });
    const hidden = { "aria-hidden": "true" };
    this.links = shape("g.links", hidden);
    this.crowd = new Crowd();
    this.leaving = shape("g.leaving", hidden);
    this.boxes = shape("g.boxes", { role: "none" });
    this.wayLines = shape("g.way", hidden);
    this.world = shape("g", { role: "none" }, this.links, this.crowd.root, this.leaving, this.boxes, this.wayLines);
    this.svg.append(this.world);
    const canvas = byId("canvas");
    canvas.append(this.svg);
    this.viewport = new Viewport(canvas, (isResized) => {
      if (isResized && !this.viewport.isTouched) this.fit();
      this.ask();
      this.app.remember();
    });
    this.minimap = new Minimap(this);
    this.hand = new TreeHand(this);
  }

  /**
   * @param {import("./source.js").SessionReply} session
   * @param {boolean} isOther
   */
  setSession({ places, direction }, isOther) {
    Object.assign(this, { places, direction });
    if (isOther) {
      this.view.folds.clear();
      this.view.focus = null;
      this.viewport.isTouched = false;
      this.forget();
    }
  }

  /**
   * @param {Map<number, Box>} cells
   * @param {boolean} animates
   */
  setBoxes(cells, animates) {
    const before = this.cells;
    this.cells = cells;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.animates = animates && before.size > 0 && !isStill;
    /** @param {number} place */
    const isMore = (place) => cells.get(place).count > (before.get(place)?.count ?? 0);
    const arrivals = this.animates ? [...cells.keys()].filter(isMore) : [];
    this.arrivals = new Set(arrivals.slice(0, mostAnimated));
    this.update();
  }

  update() {
    if (!this.places[this.view.focus]) this.view.focus = null;
    const before = this.byPlace;
    this.entries = entriesOf(this.cells, this.places, this.view, this.removed);
    this.hasNothing = this.view.showsFound && this.entries.length === 0;
    // A blank tree would not say why it is blank, so the whole tree is shown.
    if (this.hasNothing) this.entries = entriesOf(this.cells, this.places, { ...this.view, showsFound: false }, this.removed);
    for (const entry of this.entries) {
      entry.captions = captionsOf(entry, this.places[entry.place], this.changes.get(entry.place));
      Object.assign(entry, measure(entry, this.places[entry.place]));
    }
    arrange(this.entries, this.places, this.direction, this.view.isFixed);
    this.byPlace = new Map(this.entries.map((entry) => [entry.place, entry]));
    this.anchor(before);
    if (!this.byPlace.has(this.current)) {
      this.current = this.byPlace.has(this.selected) ? this.selected : this.entries[0]?.place ?? null;
    }
    const isFirst = before.size === 0;
    if (!this.viewport.isTouched && (isFirst || this.app.isFollowing)) this.fit();
    this.startMoving(before);
    this.draw();
    this.app.treeChanged();
  }

  /**
   * Keeps the selected box, or else the first one, where it was while boxes around it come and go.
   *
   * @param {Map<number, Entry>} before
   */
  anchor(before) {
    if (this.view.isFixed) return;
    const anchor = [this.byPlace.get(this.selected), ...this.entries].find((entry) => before.has(entry?.place));
    if (!anchor) return;
    const { x, y } = before.get(anchor.place);
    const [dx, dy] = [x - anchor.x, y - anchor.y];
    for (const entry of this.entries) {
      entry.x += dx;
      entry.y += dy;
    }
  }

  /**
   * Lets boxes move from where they were.
   *
   * @param {Map<number, Entry>} before
   */
  startMoving(before) {
    this.moving = null;
    if (!this.animates || this.entries.length > leastCrowd * 2) return;
    const from = new Map();
    for (const entry of this.entries) {
      const last = before.get(entry.place);
      if (last && (last.x !== entry.x || last.y !== entry.y)) from.set(entry, { x: last.x, y: last.y });
    }
    if (from.size > 0) this.moving = { from, start: performance.now() };
  }

  /**
   * Where a box is drawn now.
   *
   * @param {Entry} entry
   * @returns {import("./box.js").Spot}
   */
  spot(entry) {
    const from = this.moving?.from.get(entry);
    if (!from) return entry;
    const past = Math.min(1, (performance.now() - this.moving.start) / moveTime);
    const eased = 1 - (1 - past) ** 3;
    const { width, height, captions } = entry;
    return {
      x: from.x + (entry.x - from.x) * eased, y: from.y + (entry.y - from.y) * eased, width, height, captions,
    };
  }

  /** @param {Partial<import("./layout.js").TreeChoices>} change */
  setView(change) {
    Object.assign(this.view, change);
    if ("focus" in change || "isFixed" in change) {
      this.viewport.isTouched = false;
      this.byPlace = new Map();
    }
    this.update();
  }

  /**
   * @param {number} place
   * @param {boolean} isFolded
   */
  fold(place, isFolded) {
    this.view.folds.set(place, isFolded);
    this.viewport.isTouched = true;
    this.update();
  }

  /** @param {?number} place */
  select(place) {
    this.selected = place;
    if (this.byPlace.has(place)) this.current = place;
    this.draw();
  }

  /** @param {number[]} places that a way passes through */
  showWay(places) {
    if (String(places) === String(this.way)) return;
    this.way = places;
    this.draw();
  }

  /** @param {number} place */
  reveal(place) {
    const hidden = !this.byPlace.has(place) && (this.cells.has(place) || this.places[place]?.source);
    if (hidden) {
      // The boxes above may be folded by the reader or by themselves.
      for (let above = this.places[place].parent; above !== null; above = this.places[above].parent) {
        this.view.folds.set(above, false);
      }
      this.update();
    }
    const box = this.box(place);
    if (!box) return;
    this.viewport.isTouched = true;
    if (place === this.selected) this.current = place;
    const { scale } = this.viewport;
    if (scale < 0.45 && this.entries.length > 60) {
      this.viewport.zoom(0.8 / scale);
      this.viewport.center((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    } else this.viewport.reveal(box);
  }

  /**
   * The room that a box takes with its captions; null if it is not drawn.
   *
   * @param {number} place
   */
  box(place) {
    const entry = this.byPlace.get(place);
    if (!entry) return null;
    const { x, y, width, height, captions } = entry;
    const half = Math.max(width, captions.width) / 2;
    return { left: x - half, right: x + half, top: y - height / 2, bottom: y + height / 2 + captions.height };
  }

  /** The room that all boxes take together. */
  get bounds() {
    const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
    for (const { place } of this.entries) {
      const { left, right, top, bottom } = this.box(place);
      bounds.left = Math.min(bounds.left, left);
      bounds.right = Math.max(bounds.right, right);
      bounds.top = Math.min(bounds.top, top);
      bounds.bottom = Math.max(bounds.bottom, bottom);
    }
    return bounds;
  }

  fit(isWhole = false) {
    if (this.entries.length === 0) return;
    const start = isWhole ? null : this.box(this.entries[0].place);
    this.viewport.fit(this.bounds, byId("tree-tools").offsetHeight, start, this.direction);
  }

  fitWhole() {
    this.fit(true);
    this.viewport.isTouched = true;
  }

  ask() {
    this.frame ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = null;
    if (this.moving && performance.now() - this.moving.start > moveTime) this.moving = null;
    const { scale, left, top } = this.viewport;
    this.world.setAttribute("transform", `translate(${left} ${top}) scale(${scale})`);
    const bounds = this.viewport.bounds(160);
    let inView = this.entries.filter((entry) => entry.place === this.current || this.crosses(bounds, entry, entry));
    const isCrowd = scale < leastReadable && this.entries.length > leastCrowd || inView.length > mostBoxes;
    if (isCrowd) inView = this.entries.filter(({ place }) => place === this.current || place === this.selected);
    this.crowd.root.setAttribute("display", isCrowd ? "inline" : "none");
    if (isCrowd) this.crowd.draw(this.entries, this.direction);
    this.drawBoxes(inView);
    // Lines may cross the view though neither of their boxes is in it.
    this.drawLinks(isCrowd ? [] : this.entries.filter((entry) => entry.above && this.crosses(bounds, entry, entry.above)));
    this.drawWay();
    this.minimap.draw(this.bounds);
    this.arrivals.clear();
    if (this.moving) this.ask();
  }

  /**
   * @param {import("./viewport.js").Rectangle} bounds
   * @param {Entry} one
   * @param {Entry} other
   */
  crosses({ left, right, top, bottom }, one, other) {
    const [from, to] = [this.spot(one), this.spot(other)];
    const [wide, high] = [from.width / 2 + 40, from.height + 60];
    return Math.max(from.x, to.x) + wide > left && Math.min(from.x, to.x) - wide < right
      && Math.max(from.y, to.y) + high > top && Math.min(from.y, to.y) - high < bottom;
  }

  /** @param {Entry[]} entries */
  drawBoxes(entries) {
    const wanted = new Set(entries.map(({ place }) => place));
    for (const [place, { group }] of this.drawn) if (!wanted.has(place)) this.remove(place, group);
    let next = this.boxes.firstChild;
    for (const entry of entries) {
      const { place } = entry;
      const known = this.drawn.get(place);
      /** @type {Drawn} */
      const drawn = known ?? { group: shape("g", { role: "treeitem" }) };
      this.drawn.set(place, drawn);
      const { group } = drawn;
      if (drawn.entry !== entry) {
        entry.words = boxWords(entry, this.places[place], this.app);
        const signature = [
          entry.words, entry.kind, entry.position, entry.siblings.length, entry.level, entry.above?.place,
          entry.hasBelow, entry.isFolded, entry.width, entry.height, JSON.stringify(entry.captions.lines),
        ].join("\n");
        if (drawn.signature !== signature) drawBox(group, entry, this.places[place], this.direction);
        Object.assign(drawn, { entry, signature });
      }
      const { x, y } = this.spot(entry);
      if (this.arrivals.has(place)) this.arrive(group, entry, !known);
      const isSelected = place === this.selected;
      setAttributes(group, {
        class: `box ${paintClasses(entry)}${isSelected ? " selected" : ""}`,
        tabindex: place === this.current ? 0 : -1, "aria-selected": String(isSelected),
        transform: `translate(${x} ${y})`,
      });
      if (group === next) next = next.nextSibling;
      else this.boxes.insertBefore(group, next);
    }
  }

  /**
   * @param {SVGElement} group
   * @param {Entry} entry
   * @param {boolean} isNew
   */
  arrive(group, { width, height }, isNew) {
    const ring = frame("ring", width + 8, height + 8, 12);
    group.append(ring);
    ring.animate({ opacity: [1, 0.8, 0], strokeWidth: ["3px", "3px", "8px"] }, 1000).onfinish = () => ring.remove();
    if (isNew) group.animate({ opacity: [0, 1] }, 300);
  }

  /**
   * @param {number} place
   * @param {SVGElement} group
   */
  remove(place, group) {
    this.drawn.delete(place);
    const hadFocus = document.activeElement === group;
    group.remove();
    if (hadFocus) requestAnimationFrame(() => this.focusCurrent());
    if (!this.animates || this.cells.has(place) || this.leaving.childElementCount > mostAnimated) return;
    const leaving = shape("g", {
      class: group.getAttribute("class"), transform: group.getAttribute("transform"),
    }, [...group.children]);
    this.leaving.append(leaving);
    leaving.animate({ opacity: [1, 0] }, 350).onfinish = () => leaving.remove();
  }

  /** @param {Entry[]} entries whose lines to the boxes above are drawn */
  drawLinks(entries) {
    while (this.links.childElementCount > entries.length) this.links.lastChild.remove();
    entries.forEach((entry, index) => {
      setAttributes(this.links.children[index] ?? this.links.appendChild(shape("path")), {
        class: linkClasses(entry), d: linkPath(this.spot(entry.above), this.spot(entry), this.direction),
      });
    });
  }

  drawWay() {
    const entries = this.way.map((place) => this.byPlace.get(place)).filter(Boolean);
    // A way from a box that is folded away to the one that is left would look like one from that box to itself.
    const isShown = entries.length > 1 || entries.length === this.way.length;
    drawWay(this.wayLines, isShown ? entries.map((entry) => this.spot(entry)) : []);
  }

  focusCurrent() {
    // A box that has just come into view is not drawn yet.
    this.draw();
    this.drawn.get(this.current)?.group.focus({ preventScroll: true });
  }

  forget() {
    this.drawn.clear();
    this.boxes.replaceChildren();
    this.leaving.replaceChildren();
    this.cells = new Map();
    this.byPlace = new Map();
    this.entries = [];
  }
}
