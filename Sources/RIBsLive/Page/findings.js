// The findings by cause, worst first.

import { button, element, remark, setText, show } from "./dom.js";
import { counted, grouped, safeAddress, severitySign } from "./words.js";

const mostCauses = 200;
const fewOccurrences = 8;

/** A call site, as a link where there is an address for it. */
export function siteLink(at, url) {
  const address = safeAddress(url);
  if (!address) return element("span", { class: "site" }, at);
  return element("a", { class: "site", href: address, target: "_blank", rel: "noopener noreferrer" }, at);
}

/** One cause with all that is known of it. */
export function causeCard(cause, actions) {
  const often = cause.times > 1 ? `, ${grouped(cause.times)} times` : "";
  const head = element("h3", {},
    element("span", { class: `sign ${cause.severity}`, "aria-hidden": "true" }, severitySign(cause.severity)), " ",
    element("span", { class: "rule" }, cause.rule), " ",
    remark(`${cause.severity === "info" ? "note" : cause.severity}${often}`));
  const card = element("article", { class: `cause ${cause.severity}` }, head,
    element("p", { class: "message" }, cause.message));
  const facts = element("dl");
  const fact = (name, content) => facts.append(element("dt", {}, name), element("dd", {}, content));
  if (cause.path) fact("RIB", element("span", { class: "path" }, cause.path));
  if (cause.at) fact("Where", siteLink(cause.at, cause.url));
  if (cause.hazard) fact("Source", cause.hazard);
  if (cause.line !== null && cause.line !== undefined) fact("Trace", `line ${grouped(cause.line)}`);
  if (cause.fix) fact("Fix", cause.fix);
  if (cause.exempt) fact("Exempt", cause.exempt);
  if (cause.events.length > 0) fact("When", occurrences(cause, actions));
  card.append(facts);
  return card;
}

function occurrences(cause, actions) {
  const list = element("span", { class: "occurrences" });
  const add = (from, to) => {
    for (let index = from; index < Math.min(to, cause.events.length); index += 1) {
      const [event, rib] = [cause.events[index], cause.ribs[index]];
      const title = `Go to event ${grouped(event)}${rib ? ` and select RIB ${rib}` : ""}`;
      list.append(button(`event ${grouped(event)}`, () => actions.jump(event, rib), { class: "jump", title }));
    }
  };
  add(0, fewOccurrences);
  const rest = cause.events.length - fewOccurrences;
  const unlisted = cause.times - cause.events.length;
  const end = unlisted > 0 ? remark(`and ${grouped(unlisted)} more in the trace`) : null;
  if (rest > 0) {
    list.append(button(`${grouped(rest)} more`, (click) => {
      click.currentTarget.remove();
      add(fewOccurrences, Infinity);
      if (end) list.append(end);
    }, { class: "jump" }));
  } else if (end) list.append(end);
  return list;
}

export class FindingsPanel {
  /** @param actions `{ jump(event, rib) }`. */
  constructor(root, actions) {
    this.actions = actions;
    this.limit = mostCauses;
    this.hidden = new Set();
    const changed = () => this.fill();
    this.text = element("input", {
      type: "search", "aria-label": "Filter findings by name", placeholder: "Filter by name", spellcheck: "false",
      input: changed,
    });
    this.rule = element("select", { "aria-label": "Filter findings by rule", change: changed });
    this.severities = ["error", "warning", "info"].map((severity) => button("", (click) => {
      const isHidden = !this.hidden.delete(severity) && this.hidden.add(severity);
      click.currentTarget.setAttribute("aria-pressed", String(!isHidden));
      this.fill();
    }, { class: `severity ${severity}`, "aria-pressed": "true" }));
    this.filters = element("div", { class: "filters" }, this.text, this.rule,
      element("span", { class: "severities", role: "group", "aria-label": "Severities" }, ...this.severities));
    this.summary = element("p", { class: "summary", role: "status" });
    this.list = element("div", { class: "causes" });
    this.about = element("div", { class: "about" });
    root.append(element("h2", { class: "unseen" }, "Findings"), this.filters, this.summary, this.list, this.about);
  }

  setSession(session) {
    const text = JSON.stringify([session.session, session.causes, session.checked, session.limits]);
    if (text === this.known) return;
    this.known = text;
    this.session = session;
    const rules = [...new Set(session.causes.map((cause) => cause.rule))].sort();
    const chosen = rules.includes(this.rule.value) ? this.rule.value : "";
    this.rule.replaceChildren(element("option", { value: "" }, "all rules"),
      ...rules.map((rule) => element("option", { value: rule }, rule)));
    this.rule.value = chosen;
    const counts = [session.errors, session.warnings, session.notes];
    const nouns = ["error", "warning", "note"];
    nouns.forEach((noun, index) => setText(this.severities[index], counted(counts[index], noun)));
    show(this.filters, session.causes.length > 0);
    this.about.replaceChildren(element("h3", {}, "What was checked"), element("p", {}, session.checked ?? ""));
    if (session.limits?.length) {
      this.about.append(element("h3", {}, "What could not be checked"),
        element("ul", {}, ...session.limits.map((limit) => element("li", {}, limit))));
    }
    this.fill();
  }

  fill() {
    const text = this.text.value.trim().toLowerCase();
    const fits = (cause) => !this.hidden.has(cause.severity)
      && (this.rule.value === "" || cause.rule === this.rule.value)
      && (text === "" || `${cause.rib} ${cause.path} ${cause.message} ${cause.at ?? ""}`.toLowerCase().includes(text));
    const fitting = this.session.causes.filter(fits);
    const open = fitting.filter((cause) => !cause.exempt);
    const exempt = fitting.filter((cause) => cause.exempt);
    const cards = (causes) => causes.slice(0, this.limit).map((cause) => causeCard(cause, this.actions));
    this.list.replaceChildren(...cards(open));
    if (open.length > this.limit) {
      this.list.append(button(`Show ${grouped(open.length - this.limit)} more`, () => {
        this.limit += mostCauses;
        this.fill();
      }));
    }
    if (exempt.length > 0) {
      const title = element("summary", {}, `${grouped(exempt.length)} exempt`);
      this.list.append(element("details", {}, title, ...cards(exempt)));
    }
    setText(this.summary, this.words(open.length));
    this.summary.classList.toggle("clean", this.session.causes.length === 0);
  }

  words(shown) {
    const all = this.session.causes.filter((cause) => !cause.exempt).length;
    if (all === 0) return `✓ Nothing is wrong${this.session.limits?.length ? " as far as the trace shows" : ""}.`;
    return shown === all ? `${counted(all, "cause")}, worst first` : `${grouped(shown)} of ${counted(all, "cause")}`;
  }
}
