// One field finds RIBs by name or number, and goes to an event, a time or a mark.

import { byId, element, remark, setAttributes, show } from "./dom.js";
import { counted, grouped, ribTitle, ribWord, seconds } from "./words.js";

const mostHits = 40;
const mostMarks = 8;
/** @type {{[name: string]: number}} Their nanoseconds. */
const timeUnits = { ns: 1, us: 1e3, "µs": 1e3, ms: 1e6, s: 1e9, min: 6e10, h: 3.6e12 };

/**
 * The nanoseconds of a text such as `1.5s` or `1:30`; null if it is no time.
 *
 * @param {string} text
 */
function timeIn(text) {
  const minutes = /^(\d{1,4}):(\d{2}(?:\.\d+)?)$/.exec(text);
  if (minutes) return Math.round((Number(minutes[1]) * 60 + Number(minutes[2])) * 1e9);
  const [, number, unit] = /^(\d+(?:\.\d+)?|\.\d+)\s*(ns|us|µs|ms|s|min|h)$/.exec(text) ?? [];
  return unit ? Math.round(Number(number) * timeUnits[unit]) : null;
}

export class Search {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.root = byId("search");
    this.field = byId("search-field");
    this.list = byId("search-list");
    setAttributes(this.root, {
      input: () => this.find(), keydown: (event) => this.key(event),
      focusout: ({ relatedTarget }) => this.root.contains(relatedTarget) || show(this.list, false),
    });
    // Safari focuses no button that is pressed. The field would lose the focus, and the list would close before the click.
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Focuses the field and selects its text, so that typing replaces it. */
  begin() {
    this.field.focus();
    this.field.select();
  }

  find() {
    const text = this.field.value.trim().toLowerCase();
    show(this.list, text !== "");
    if (text === "" || !this.app.session) return;
    const { hits, left } = this.named(text);
    /** @type {HTMLElement[]} */
    const items = [...this.moments(text), ...this.marks(text), ...hits];
    if (items.length === 0) items.push(remark(`No ${ribWord()}, mark, event or time is called that`));
    if (left > 0) items.push(remark(`and ${counted(left, "other")}`));
    this.list.replaceChildren(...items.map((item) => element("li", item)));
  }

  /**
   * @param {string} title
   * @param {string} note
   * @param {() => void} action
   */
  item(title, note, action) {
    return element("button", { click: () => this.pick(action) }, element("b", title), remark(note));
  }

  /**
   * The event, the RIB or the time that a text names.
   *
   * @param {string} text
   */
  moments(text) {
    const { session, moment } = this.app;
    const time = timeIn(text);
    if (time !== null) {
      const note = time > session.time ? `the session ends at ${seconds(session.time)}` : "what had happened until then";
      return [this.item(`Time ${seconds(time)}`, note, () => this.goTo({ time }))];
    }
    const number = /^[\d,]+$/.test(text) ? Number(text.replaceAll(",", "")) : null;
    if (number === null) return [];
    const items = [];
    if (number <= session.events) {
      items.push(this.item(`Event ${grouped(number)}`, "go to this moment", () => this.goTo({ event: number })));
    }
    const known = moment.ribs.get(number);
    const note = known ? this.app.pathOf(known.place) : "not on the tree at this moment, or not in the session";
    items.push(this.item(`${ribTitle()} ${number}`, note, () => this.showRIB(number)));
    return items;
  }

  /** @param {string} text */
  marks(text) {
    const marks = this.app.session.marks.filter(({ name }) => name.toLowerCase().includes(text));
    return marks.slice(0, mostMarks).map(({ name, event, time }) =>
      this.item(name, `mark, event ${grouped(event)}, ${seconds(time)}`, () => this.goTo({ event })));
  }

  /** @param {string} text */
  named(text) {
    const { cells, places } = this.app.tree;
    /** @type {{place: number, name: string, rank: number}[]} */
    const found = [];
    places.forEach(({ name }, place) => {
      const at = name.toLowerCase().indexOf(text);
      if (at >= 0) found.push({ place, name, rank: (cells.has(place) ? 0 : 2) + (at === 0 ? 0 : 1) });
    });
    found.sort((one, other) => one.rank - other.rank || one.place - other.place);
    const hits = found.slice(0, mostHits).map(({ place, name, rank }) => {
      const note = this.app.pathOf(place) + (rank < 2 ? "" : " · not there at this moment");
      return this.item(name, note, () => this.showPlace(place));
    });
    return { hits, left: found.length - hits.length };
  }

  /**
   * Goes to a moment and focuses the timeline, so that the arrow keys go on from there.
   *
   * @param {import("./app.js").WantedMoment} wanted
   */
  goTo(wanted) {
    this.app.timeline.slider.focus();
    this.app.jumpTo(wanted);
  }

  /** @param {number} rib */
  showRIB(rib) {
    this.app.selectRIB(rib);
    this.app.stage.focus();
  }

  /** @param {number} place */
  showPlace(place) {
    this.app.tree.setView({ focus: null });
    this.app.selectPlace(place);
    this.app.tree.reveal(place);
    this.app.stage.focus();
  }

  /** @param {() => void} action */
  pick(action) {
    show(this.list, false);
    action();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const buttons = [...this.list.querySelectorAll("button")];
    const index = buttons.findIndex((each) => each === document.activeElement);
    /** @type {{[key: string]: () => void}} */
    const moves = {
      Enter: () => index < 0 && buttons[0]?.click(),
      ArrowDown: () => buttons[Math.min(index + 1, buttons.length - 1)]?.focus(),
      ArrowUp: () => (index > 0 ? buttons[index - 1] : this.field).focus(),
      Escape: () => {
        show(this.list, false);
        this.field.focus();
      },
    };
    if (!moves[event.key] || (event.key === "Enter" && index >= 0)) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key]();
  }
}
