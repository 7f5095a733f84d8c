// Finds RIBs by name. A list opens below the field; those that stand come first.

import { byId, element, remark, show } from "./dom.js";
import { counted } from "./words.js";

const mostHits = 40;

export class Search {
  /** @param actions `{ places(), cells(), path(place), pick(place) }`. */
  constructor(actions) {
    this.actions = actions;
    this.field = byId("search-field");
    this.list = byId("search-list");
    this.hits = [];
    this.index = -1;
    this.field.addEventListener("input", () => this.find());
    this.field.addEventListener("focus", () => this.find());
    this.field.addEventListener("blur", () => this.close());
    this.field.addEventListener("keydown", (event) => this.key(event));
    // The field keeps the focus, so that the list stays open until the click counts.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  find() {
    const text = this.field.value.trim().toLowerCase();
    if (text === "") return this.close();
    const cells = this.actions.cells();
    const hits = [];
    this.actions.places().forEach(({ name }, place) => {
      const at = name.toLowerCase().indexOf(text);
      if (at >= 0) hits.push({ place, name, rank: (cells.has(place) ? 0 : 2) + (at === 0 ? 0 : 1) });
    });
    hits.sort((one, other) => one.rank - other.rank || one.place - other.place);
    this.hits = hits.slice(0, mostHits);
    this.list.replaceChildren(...this.hits.map(({ place, name }, index) => {
      const path = this.actions.path(place);
      const hint = cells.has(place) ? path : `${path} · not there at this moment`;
      return element("li", {
        role: "option", id: `hit-${index}`, title: path, "aria-selected": "false", click: () => this.pick(index),
      },
        element("span", { class: "name" }, name), remark(hint));
    }));
    const others = hits.length - mostHits;
    const more = others > 0 ? `and ${counted(others, "other")}` : "";
    const note = hits.length === 0 ? "No RIB has this in its name" : more;
    if (note) this.list.append(element("li", { role: "option", "aria-disabled": "true", class: "none" }, note));
    show(this.list, true);
    this.field.setAttribute("aria-expanded", "true");
    this.mark(this.hits.length > 0 ? 0 : -1);
  }

  mark(index) {
    this.index = index;
    [...this.list.children].forEach((item, each) => item.setAttribute("aria-selected", String(each === index)));
    this.list.children[index]?.scrollIntoView({ block: "nearest" });
    if (index >= 0) this.field.setAttribute("aria-activedescendant", `hit-${index}`);
    else this.field.removeAttribute("aria-activedescendant");
  }

  key(event) {
    const count = this.hits.length;
    if (event.key === "Escape") {
      this.field.value = "";
      this.close();
    } else if (event.key === "Enter" && this.index >= 0) this.pick(this.index);
    else if (event.key === "ArrowDown" && count > 0) this.mark((this.index + 1) % count);
    else if (event.key === "ArrowUp" && count > 0) this.mark((this.index + count - 1) % count);
    else return;
    event.preventDefault();
  }

  pick(index) {
    const hit = this.hits[index];
    this.close();
    if (hit) this.actions.pick(hit.place);
  }

  close() {
    this.hits = [];
    this.index = -1;
    show(this.list, false);
    this.list.replaceChildren();
    this.field.setAttribute("aria-expanded", "false");
    this.field.removeAttribute("aria-activedescendant");
  }
}
