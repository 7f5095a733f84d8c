import { byId, element, remark, setAttributes, show } from "./dom.js";
import { counted } from "./words.js";

const mostHits = 40;

export class Search {
  constructor(app) {
    Object.assign(this, { app, root: byId("search"), field: byId("search-field"), list: byId("search-list") });
    setAttributes(this.root, {
      input: () => this.find(), keydown: (event) => this.key(event),
      focusout: ({ relatedTarget }) => this.root.contains(relatedTarget) || show(this.list, false),
    });
  }

  find() {
    const text = this.field.value.trim().toLowerCase();
    const { cells, places } = this.app.tree;
    const hits = [];
    places.forEach(({ name }, place) => {
      const at = name.toLowerCase().indexOf(text);
      if (at >= 0) hits.push({ place, name, rank: (cells.has(place) ? 0 : 2) + (at === 0 ? 0 : 1) });
    });
    hits.sort((one, other) => one.rank - other.rank || one.place - other.place);
    const items = hits.slice(0, mostHits).map(({ place, name, rank }) =>
      element("button", { click: () => this.pick(place) },
        element("b", name), remark(this.app.pathOf(place) + (rank < 2 ? "" : " · not there at this moment"))));
    const others = hits.length - items.length;
    if (hits.length === 0) items.push(remark("No RIB has this in its name"));
    if (others > 0) items.push(remark(`and ${counted(others, "other")}`));
    this.list.replaceChildren(...items.map((item) => element("li", item)));
    show(this.list, text !== "");
  }

  key(event) {
    if (event.key === "Enter" && event.target === this.field) this.list.querySelector("button")?.click();
  }

  pick(place) {
    show(this.list, false);
    this.app.tree.setView({ focus: null });
    this.app.selectPlace(place);
    this.app.tree.reveal(place);
    this.app.tree.focusCurrent();
  }
}
