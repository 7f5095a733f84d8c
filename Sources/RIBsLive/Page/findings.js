// The cards of what was found.

import { button, byId, element, facts, jumpButton, list, prose, remark, setText, show } from "./dom.js";
import { choiceOfEditor, siteLines, siteLink } from "./site.js";
import { counted, grouped, ribTitle, severitySign } from "./words.js";

const mostCauses = 200;
const fewOccurrences = 8;

/** @typedef {import("./source.js").Cause} Cause */

/**
 * A finding for a pull request or a ticket.
 *
 * @param {Cause} cause
 * @param {import("./source.js").SessionReply} session
 */
function markdownOf({ rule, severity, message, path, site, held, fix, events, times }, session) {
  const first = events.length > 0 && `event ${grouped(events[0])}${times > 1 ? `, ${grouped(times)} times in all` : ""}`;
  const facts = [[ribTitle(), path && `\`${path}\``], ["Where", site && `\`${site.at}\``], ["Held", held],
    ["Fix", fix], ["When", first]];
  const code = site?.lines ? ["", "```swift", ...site.lines, "```", ""] : [];
  return [`**${rule}** (${severity}) in ${session.name}: ${message}`, ...code, "",
    ...facts.filter(([, fact]) => fact).map(([name, fact]) => `- ${name}: ${fact}`)].join("\n");
}

/**
 * @param {Cause} cause
 * @param {import("./app.js").App} app
 * @param {{currentTarget: HTMLElement}} click
 */
async function copy(cause, app, { currentTarget }) {
  try {
    await navigator.clipboard.writeText(markdownOf(cause, app.session));
    setText(currentTarget, "Copied");
  } catch {
    // Browsers allow it only to trusted pages that have the focus.
    setText(currentTarget, "The browser does not allow it");
  }
}

/**
 * @param {Cause} cause
 * @param {import("./app.js").App} app
 */
export function causeCard(cause, app) {
  const { severity, rule, times, line, events, ribs, related, site } = cause;
  /** @type {(event: number, rib?: ?number) => HTMLElement} */
  const toEvent = (event, rib) => jumpButton(`event ${grouped(event)}`, event, rib, app);
  /** @type {HTMLElement[]} */
  const jumps = events.map((event, index) => toEvent(event, ribs[index]));
  const more = times - events.length;
  if (more > 0) jumps.push(remark(`and ${grouped(more)} more in the trace`));
  const others = jumps.splice(fewOccurrences);
  if (others.length > 1) {
    jumps.push(button("more", ({ currentTarget }) => {
      currentTarget.replaceWith(...others);
      others[0].focus();
    }));
  } else jumps.push(...others);
  return element(`article.cause.${severity}`, { "data-cause": app.session.causes.indexOf(cause) },
    element("h3", element("span.sign", { "aria-hidden": "true" }, severitySign(severity)), " ",
      element("span.rule", rule), " ",
      remark((severity === "info" ? "note" : severity) + (times > 1 ? `, ${grouped(times)} times` : ""))),
    element("p", prose(cause.message)),
    site && element("div.where", siteLink(site), siteLines(site)),
    facts([
      [ribTitle(), cause.path && element("span.path", cause.path)], ["Trace", line && `line ${grouped(line)}`],
      ["Held", cause.held && prose(cause.held)], ["Fix", cause.fix && prose(cause.fix)], ["Exempt", cause.exempt],
      ["When", jumps.length > 0 && element("span.row", jumps)],
      ["Related", related?.length > 0 && list("ul", related.map((other) => [
        prose(other.note), " ", other.event > 0 && toEvent(other.event), " ",
        other.site && [siteLink(other.site), siteLines(other.site)]]))],
    ]),
    button("Copy as Markdown", (click) => copy(cause, app, click), { class: "link-button" }));
}

export class FindingsPanel {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {?import("./source.js").SessionReply} */
    this.session = null;
    /** @type {?string} What is shown. */
    this.known = null;
    /** @type {?{index: number, event: number}} The occurrence to which the reader went last. */
    this.last = null;
    const changed = () => {
      this.fill();
      app.remember();
    };
    this.text = element("input", {
      type: "search", "aria-label": "Filter findings by name", placeholder: "Filter by name", input: changed,
    });
    this.rule = element("select", { "aria-label": "Filter findings by rule", change: changed });
    this.severity = element("select", { "aria-label": "Filter findings by severity", change: changed });
    this.filters = element("div.row", this.text, this.rule, this.severity);
    this.summary = element("p.summary", { role: "status" });
    this.list = element("div");
    this.about = element("div.about");
    byId("panel-findings").append(
      element("h2.unseen", "Findings"), this.filters, this.summary, this.list, this.about);
  }

  /** @param {import("./source.js").SessionReply} session */
  setSession(session) {
    this.isPart = this.app.shown.state === "reading";
    const text = JSON.stringify([session.causes, session.checked, session.limits, this.isPart]);
    if (text === this.known) return;
    this.known = text;
    this.session = session;
    const { causes, errors, warnings, notes, checked, limits } = session;
    const rules = [...new Set(causes.map(({ rule }) => rule))].sort();
    setOptions(this.rule, ["", ...rules].map((rule) => [rule, rule || "all rules"]));
    setOptions(this.severity, [
      ["", "all severities"], ["error", counted(errors, "error")], ["warning", counted(warnings, "warning")],
      ["info", counted(notes, "note")],
    ]);
    show(this.filters, causes.length > 0);
    this.about.replaceChildren(element("h3", "What was checked"), element("p", checked));
    if (limits.length > 0) this.about.append(element("h3", "What could not be checked"), list("ul.dots", limits));
    if (causes.some(({ site }) => site?.file || site?.url)) this.about.append(choiceOfEditor());
    this.fill();
  }

  /** What the address says of the filters. */
  get inAddress() {
    return { find: this.text.value.trim(), rule: this.rule.value, severity: this.severity.value };
  }

  /** @param {import("./address.js").Shown} shown */
  restore({ find = "", rule = "", severity = "" }) {
    this.text.value = find;
    chooseOption(this.rule, rule);
    chooseOption(this.severity, severity);
    this.fill();
  }

  /** Every occurrence of every finding, in time order. */
  get occurrences() {
    return this.session.causes.flatMap((cause, index) => (cause.exempt ? [] : cause.events.map((event, number) =>
      ({ event, rib: cause.ribs[number], cause: index })))).sort((one, other) => one.event - other.event);
  }

  /**
   * Goes to the next finding, or the one before.
   *
   * @param {number} by 1 or -1
   */
  step(by) {
    const { occurrences, app } = this;
    const here = app.timeline.position;
    const isHere = this.last && occurrences[this.last.index]?.event === here && this.last.event === here;
    let index = isHere ? this.last.index + by
      : by > 0 ? occurrences.findIndex(({ event }) => event > here) : occurrences.findLastIndex(({ event }) => event < here);
    if (!occurrences[index]) index = by > 0 ? 0 : occurrences.length - 1;
    const next = occurrences[index];
    if (!next) return;
    this.last = { index, event: next.event };
    app.jump(next.event, next.rib);
    this.highlight(next.cause);
  }

  /**
   * Marks a card and brings it into view, also if it was filtered out.
   *
   * @param {number} index
   */
  highlight(index) {
    this.app.openTab("findings", false);
    this.current = this.session.causes[index].fingerprint;
    if (!this.card(index)) {
      for (const field of [this.text, this.rule, this.severity]) field.value = "";
      this.fill();
    }
    this.markCurrent();
    this.card(index)?.scrollIntoView({ block: "nearest" });
  }

  /** Marks the card to which the reader went. While an app runs, cards come and go around it. */
  markCurrent() {
    const current = this.card(this.session.causes.findIndex(({ fingerprint }) => fingerprint === this.current));
    for (const card of this.list.querySelectorAll(".cause")) card.classList.toggle("current", card === current);
  }

  /** @param {number} index */
  card(index) {
    return this.list.querySelector(`[data-cause="${index}"]`);
  }

  fill() {
    const text = this.text.value.trim().toLowerCase();
    const [rule, severity] = [this.rule.value, this.severity.value];
    const fitting = this.session.causes.filter((cause) => (!rule || cause.rule === rule)
      && (!severity || cause.severity === severity)
      && `${cause.rib} ${cause.path} ${cause.message} ${cause.site?.at}`.toLowerCase().includes(text));
    /** @param {Cause[]} causes */
    const cards = (causes) => causes.slice(0, mostCauses).map((cause) => causeCard(cause, this.app));
    const open = fitting.filter(({ exempt }) => !exempt);
    const exempt = fitting.filter((cause) => cause.exempt);
    this.list.replaceChildren(...cards(open));
    const rest = open.length - mostCauses;
    if (rest > 0) this.list.append(remark(`and ${grouped(rest)} more: filter them`));
    if (exempt.length > 0) {
      this.list.append(element("details", element("summary", `${grouped(exempt.length)} exempt`), cards(exempt)));
    }
    const all = this.session.causes.filter((cause) => !cause.exempt).length;
    const count = `${open.length < all ? `${grouped(open.length)} of ` : ""}${counted(all, "cause")}${this.isPart ? " so far" : ""}, worst first`;
    const none = this.isPart ? "Nothing is wrong so far." : "✓ Nothing is wrong as far as the trace shows.";
    setText(this.summary, all === 0 ? none : count);
    this.summary.classList.toggle("clean", all === 0 && !this.isPart);
    this.markCurrent();
  }
}

/**
 * @param {HTMLSelectElement} select
 * @param {[string | number, string][]} options values, and the words for them
 */
export function setOptions(select, options) {
  const { value } = select;
  select.replaceChildren(...options.map(([each, text]) => element("option", { value: each }, text)));
  if (options.some(([each]) => String(each) === value)) select.value = value;
}

/**
 * Chooses an option, or the first one if there is none of that value.
 *
 * @param {HTMLSelectElement} select
 * @param {string} value
 */
export function chooseOption(select, value) {
  select.value = value;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
}
