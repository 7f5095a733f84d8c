// A small picture of a large tree, with the part that is in view.

import { byId, listenToDrags, setAttributes, shape } from "./dom.js";

const leastRIBs = 200;

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

  draw() {
    const { entries, bounds, viewport } = this.tree;
    this.root.toggleAttribute("hidden", entries.length < leastRIBs);
    if (entries.length < leastRIBs) return;
    const { left, top, right, bottom } = viewport.bounds();
    this.root.setAttribute("viewBox", `${bounds.left} ${bounds.top} ${bounds.right - bounds.left} ${bounds.bottom - bounds.top}`);
    setAttributes(this.view, { x: left, y: top, width: right - left, height: bottom - top });
  }
}
