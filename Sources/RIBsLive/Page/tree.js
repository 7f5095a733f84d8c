import { boxWords, captionsHeight, drawBox, drawSourceBox, frame, linkPath, paintClasses, sourceBox } from "./box.js";
import { byId, setAttributes, shape } from "./dom.js";
import { Minimap } from "./minimap.js";
import { readingOrder, shownBoxes } from "./shown.js";
import { Viewport } from "./viewport.js";

/** Below this scale a label is too small to read. */
const leastReadable = 0.3;
const leastCrowd = 150;
const mostBoxes = 1500;
const mostAnimated = 40;

export class TreeView {
  constructor(app) {
    this.app = app;
    this.view = { focus: null, folded: new Set(), hidesViewless: false, showsFound: false };
    this.places = [];
    this.order = [];
    this.cells = new Map();
    this.byPlace = new Map();
    this.shown = [];
    this.drawn = new Map();
    this.arrivals = new Set();
    this.selected = null;
    this.current = null;
    this.svg = shape("svg", {
      role: "tree", "aria-label": "Tree of RIBs", tabindex: "-1",
      click: (event) => this.click(event), dblclick: (event) => this.doubleClick(event),
      keydown: (event) => this.key(event), focusin: (event) => this.focused(event),
    });
    const hidden = { "aria-hidden": "true" };
    this.source = shape("g.source", hidden);
    this.links = shape("g.links", hidden);
    this.crowdLines = shape("g");
    this.crowdBoxes = shape("g", { id: "crowd-boxes" });
    this.crowd = shape("g.crowd", hidden, this.crowdLines, this.crowdBoxes);
    this.leaving = shape("g.leaving", hidden);
    this.boxes = shape("g.boxes", { role: "none" });
    this.world = shape("g", { role: "none" }, this.source, this.links, this.crowd, this.leaving, this.boxes);
    this.svg.append(this.world);
    const canvas = byId("canvas");
    canvas.append(this.svg);
    this.viewport = new Viewport(canvas, (isResized) => {
      if (isResized && !this.viewport.isTouched) this.fit();
      this.ask();
    });
    this.minimap = new Minimap(this);
  }

  setSession({ places, direction, width, height }, isOther) {
    Object.assign(this, { places, direction, size: { width, height }, order: readingOrder(places, direction) });
    if (isOther) {
      this.view.folded.clear();
      this.view.focus = null;
      this.viewport.isTouched = false;
      this.forget();
    }
  }

  setCells(cells, animates) {
    const before = this.cells;
    this.cells = cells;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.animates = animates && before.size > 0 && !isStill;
    const isMore = (place) => cells.get(place).count > (before.get(place)?.count ?? 0);
    const arrivals = this.animates ? [...cells.keys()].filter(isMore) : [];
    this.arrivals = new Set(arrivals.slice(0, mostAnimated));
    this.update();
  }

  update() {
    if (!this.places[this.view.focus]) this.view.focus = null;
    this.byPlace = shownBoxes(this.cells, this.places, this.order, this.view);
    this.shown = [...this.byPlace.values()];
    if (!this.byPlace.has(this.current)) {
      this.current = this.byPlace.has(this.selected) ? this.selected : this.shown[0]?.place ?? null;
    }
    if (!this.viewport.isTouched) this.fit();
    this.drawSource();
    this.draw();
    this.app.treeChanged();
  }

  setView(change) {
    Object.assign(this.view, change);
    if ("focus" in change) this.viewport.isTouched = false;
    this.update();
  }

  fold(place, isFolded) {
    if (isFolded) this.view.folded.add(place);
    else this.view.folded.delete(place);
    this.viewport.isTouched = true;
    this.update();
  }

  select(place) {
    this.selected = place;
    if (this.byPlace.has(place)) this.current = place;
    this.draw();
  }

  reveal(place) {
    const { folded } = this.view;
    const before = folded.size;
    for (let { parent } = this.places[place]; parent !== null; { parent } = this.places[parent]) folded.delete(parent);
    if (folded.size < before) this.update();
    const box = this.box(place);
    const { scale } = this.viewport;
    if (scale < 0.45 && this.shown.length > 60) {
      this.viewport.zoom(0.8 / scale);
      this.viewport.center((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    } else this.viewport.reveal(box);
  }

  box(place) {
    const { x, y, boxWidth, boxHeight } = this.places[place];
    const shown = this.byPlace.get(place);
    const bottom = y + boxHeight / 2 + (shown ? captionsHeight(shown) : 0);
    return { left: x - boxWidth / 2, right: x + boxWidth / 2, top: y - boxHeight / 2, bottom };
  }

  fit(isWhole = false) {
    if (this.shown.length === 0) return;
    const boxes = this.shown.map(({ place }) => this.box(place));
    const outermost = (side, pick) => boxes.reduce((found, box) => pick(found, box[side]), boxes[0][side]);
    const part = {
      left: outermost("left", Math.min), right: outermost("right", Math.max),
      top: outermost("top", Math.min), bottom: outermost("bottom", Math.max),
    };
    const start = isWhole ? null : boxes[0];
    this.viewport.fit(part, byId("tree-tools").offsetHeight, start, this.direction);
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
    const { scale, left, top } = this.viewport;
    this.world.setAttribute("transform", `translate(${left} ${top}) scale(${scale})`);
    const bounds = this.viewport.bounds(160);
    let inView = this.shown.filter(({ place }) => place === this.current || this.crosses(bounds, place, place));
    const isCrowd = scale < leastReadable && this.shown.length > leastCrowd || inView.length > mostBoxes;
    if (isCrowd) inView = this.shown.filter(({ place }) => place === this.current || place === this.selected);
    this.crowd.setAttribute("display", isCrowd ? "inline" : "none");
    this.drawCrowd();
    this.drawBoxes(inView);
    // Lines may cross the view though neither of their boxes is in it.
    this.drawLinks(isCrowd ? [] : this.shown.filter(({ place, above }) =>
      above !== null && this.crosses(bounds, place, above)));
    this.minimap.draw();
    this.arrivals.clear();
  }

  crosses({ left, right, top, bottom }, one, other) {
    const [from, to] = [this.places[one], this.places[other]];
    const [wide, high] = [from.boxWidth / 2, from.boxHeight + 60];
    return Math.max(from.x, to.x) + wide > left && Math.min(from.x, to.x) - wide < right
      && Math.max(from.y, to.y) + high > top && Math.min(from.y, to.y) - high < bottom;
  }

  drawBoxes(boxes) {
    const wanted = new Set(boxes.map(({ place }) => place));
    for (const [place, { group }] of this.drawn) if (!wanted.has(place)) this.remove(place, group);
    let next = this.boxes.firstChild;
    for (const box of boxes) {
      const place = this.places[box.place];
      const known = this.drawn.get(box.place);
      const drawn = known ?? { group: shape("g", { role: "treeitem" }) };
      this.drawn.set(box.place, drawn);
      const { group } = drawn;
      const words = boxWords(box, place.kind);
      const { position, siblings, level, above, hasBelow, cell } = box;
      const signature = [
        words, position, siblings.length, level, above, hasBelow, cell.alert, place.boxWidth, place.boxHeight,
      ].join("\n");
      if (drawn.signature !== signature) drawBox(group, box, place, this.direction, words);
      drawn.signature = signature;
      if (this.arrivals.has(box.place)) this.arrive(group, place, !known);
      const isSelected = box.place === this.selected;
      setAttributes(group, {
        class: `box ${paintClasses(cell)}${isSelected ? " selected" : ""}`,
        tabindex: box.place === this.current ? 0 : -1, "aria-selected": String(isSelected),
      });
      group.style.transform = `translate(${place.x}px, ${place.y}px)`;
      if (group === next) next = next.nextSibling;
      else this.boxes.insertBefore(group, next);
    }
  }

  arrive(group, { boxWidth, boxHeight }, isNew) {
    const ring = frame("ring", boxWidth + 8, boxHeight + 8, 12);
    group.append(ring);
    ring.animate({ opacity: [1, 0.8, 0], strokeWidth: ["3px", "3px", "8px"] }, 1000).onfinish = () => ring.remove();
    if (isNew) group.animate({ opacity: [0, 1] }, 300);
  }

  remove(place, group) {
    this.drawn.delete(place);
    const hadFocus = document.activeElement === group;
    group.remove();
    if (hadFocus) requestAnimationFrame(() => this.focusCurrent());
    if (!this.animates || this.cells.has(place) || this.leaving.childElementCount > mostAnimated) return;
    const leaving = shape("g", { class: group.getAttribute("class") }, [...group.children]);
    leaving.style.transform = group.style.transform;
    this.leaving.append(leaving);
    leaving.animate({ opacity: [1, 0] }, 350).onfinish = () => leaving.remove();
  }

  drawLinks(boxes) {
    while (this.links.childElementCount > boxes.length) this.links.lastChild.remove();
    boxes.forEach(({ cell, place, above }, index) => {
      setAttributes(this.links.children[index] ?? this.links.appendChild(shape("path")), {
        class: `link link-${cell.link}`, "stroke-width": cell.weight,
        d: linkPath(this.byPlace.get(above), this.places[above], this.places[place], this.direction),
      });
    });
  }

  drawSource() {
    const above = new Map(this.byPlace);
    const boxes = this.places.flatMap((place, index) => {
      if (!place.source || !above.has(place.parent) || this.view.showsFound) return [];
      const box = sourceBox(place);
      above.set(index, box);
      const d = linkPath(above.get(place.parent), this.places[place.parent], place, this.direction);
      return [shape("path.link", { d }), drawSourceBox(box, place, this.direction)];
    });
    this.source.replaceChildren(...boxes);
  }

  drawCrowd() {
    if (this.crowded === this.shown || this.shown.length < leastCrowd) return;
    this.crowded = this.shown;
    const [lines, boxes] = [new Map(), new Map()];
    const add = (paths, name, d) => paths.has(name) ? paths.get(name).push(d) : paths.set(name, [d]);
    for (const { cell, place, above } of this.shown) {
      const { x, y, boxWidth, boxHeight } = this.places[place];
      const left = x - boxWidth / 2;
      const outline = `M${left} ${y - boxHeight / 2}h${boxWidth}v${boxHeight}h${-boxWidth}z`;
      add(boxes, `many ${paintClasses(cell)}`, outline);
      if (above === null) continue;
      const from = this.places[above];
      const d = this.direction === "right" ? `H${left - 10}V${y}h10` : `V${(from.y + y) / 2}H${x}V${y}`;
      add(lines, `link link-${cell.link}${cell.leads ? " leads" : ""}`, `M${from.x} ${from.y}${d}`);
    }
    const drawings = (paths) => [...paths].map(([name, parts]) => shape("path", { class: name, d: parts.join("") }));
    this.crowdLines.replaceChildren(...drawings(lines));
    this.crowdBoxes.replaceChildren(...drawings(boxes));
  }

  placeAt({ target, clientX, clientY }) {
    const group = target.closest("[data-rib-place]");
    if (group) return Number(group.dataset.ribPlace);
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.world.getScreenCTM().inverse());
    const hit = this.shown.find(({ place }) => {
      const { left, right, top, bottom } = this.box(place);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return hit?.place ?? null;
  }

  click(event) {
    if (this.viewport.hasDragged) return;
    const place = this.placeAt(event);
    if (event.target.closest(".fold")) this.fold(place, !this.view.folded.has(place));
    else this.app.selectPlace(place);
    if (place === null) return;
    this.current = place;
    this.draw();
    this.focusCurrent();
  }

  doubleClick(event) {
    const place = this.placeAt(event);
    if (place !== null && !event.target.closest(".fold")) this.app.focus(place);
  }

  focused({ target }) {
    const { ribPlace } = target.dataset;
    if (ribPlace && target.matches(":focus-visible")) this.viewport.reveal(this.box(Number(ribPlace)));
  }

  focusCurrent() {
    this.drawn.get(this.current)?.group.focus({ preventScroll: true });
  }

  key(event) {
    const box = this.byPlace.get(this.current);
    if (!box || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isOpen = box.hasBelow && !box.isFolded;
    const index = this.shown.indexOf(box);
    const moves = {
      ArrowDown: () => this.goTo(this.shown[index + 1]),
      ArrowUp: () => this.goTo(this.shown[index - 1]),
      ArrowRight: () => {
        if (box.isFolded) this.fold(box.place, false);
        else this.goTo(this.shown.find(({ above }) => above === box.place));
      },
      ArrowLeft: () => (isOpen ? this.fold(box.place, true) : this.goTo(this.byPlace.get(box.above))),
      Home: () => this.goTo(this.shown[0]),
      End: () => this.goTo(this.shown.at(-1)),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  }

  goTo(box) {
    if (!box) return;
    this.app.selectPlace(box.place);
    this.reveal(box.place);
    this.draw();
    this.focusCurrent();
  }

  forget() {
    this.drawn.clear();
    this.boxes.replaceChildren();
    this.leaving.replaceChildren();
    this.cells = new Map();
  }
}
