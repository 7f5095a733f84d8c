// The tabs beside the tree. On a narrow page they are a sheet.

import { byId, show } from "./dom.js";

const inspectorTabs = ["findings", "rib", "events", "flows"];

export class Inspector {
  /** @param {() => void} opened what happens when a tab has opened */
  constructor(opened) {
    this.opened = opened;
    for (const name of inspectorTabs) {
      byId(`tab-${name}`).addEventListener("click", () => {
        this.open(name);
        this.setSheet(true);
      });
    }
    byId("tabs").addEventListener("keydown", (event) => this.key(event));
    byId("sheet-close").addEventListener("click", () => this.setSheet(false));
    byId("inspector").addEventListener("keydown", (event) => event.key === "Escape" && this.setSheet(false));
    this.open("findings");
  }

  /** @param {string} name */
  open(name) {
    this.tab = name;
    for (const each of inspectorTabs) {
      const tab = byId(`tab-${each}`);
      tab.setAttribute("aria-selected", String(each === name));
      tab.tabIndex = each === name ? 0 : -1;
      show(byId(`panel-${each}`), each === name);
    }
    this.opened();
  }

  /** @param {boolean} isOpen */
  setSheet(isOpen) {
    const { classList } = byId("inspector");
    const hadFocus = classList.contains("is-open") && byId("inspector").contains(document.activeElement);
    classList.toggle("is-open", isOpen && matchMedia("(max-width: 720px)").matches);
    if (!isOpen && hadFocus) byId(`tab-${this.tab}`).focus();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const index = inspectorTabs.indexOf(this.tab);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(inspectorTabs.at(next % inspectorTabs.length));
    byId(`tab-${this.tab}`).focus();
  }
}
