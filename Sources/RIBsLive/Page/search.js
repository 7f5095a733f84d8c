// Finds RIBs by name. A list opens below the field; those that stand come first.

import { byId, element, remark, setAttributes, show } from "./dom.js";
import { counted } from "./words.js";

const mostHits = 40;

export class Search {
  constructor(app) {
    Object.assign(this, { app, field: byId("search-field"), list: byId("search-list"), hits: [] });
    const find = () => this.find();
    setAttributes(this.field, {
      input: find, focus: find, blur: () => this.close(), keydown: (event) => this.key(event),
    });
    // The field keeps the focus, so that the list stays open until the click counts.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  find() {
    const text = this.field.value.trim().toLowerCase();
    if (text === "") return this.close();
    const { cells, places } = this.app.tree;
    const hits = [];
    places.forEach(({ name }, place) => {
      const at = name.toLowerCase().indexOf(text);
      if (at >= 0) hits.push({ place, name, rank: (cells.has(place) ? 0 : 2) + (at === 0 ? 0 : 1) });
    });
    hits.sort((one, other) => one.rank - other.rank || one.place - other.place);
    this.hits = hits.slice(0, mostHits);
    this.list.replaceChildren(...this.hits.map(({ place, name }, index) => {
      const path = this.app.pathOf(place);
      return element("li", { role: "option", id: `hit-${index}`, title: path, click: () => this.pick(index) },
        element("span.name", name), remark(cells.has(place) ? path : `${path} · not there at this moment`));
    }));
    const others = hits.length - mostHits;
    const note = hits.length === 0 ? "No RIB has this in its name" : others > 0 && `and ${counted(others, "other")}`;
    if (note) this.list.append(element("li.hint", { role: "option", "aria-disabled": "true" }, note));
    show(this.list, true);
    this.field.setAttribute("aria-expanded", "true");
    this.mark(0);
  }

  mark(index) {
    this.index = index;
    [...this.list.children].forEach((item, each) => item.setAttribute("aria-selected", String(each === index)));
    this.list.children[index]?.scrollIntoView({ block: "nearest" });
    setAttributes(this.field, { "aria-activedescendant": this.hits.length > 0 && `hit-${index}` });
  }

  key(event) {
    const count = this.hits.length;
    const by = { ArrowDown: 1, ArrowUp: count - 1 }[event.key];
    if (event.key === "Escape") {
      this.field.value = "";
      this.close();
    } else if (event.key === "Enter" && count > 0) this.pick(this.index);
    else if (by !== undefined && count > 0) this.mark((this.index + by) % count);
    else return;
    event.preventDefault();
  }

  pick(index) {
    const { place } = this.hits[index];
    this.close();
    this.app.pickFound(place);
  }

  close() {
    this.hits = [];
    show(this.list, false);
    this.list.replaceChildren();
    setAttributes(this.field, { "aria-expanded": "false", "aria-activedescendant": null });
  }
}
