// The two views of the stage, as tabs: the tree of a moment and the lifetimes of all RIBs.

import { byId, show } from "./dom.js";

const stageViews = ["tree", "lifetimes"];

export class Stage {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    for (const name of stageViews) {
      byId(`view-${name}`).addEventListener("click", () => this.open(name));
    }
    byId("views").addEventListener("keydown", (event) => this.key(event));
    this.mark("tree");
  }

  /** @param {string} name */
  open(name) {
    this.mark(name);
    this.app.lifetimes.setShown(name === "lifetimes");
    this.app.remember();
  }

  /** @param {string} name */
  mark(name) {
    this.view = name;
    // The style sheet hides the tree, which still has to measure its room.
    byId("tree").dataset.view = name;
    show(byId("lifetimes"), name === "lifetimes");
    for (const each of stageViews) {
      const tab = byId(`view-${each}`);
      tab.setAttribute("aria-selected", String(each === name));
      tab.tabIndex = each === name ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const index = stageViews.indexOf(this.view);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(stageViews.at(next % stageViews.length));
    byId(`view-${this.view}`).focus();
  }

  /** @param {number} factor */
  zoom(factor) {
    if (this.view === "tree") this.app.tree.viewport.zoom(factor);
    else this.app.lifetimes.extent.zoom(factor);
  }

  fit() {
    if (this.view === "tree") this.app.tree.fitWhole();
    else this.app.lifetimes.extent.fit();
  }

  focus() {
    if (this.view === "tree") this.app.tree.focusCurrent();
    else this.app.lifetimes.canvas.focus();
  }
}
