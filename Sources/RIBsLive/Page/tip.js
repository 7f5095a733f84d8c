// What the timeline says beside the pointer.

import { timeWords } from "./axis.js";
import { element, remark } from "./dom.js";
import { counted, grouped, ribWord, severitySign } from "./words.js";

const mostRules = 5;
const mostNames = 6;

export class Tip {
  constructor() {
    this.root = element("div.floating", { id: "tip", "aria-hidden": "true", hidden: "" });
  }

  hide() {
    this.root.hidden = true;
  }

  /**
   * @param {number} x where it points, in a strip of this width
   * @param {number} width
   * @param {import("./dom.js").Child[]} lines
   */
  show(x, width, lines) {
    this.root.replaceChildren(...lines.filter(Boolean).map((line) => element("p", line)));
    this.root.hidden = false;
    const own = this.root.offsetWidth;
    this.root.style.left = `${Math.max(0, Math.min(width - own, x - own / 2))}px`;
  }
}

/**
 * The event under the pointer, its time and words, and how many RIBs are on the tree.
 *
 * @param {object} point
 * @param {number} point.position an event, or nanoseconds
 * @param {number} point.step how exact its time is
 * @param {boolean} point.isTime
 * @param {import("./course.js").Course} point.course
 * @param {import("./chunks.js").ChunkStore} point.chunks
 * @param {number} point.events how many events the session has
 */
export function pointLines({ position, step, isTime, course, chunks, events }) {
  const known = chunks.known(isTime ? { time: Math.floor(position) } : { event: Math.round(position) }, events);
  const event = known?.event ?? Math.floor(isTime ? course.eventAt(position) : position + 0.5);
  const time = isTime ? position : known?.time ?? course.timeAt(event);
  const sample = course.sampleAt(isTime ? position : event, isTime);
  const [first, last] = sample < 0 ? [0, 0] : course.eventsOf(sample);
  const isExact = known || first === last;
  const head = `${isExact ? "" : "about "}event ${grouped(event)} · ${timeWords(time, step)}`;
  return [element("b", head), known?.words && element("span", known.words), ribLine(course, sample, first, last)];
}

/**
 * @param {import("./course.js").Course} course
 * @param {number} sample its index; -1 before the first
 * @param {number} first its events
 * @param {number} last
 */
function ribLine(course, sample, first, last) {
  if (sample < 0) return remark(`no ${ribWord()} on the tree yet`);
  const ribs = counted(course.ribs[sample], ribWord());
  if (first === last) return remark(`${ribs} on the tree`);
  const changes = [
    course.attaches[sample] && `${grouped(course.attaches[sample])} attached`,
    course.detaches[sample] && `${grouped(course.detaches[sample])} detached`,
  ].filter(Boolean).join(", ");
  return remark(`events ${grouped(first)} to ${grouped(last)}: at most ${ribs} on the tree${changes && `, ${changes}`}`);
}

/**
 * One finding, or how many there are of each rule, and what a click does.
 *
 * @param {import("./lanes.js").Found[]} findings
 */
export function findingLines(findings) {
  const [{ event, cause }] = findings;
  const last = findings.at(-1).event;
  if (findings.length === 1) {
    return [ruleLine(cause), element("span", cause.message), remark(`event ${grouped(event)} · click to go there`)];
  }
  const rules = new Map();
  for (const found of findings) {
    const entry = rules.get(found.cause.rule) ?? { cause: found.cause, count: 0 };
    rules.set(found.cause.rule, { ...entry, count: entry.count + 1 });
  }
  const lines = [...rules.values()].sort((one, other) => other.count - one.count);
  const rest = lines.splice(mostRules);
  const where = event === last ? `event ${grouped(event)} · click to go from one to the next`
    : `events ${grouped(event)} to ${grouped(last)} · click to zoom in`;
  return [
    element("b", counted(findings.length, "finding")), ...lines.map(({ cause, count }) => ruleLine(cause, count)),
    rest.length > 0 && remark(`and ${counted(rest.length, "other rule")}`), remark(where),
  ];
}

/** @param {import("./source.js").Cause} cause */
function ruleLine({ severity, rule }, count = 1) {
  return element(`span.${severity}`, element("span.sign", severitySign(severity)), " ", element("span.rule", rule),
    count > 1 && remark(` ${grouped(count)} times`));
}

/** @param {import("./lanes.js").Mark[]} marks */
export function markLines(marks) {
  const names = marks.slice(0, mostNames).map(({ name, event }) =>
    element("span", element("bdi", name), remark(` event ${grouped(event)}`)));
  const rest = marks.length - names.length;
  return [element("b", marks.length === 1 ? "Mark" : counted(marks.length, "mark")), ...names,
    rest > 0 && remark(`and ${grouped(rest)} more`)];
}
