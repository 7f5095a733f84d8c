// The picture of the tree: draws the boxes in view, and tells what the reader does with them.

import { addRing, boxSignature, captionsHeight, describeBox, drawBox, linkPath, paintClasses } from "./box.js";
import { byId, prefersStill, setAttributes, shape } from "./dom.js";
import { Minimap } from "./minimap.js";
import { PlaceOrder, shownBoxes } from "./shown.js";
import { Viewport } from "./viewport.js";

/** Below this scale a label is too small to read. */
const leastReadable = 0.3;
const mostBoxes = 1500;
const mostAnimated = 40;
/** How long a box slides to a new position, in milliseconds, and a little more. */
const slideTime = 350;

export class TreeView {
  /**
   * @param canvas The element to draw into.
   * @param minimap The canvas of the minimap.
   * @param actions `{ select(place), focus(place), changed() }`.
   */
  constructor(canvas, minimap, actions) {
    this.actions = actions;
    this.view = { focus: null, folded: new Set(), hidesViewless: false, showsFound: false };
    this.places = [];
    this.cells = new Map();
    this.shown = [];
    this.byPlace = new Map();
    this.drawn = new Map();
    this.selected = null;
    this.current = null;
    this.isFrameAsked = false;
    this.arrivals = new Set();
    this.slidesUntil = 0;
    this.svg = shape("svg", { role: "tree", "aria-label": "Tree of RIBs", tabindex: "-1" });
    this.parts = {};
    this.world = shape("g", { role: "none" });
    for (const name of ["links", "crowd", "ghosts", "boxes"]) {
      const part = shape("g", { class: name, role: name === "boxes" ? "none" : null });
      if (name !== "boxes") part.setAttribute("aria-hidden", "true");
      this.parts[name] = part;
      this.world.append(part);
    }
    this.svg.append(this.world);
    canvas.append(this.svg);
    this.viewport = new Viewport(canvas, () => this.ask());
    this.minimap = new Minimap(minimap, this);
    this.svg.addEventListener("click", (event) => this.click(event));
    this.svg.addEventListener("focusin", (event) => {
      const group = event.target.closest("[data-rib-place]:focus-visible");
      if (group) this.viewport.reveal(this.box(Number(group.getAttribute("data-rib-place"))));
    });
    this.svg.addEventListener("dblclick", (event) => this.doubleClick(event));
    new ResizeObserver(() => this.resize()).observe(canvas);
  }

  /** Takes the places of a session reply. Boxes that have moved slide to their new positions. */
  setSession(session, isOther) {
    const anchor = isOther ? null : this.anchor();
    this.places = session.places;
    this.direction = session.direction;
    this.order = new PlaceOrder(session.places, session.direction);
    if (isOther) {
      this.view.folded.clear();
      this.view.focus = null;
      this.current = null;
      this.viewport.isTouched = false;
      this.forget();
    }
    if (!isOther && this.drawn.size > 0) this.slidesUntil = performance.now() + slideTime;
    if (!anchor || !this.viewport.isTouched) return;
    const place = this.places[anchor.place];
    const { scale } = this.viewport;
    if (place) this.viewport.move((anchor.x - place.x) * scale, (anchor.y - place.y) * scale);
  }

  /** Where a box in view is now, so that the view can stay on it. */
  anchor() {
    const { left, top, right, bottom } = this.viewport.bounds();
    const inView = (place) => place && place.x > left && place.x < right && place.y > top && place.y < bottom;
    const place = [this.selected, this.current, ...this.drawn.keys()].find((key) => inView(this.places[key]));
    return place === undefined ? null : { place, x: this.places[place].x, y: this.places[place].y };
  }

  /** Takes the boxes of a moment. `animates`: whether the change is small enough to be watched. */
  setCells(cells, animates) {
    const before = this.cells;
    this.cells = cells;
    this.arrivals = new Set();
    if (animates && before.size > 0) {
      for (const [place, cell] of cells) {
        if (cell.count > (before.get(place)?.count ?? 0)) this.arrivals.add(place);
      }
      if (this.arrivals.size > mostAnimated) this.arrivals.clear();
    }
    this.fades = animates && !prefersStill();
    this.update();
  }

  /** Works out anew what is shown. */
  update() {
    if (this.view.focus !== null && !this.places[this.view.focus]) this.view.focus = null;
    this.shown = this.order ? shownBoxes(this.cells, this.places, this.order, this.view) : [];
    this.byPlace = new Map(this.shown.map((box) => [box.place, box]));
    if (!this.byPlace.has(this.current)) {
      const next = this.byPlace.has(this.selected) ? this.selected : this.shown[0]?.place;
      this.current = next ?? null;
    }
    this.crowdKey = null;
    if (!this.viewport.isTouched) this.fit(false);
    this.draw();
    this.actions.changed();
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

  select(place, reveals) {
    this.selected = place;
    if (place !== null && this.byPlace.has(place)) this.current = place;
    if (place !== null && reveals) this.reveal(place);
    this.draw();
  }

  /** Unfolds what hides a place, and moves it into view. */
  reveal(place) {
    let isHidden = false;
    for (let above = this.places[place]?.parent ?? null; above !== null; above = this.places[above].parent) {
      isHidden = this.view.folded.delete(above) || isHidden;
    }
    if (isHidden) this.update();
    if (!this.places[place]) return;
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
    const below = shown ? captionsHeight(shown) : 0;
    const [halfWidth, halfHeight] = [boxWidth / 2, boxHeight / 2];
    return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight + below };
  }

  /** Fits what is shown into the view. `isWhole`: however small it becomes. */
  fit(isWhole) {
    if (this.shown.length === 0) return;
    // The tools lie over the picture.
    this.viewport.head = byId("tree-tools").offsetHeight;
    const part = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (const { place } of this.shown) {
      const box = this.box(place);
      part.left = Math.min(part.left, box.left);
      part.top = Math.min(part.top, box.top);
      part.right = Math.max(part.right, box.right);
      part.bottom = Math.max(part.bottom, box.bottom);
    }
    this.viewport.fit(part, isWhole ? null : this.box(this.shown[0].place), this.direction);
  }

  resize() {
    if (!this.viewport.isTouched) this.fit(false);
    this.ask();
  }

  /** Draws with the next frame. */
  ask() {
    if (this.isFrameAsked) return;
    this.isFrameAsked = true;
    requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.isFrameAsked = false;
    const { scale, left, top } = this.viewport;
    this.world.setAttribute("transform", `translate(${left} ${top}) scale(${scale})`);
    const bounds = this.viewport.bounds(160);
    let inView = this.shown.filter(({ place }) => {
      // The keyboard must find it.
      if (place === this.current) return true;
      const { x, y, boxWidth, boxHeight } = this.places[place];
      return x + boxWidth > bounds.left && x - boxWidth < bounds.right
        && y + boxHeight + 60 > bounds.top && y - boxHeight < bounds.bottom;
    });
    const isCrowd = scale < leastReadable && this.shown.length > 150 || inView.length > mostBoxes;
    this.svg.classList.toggle("is-crowd", isCrowd);
    if (isCrowd) inView = this.shown.filter(({ place }) => place === this.current || place === this.selected);
    this.drawCrowd(isCrowd);
    this.drawBoxes(inView);
    this.drawLinks(isCrowd ? [] : this.linksInView(bounds));
    this.drawGhost();
    this.minimap.ask();
    this.arrivals.clear();
  }

  /** Lines may cross the view though neither of their boxes is in it. */
  linksInView(bounds) {
    return this.shown.filter((box) => {
      if (box.above === null) return false;
      const [to, from] = [this.places[box.place], this.places[box.above]];
      return Math.max(from.x, to.x) > bounds.left && Math.min(from.x, to.x) < bounds.right
        && Math.max(from.y, to.y) > bounds.top && Math.min(from.y, to.y) < bounds.bottom;
    });
  }

  drawBoxes(list) {
    const wanted = new Set(list.map((box) => box.place));
    for (const [place, drawn] of this.drawn) if (!wanted.has(place)) this.removeBox(place, drawn);
    let next = this.parts.boxes.firstChild;
    const slides = performance.now() < this.slidesUntil && !prefersStill() ? " slides" : "";
    for (const box of list) {
      const place = this.places[box.place];
      const isNew = !this.drawn.has(box.place);
      const drawn = this.drawn.get(box.place) ?? { group: shape("g", { role: "treeitem" }) };
      this.drawn.set(box.place, drawn);
      const signature = boxSignature(box, place, this.direction);
      if (drawn.signature !== signature) {
        drawn.signature = signature;
        drawBox(drawn.group, box, place, this.direction);
      }
      const isSelected = box.place === this.selected;
      if (isNew && this.arrivals.has(box.place) && !prefersStill()) this.arrive(drawn);
      const states = `${isSelected ? " selected" : ""}${isNew ? "" : slides}${drawn.arrives ?? ""}`;
      drawn.group.setAttribute("class", `box ${paintClasses(box.cell)}${states}`);
      drawn.group.style.transform = `translate(${place.x}px, ${place.y}px)`;
      drawn.group.setAttribute("tabindex", box.place === this.current ? "0" : "-1");
      describeBox(drawn.group, box, place, isSelected);
      if (this.arrivals.has(box.place) && !prefersStill()) addRing(drawn.group, place);
      if (drawn.group === next) next = next.nextSibling;
      else this.parts.boxes.insertBefore(drawn.group, next);
    }
  }

  arrive(drawn) {
    drawn.arrives = " arrives";
    const end = () => {
      drawn.arrives = "";
      drawn.group.classList.remove("arrives");
    };
    drawn.group.addEventListener("animationend", end, { once: true });
  }

  removeBox(place, { group }) {
    this.drawn.delete(place);
    const hasLeft = this.fades && !this.cells.has(place);
    const hadFocus = document.activeElement === group;
    group.remove();
    if (hadFocus) requestAnimationFrame(() => this.focusCurrent());
    if (!hasLeft || this.parts.ghosts.childElementCount > mostAnimated) return;
    for (const name of [...group.attributes].map((attribute) => attribute.name)) {
      if (!["class", "style"].includes(name)) group.removeAttribute(name);
    }
    group.classList.add("leaves");
    this.parts.ghosts.append(group);
    group.addEventListener("animationend", () => group.remove());
  }

  drawLinks(list) {
    const links = this.parts.links;
    while (links.childElementCount > list.length) links.lastChild.remove();
    list.forEach((box, index) => {
      const path = links.children[index] ?? links.appendChild(shape("path"));
      const above = this.byPlace.get(box.above);
      setAttributes(path, {
        class: `link link-${box.cell.link}`,
        "stroke-width": box.cell.weight,
        d: linkPath(above, this.places[box.above], this.places[box.place], this.direction),
      });
    });
  }

  /** From far away: one path for all boxes of a colour. */
  drawCrowd(isCrowd) {
    const key = isCrowd ? "crowd" : "";
    if (this.crowdKey === key) return;
    this.crowdKey = key;
    this.parts.crowd.replaceChildren();
    if (!isCrowd) return;
    const lines = new Map();
    const boxes = new Map();
    const add = (paths, name, text) => paths.has(name) ? paths.get(name).push(text) : paths.set(name, [text]);
    for (const { cell, place, above } of this.shown) {
      const { x, y, boxWidth, boxHeight } = this.places[place];
      const corner = `M${x - boxWidth / 2} ${y - boxHeight / 2}`;
      add(boxes, paintClasses(cell), `${corner}h${boxWidth}v${boxHeight}h${-boxWidth}z`);
      if (above === null) continue;
      const from = this.places[above];
      const line = this.direction === "right" ? `M${from.x} ${from.y}H${x - boxWidth / 2 - 10}V${y}h10`
        : `M${from.x} ${from.y}V${(from.y + y) / 2}H${x}V${y}`;
      add(lines, `link link-${cell.link}${cell.leads ? " leads" : ""}`, line);
    }
    for (const [name, texts] of lines) this.parts.crowd.append(shape("path", { class: name, d: texts.join("") }));
    for (const [name, texts] of boxes) {
      this.parts.crowd.append(shape("path", { class: `many ${name}`, d: texts.join("") }));
    }
  }

  /** The empty place of a selected RIB that is not there at this moment. */
  drawGhost() {
    const place = this.selected === null || this.byPlace.has(this.selected) ? null : this.places[this.selected];
    this.ghost ??= shape("rect", { class: "absent", rx: 9 });
    if (!place) return this.ghost.remove();
    const { x, y, boxWidth, boxHeight } = place;
    setAttributes(this.ghost, { x: x - boxWidth / 2, y: y - boxHeight / 2, width: boxWidth, height: boxHeight });
    this.parts.crowd.append(this.ghost);
  }

  placeAt(event) {
    const group = event.target.closest?.("[data-rib-place]");
    if (group) return Number(group.getAttribute("data-rib-place"));
    const { x, y } = this.viewport.pointAt(event.clientX, event.clientY);
    const hit = this.shown.find(({ place }) => {
      const box = this.box(place);
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
    return hit?.place ?? null;
  }

  click(event) {
    if (this.viewport.hasDragged) return;
    const place = this.placeAt(event);
    if (place !== null && event.target.closest?.(".fold")) {
      this.fold(place, !this.view.folded.has(place));
    } else this.actions.select(place);
    if (place !== null) {
      this.current = place;
      this.draw();
      this.focusCurrent();
    }
  }

  doubleClick(event) {
    const place = this.placeAt(event);
    if (place !== null && !event.target.closest?.(".fold")) this.actions.focus(place);
  }

  focusCurrent() {
    this.drawn.get(this.current)?.group.focus({ preventScroll: true });
  }

  /** Forgets all drawings. */
  forget() {
    for (const { group } of this.drawn.values()) group.remove();
    this.drawn.clear();
    this.parts.ghosts.replaceChildren();
    this.cells = new Map();
  }
}
