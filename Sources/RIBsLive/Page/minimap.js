// A small picture of the whole tree, for a tree that does not fit into the view. A frame marks the part in view.

import { byId, listenToDrags, setAttributes, shape } from "./dom.js";

export class Minimap {
  /** @param {import("./tree.js").TreeView} tree */
  constructor(tree) {
    this.tree = tree;
    this.root = byId("minimap");
    this.view = shape("rect.view");
    this.root.append(shape("use", { href: "#crowd-boxes" }), this.view);
    listenToDrags(this.root, ({ clientX, clientY }) => {
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.root.getScreenCTM().inverse());
      tree.viewport.isTouched = true;
      tree.viewport.center(x, y);
    });
  }

  /** @param {import("./viewport.js").Rectangle} bounds of the whole tree */
  draw({ left, top, right, bottom }) {
    const view = this.tree.viewport.bounds();
    const [width, height] = [view.right - view.left, view.bottom - view.top];
    const isNeeded = right - left > width || bottom - top > height;
    this.root.toggleAttribute("hidden", !isNeeded);
    if (!isNeeded) return;
    this.tree.crowd.draw(this.tree.entries, this.tree.direction);
    this.root.setAttribute("viewBox", `${left} ${top} ${right - left} ${bottom - top}`);
    setAttributes(this.view, { x: view.left, y: view.top, width, height });
  }
}
