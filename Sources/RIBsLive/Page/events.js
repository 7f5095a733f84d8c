// The log of a session or of a RIB. It fetches only the rows in view, so its length does not matter.

import { button, byId, element, refill, remark, setText } from "./dom.js";
import { chooseOption, setOptions } from "./findings.js";
import { siteLink } from "./site.js";
import { counted, grouped, seconds } from "./words.js";

const rowHeight = 44;
const windowSize = 100;
/** Browsers cannot lay out taller elements, in pixels. */
const mostHigh = 8e6;

/**
 * What `api/events` answers.
 *
 * @typedef {object} EventsReply
 * @property {number} [session]
 * @property {number} [revision]
 * @property {number} total how many events fit
 * @property {number} from the index of the first row
 * @property {Row[]} rows
 *
 * @typedef {object} Row
 * @property {number} event
 * @property {number} seq its number in the trace
 * @property {number} time in nanoseconds
 * @property {string} type
 * @property {?number} rib
 * @property {string} words
 * @property {?import("./site.js").Site} site
 *
 * @typedef {object} WantedRows
 * @property {string} [text] in a name
 * @property {string} [type]
 * @property {number} [rib]
 * @property {number} [from] the index of the first row
 * @property {number} [count]
 * @property {number} [at] an event, to get the rows around it
 */

/** A list of events. Its element scrolls. */
export class EventList {
  /**
   * @param {import("./app.js").App} app
   * @param {(wanted: WantedRows) => Promise<EventsReply>} ask
   */
  constructor(app, ask) {
    this.app = app;
    this.ask = ask;
    this.total = 0;
    /** @type {Map<number, (Row & {index: number})[]>} Runs of rows that were fetched. */
    this.windows = new Map();
    /** @type {Set<number>} The runs that are being fetched. */
    this.pending = new Set();
    /** The row of the moment that is shown. */
    this.current = -1;
    this.rows = element("ol.rows");
    this.room = element("div.room", this.rows);
    this.root = element("div.log", { tabindex: 0, role: "group", "aria-label": "Events", scroll: () => this.fill() }, this.room);
    new ResizeObserver(() => this.fill()).observe(this.root);
  }

  /** Begins anew, around the moment that is shown. */
  async load() {
    const { event } = this.app.moment;
    const asked = this.asked = {};
    const reply = await this.ask({ at: event, count: windowSize });
    if (asked !== this.asked) return;
    this.windows.clear();
    this.total = reply.total;
    const height = Math.min(mostHigh, this.total * rowHeight);
    this.room.style.height = `${height}px`;
    this.keep(reply);
    this.follow(true);
  }

  /** Marks the row of the moment that is shown, and brings it into view. */
  follow(isFirst = false) {
    const { event } = this.app.moment;
    if (!isFirst && this.event === event) return;
    this.event = event;
    const known = [...this.windows.values()].flat();
    const at = known.findLast((row) => row.event <= event);
    const next = known.find((row) => row.event > event);
    // Rows between two windows are not known.
    const isSure = at && (at.index === this.total - 1 || next?.index === at.index + 1);
    if (!isSure && this.total > 0 && !isFirst) return this.load();
    this.current = at?.index ?? -1;
    const top = this.current * this.step;
    const { scrollTop, clientHeight } = this.root;
    if (top < scrollTop || top + rowHeight > scrollTop + clientHeight) this.root.scrollTop = top - clientHeight / 2;
    this.fill();
  }

  /** How far rows are from each other while all of them fit into the room. */
  get step() {
    return this.total > 0 ? Math.min(mostHigh, this.total * rowHeight) / this.total : rowHeight;
  }

  /** @param {EventsReply} reply */
  keep({ from, rows }) {
    rows.forEach((row, index) => {
      const number = from + index;
      const key = Math.floor(number / windowSize);
      if (!this.windows.has(key)) this.windows.set(key, []);
      const kept = this.windows.get(key);
      if (!kept.some((other) => other.index === number)) kept.push({ ...row, index: number });
      kept.sort((one, other) => one.index - other.index);
    });
  }

  fill() {
    const { clientHeight, scrollTop } = this.root;
    const first = Math.max(0, Math.floor(scrollTop / this.step) - 4);
    const count = Math.ceil(clientHeight / rowHeight) + 8;
    const rows = [];
    for (let index = first; index < Math.min(this.total, first + count); index += 1) rows.push(this.row(index));
    this.rows.style.transform = `translateY(${first * this.step}px)`;
    refill(this.rows, ...rows);
  }

  /** @param {number} index */
  row(index) {
    const known = this.windows.get(Math.floor(index / windowSize))?.find((row) => row.index === index);
    if (!known) {
      this.need(Math.floor(index / windowSize));
      return element("li.row-of-log", remark("…"));
    }
    const { event, seq, time, rib, words, site } = known;
    return element("li.row-of-log", {
      class: index > this.current ? "row-of-log future" : "row-of-log", "aria-current": index === this.current ? "true" : null,
    }, button(words, () => this.app.jump(event, rib), { class: "link-button", title: `Go to event ${event}: ${words}` }),
    element("span.hint.about-row", `${grouped(seq)} · ${seconds(time)} `, site && siteLink(site)));
  }

  /** @param {number} key of a run */
  async need(key) {
    if (this.pending.has(key)) return;
    this.pending.add(key);
    const { asked } = this;
    try {
      const reply = await this.ask({ from: key * windowSize, count: windowSize });
      if (asked === this.asked) this.keep(reply);
    } finally {
      this.pending.delete(key);
    }
    this.fill();
  }
}

/** The log of the session, with filters. */
export class EventsPanel {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?string} What the list shows. */
    this.key = null;
    const changed = () => {
      this.load();
      app.remember();
    };
    this.text = element("input", {
      type: "search", "aria-label": "Filter events by name", placeholder: "Filter by name", input: changed,
    });
    this.type = element("select", { "aria-label": "Filter events by kind", change: changed });
    this.ofRIB = element("input", { type: "checkbox", id: "events-of-rib", change: changed });
    this.summary = element("p.summary", { role: "status" });
    this.list = new EventList(app, (wanted) => app.source.events(app.session.session, { ...this.filter, ...wanted }));
    byId("panel-events").append(element("h2.unseen", "Events"),
      element("div.row", this.text, this.type,
        element("label", { for: "events-of-rib" }, this.ofRIB, " of the selection")),
      this.summary, this.list.root);
  }

  /** @returns {WantedRows} */
  get filter() {
    const { rib } = this.app.selected;
    return {
      ...(this.text.value.trim() && { text: this.text.value.trim() }), ...(this.type.value && { type: this.type.value }),
      ...(this.ofRIB.checked && rib !== null && { rib }),
    };
  }

  /** What the address says of the filters. */
  get inAddress() {
    return { log: this.text.value.trim(), kind: this.type.value, of: this.ofRIB.checked ? "rib" : null };
  }

  /** @param {import("./address.js").Shown} shown */
  restore({ log = "", kind = "", of }) {
    this.fillTypes();
    this.text.value = log;
    chooseOption(this.type, kind);
    this.ofRIB.checked = of === "rib";
    this.key = null;
    this.update(this.app.inspector.tab === "events");
  }

  fillTypes() {
    setOptions(this.type, ["", ...this.app.session.types].map((type) => [type, type || "all kinds"]));
  }

  /**
   * Shows the log if it is open.
   *
   * @param {boolean} isOpen
   */
  async update(isOpen, isNew = false) {
    if (!isOpen || !this.app.session || !this.app.moment) return;
    const { rib } = this.app.selected;
    const key = [this.app.session.session, this.app.session.revision, this.ofRIB.checked ? rib : null].join(" ");
    if (isNew || key !== this.key) await this.load(key);
    else this.list.follow();
  }

  async load(key = this.key) {
    this.key = key;
    if (!this.app.session) return;
    this.fillTypes();
    await this.app.attempt(this.list.load());
    const { total } = this.list;
    const all = this.app.session.events;
    setText(this.summary, total < all ? `${grouped(total)} of ${counted(all, "event")}` : counted(all, "event"));
  }
}
