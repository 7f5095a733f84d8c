// The three tabs beside the tree. On a narrow page they are a sheet that opens from the bottom.

import { byId, show } from "./dom.js";

const tabNames = ["findings", "rib", "flows"];

export class Inspector {
  /** @param opened Called with a tab's name when it is opened. */
  constructor(opened) {
    this.opened = opened;
    this.tab = "findings";
    this.bar = byId("tabs");
    for (const name of tabNames) {
      byId(`tab-${name}`).addEventListener("click", () => {
        this.open(name);
        this.setSheet(true);
      });
    }
    this.bar.addEventListener("keydown", (event) => this.key(event));
    byId("sheet-close").addEventListener("click", () => this.setSheet(false));
    byId("inspector").addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isSheet) this.setSheet(false);
    });
    this.splitter = byId("splitter");
    this.splitter.addEventListener("pointerdown", (event) => this.splitter.setPointerCapture(event.pointerId));
    this.splitter.addEventListener("pointermove", (event) => {
      if (event.buttons === 1) this.setWidth(100 - (100 * event.clientX) / innerWidth);
    });
    this.splitter.addEventListener("dblclick", () => this.setWidth(this.width > 45 ? 30 : 60));
    this.splitter.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: 5, ArrowRight: -5 }[event.key];
      if (!by) return;
      event.preventDefault();
      this.setWidth(this.width + by);
    });
    this.setWidth(30);
    this.open("findings");
  }

  get isSheet() {
    return matchMedia("(max-width: 720px)").matches;
  }

  open(name) {
    this.tab = name;
    for (const each of tabNames) {
      const tab = byId(`tab-${each}`);
      tab.setAttribute("aria-selected", String(each === name));
      tab.tabIndex = each === name ? 0 : -1;
      show(byId(`panel-${each}`), each === name);
    }
    this.opened(name);
  }

  /** Opens or closes the sheet of a narrow page. */
  setSheet(isOpen) {
    const hadFocus = byId("inspector").contains(document.activeElement);
    byId("inspector").classList.toggle("is-open", isOpen);
    if (!isOpen && hadFocus && this.isSheet) byId(`tab-${this.tab}`).focus();
  }

  key(event) {
    const index = tabNames.indexOf(this.tab);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabNames.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(tabNames[(next + tabNames.length) % tabNames.length]);
    byId(`tab-${this.tab}`).focus();
  }

  /** Sets the width in percent of the window. */
  setWidth(width) {
    this.width = Math.round(Math.max(20, Math.min(75, width)));
    document.documentElement.style.setProperty("--inspector", `${this.width}%`);
    this.splitter.setAttribute("aria-valuenow", String(this.width));
  }
}
