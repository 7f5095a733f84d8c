// Mouse and keyboard on the tree.

import { closest, setAttributes } from "./dom.js";

/** @typedef {import("./layout.js").Entry} Entry */

export class TreeHand {
  /** @param {import("./tree.js").TreeView} tree */
  constructor(tree) {
    this.tree = tree;
    setAttributes(tree.svg, {
      click: (event) => this.click(event), dblclick: (event) => this.doubleClick(event),
      keydown: (event) => this.key(event), focusin: (event) => this.focused(event),
    });
  }

  /**
   * @param {MouseEvent} event
   * @returns {?number}
   */
  placeAt({ target, clientX, clientY }) {
    const group = closest(target, "[data-rib-place]");
    if (group) return Number(group.dataset.ribPlace);
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.tree.world.getScreenCTM().inverse());
    const hit = this.tree.entries.find(({ place }) => {
      const { left, right, top, bottom } = this.tree.box(place);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return hit?.place ?? null;
  }

  /** @param {MouseEvent} event */
  click(event) {
    const { tree } = this;
    if (tree.viewport.hasDragged) return;
    const place = this.placeAt(event);
    if (closest(event.target, ".fold")) tree.fold(place, !tree.byPlace.get(place)?.isFolded);
    else tree.app.selectPlace(place);
    if (place === null) return;
    tree.current = place;
    tree.focusCurrent();
  }

  /** @param {MouseEvent} event */
  doubleClick(event) {
    const place = this.placeAt(event);
    if (place !== null && !closest(event.target, ".fold")) this.tree.app.focus(place);
  }

  /** @param {FocusEvent} event */
  focused({ target }) {
    const group = closest(target, "[data-rib-place]:focus-visible");
    const box = group && this.tree.box(Number(group.dataset.ribPlace));
    if (box) this.tree.viewport.reveal(box);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { tree, tree: { entries } } = this;
    const entry = tree.byPlace.get(tree.current);
    if (!entry || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isOpen = entry.hasBelow && !entry.isFolded;
    const index = entries.indexOf(entry);
    /** @type {{[key: string]: () => void}} */
    const moves = {
      ArrowDown: () => this.goTo(entries[index + 1]),
      ArrowUp: () => this.goTo(entries[index - 1]),
      ArrowRight: () => {
        if (entry.isFolded) tree.fold(entry.place, false);
        else this.goTo(entry.below[0]);
      },
      ArrowLeft: () => (isOpen ? tree.fold(entry.place, true) : this.goTo(entry.above)),
      Home: () => this.goTo(entries[0]),
      End: () => this.goTo(entries.at(-1)),
    };
    if (!moves[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  }

  /** @param {?Entry} [entry] */
  goTo(entry) {
    if (!entry) return;
    this.tree.app.selectPlace(entry.place);
    this.tree.reveal(entry.place);
    this.tree.focusCurrent();
  }
}
