// Draws one box of the tree, with its captions and the line to it.

import { fittedText, setAttributes, shape, textWidth } from "./dom.js";
import { kindWords, ribWord, stateWords } from "./words.js";

const captionLine = 15;
const captionSize = 11;
const captionGap = 2;
const mostWide = 320;
/** Room for the mark of the state at the left, and as much at the right. */
const markRoom = 38;
const boxHeight = 30;

/**
 * @typedef {import("./layout.js").Entry} Entry
 * @typedef {import("./source.js").Place} Place
 * @typedef {"right" | "down"} Direction where children stand
 */

/**
 * The lines below a box, and the room that they take.
 *
 * @param {Entry} entry
 * @param {Place} place
 * @param {{text: string, tone: string}[]} changes what changed since the pinned moment
 */
export function captionsOf({ cell, isFolded, foldedAway, foldedAlert, kind }, { hazards }, changes = []) {
  const badges = (cell?.badges ?? []).map(({ text, tone, count }) =>
    ({ text: count < cell.count ? `${text}, ${count} of ${cell.count}` : text, tone }));
  const lines = [...changes, ...badges];
  const worst = hazards?.find(({ badge }) => badge);
  if (kind === "source" && worst) lines.push(worst.badge);
  if (isFolded) {
    const sign = { fault: " ✗", caution: " !" }[foldedAlert] ?? "";
    lines.push({ text: `+${foldedAway} below${sign}`, tone: foldedAlert ?? "more" });
  }
  const height = lines.length === 0 ? 0 : captionGap + captionLine * lines.length;
  return { lines, height, width: Math.max(0, ...lines.map(({ text }) => textWidth(text, captionSize))) };
}

/**
 * The extent of a box, from what it says.
 *
 * @param {Entry} entry
 * @param {Place} place
 */
export function measure({ cell }, { name, kind }) {
  const wide = textWidth(cell?.label ?? name, 13);
  const slant = kind === "viewless" ? Math.max(24, wide * 0.28) : 0;
  return { width: Math.min(mostWide, Math.max(60, wide + markRoom + slant)), height: boxHeight };
}

/** @param {{cell: ?{role: string, alert: ?string}, kind?: string}} entry */
export function paintClasses({ cell, kind }) {
  if (!cell) return kind;
  const { alert, role } = cell;
  return `role-${role}${alert && role !== "leaked" && role !== "lost" ? ` alert-${alert}` : ""}`;
}

/**
 * All that is known of a box, as its tooltip and for screen readers.
 *
 * @param {Entry} entry
 * @param {Place} place
 * @param {import("./app.js").App} app
 */
export function boxWords({ cell, kind, place, isFolded, foldedAway }, { name, kind: ribKind, source, hazards }, app) {
  const folded = isFolded ? [`${foldedAway} below folded away`] : [];
  if (kind === "removed") return [`${name} was here, and is gone since the pinned moment`, ...folded].join(" · ");
  if (kind === "ghost") return [`${name} is gone. What leaked from it hangs below`, ...folded].join(" · ");
  if (kind === "source") {
    const facts = hazards.map(({ rule, message, site }) => `${rule}: ${message} ${site?.at ?? ""}`);
    return [`${name} was not attached. The source attaches it at ${source.at}`, ...facts, ...folded].join(" · ");
  }
  const ids = app.ribsAt(place).slice(0, 20).map(({ rib }) => rib).join(", ");
  const found = cell.causes.map((cause) => app.session.causes[cause]).filter(Boolean)
    .map(({ rule, message }) => `${rule}: ${message}`);
  return [cell.label, `${ribWord()} ${ids}`, kindWords(ribKind), stateWords(cell.role), ...found, ...folded].join(" · ");
}

/**
 * @param {SVGElement} group
 * @param {Entry} entry
 * @param {Place} place
 * @param {Direction} direction
 */
export function drawBox(group, entry, { name, kind }, direction) {
  const { cell, width, height, words, hasBelow, isFolded } = entry;
  const isViewless = kind === "viewless";
  setAttributes(group, {
    "data-rib-place": entry.place, "data-label": cell?.label ?? name, "data-role": cell?.role ?? entry.kind,
    "data-alert": cell?.alert, "data-parent-place": entry.above?.place, "aria-label": words,
    "aria-level": entry.level, "aria-posinset": entry.position, "aria-setsize": entry.siblings.length,
    "aria-expanded": hasBelow ? String(!isFolded) : null,
  });
  const markInset = isViewless ? Math.max(18, width * 0.08) : 13;
  const label = fittedText(cell?.label ?? name, width - markRoom - (isViewless ? width * 0.16 : 0), 13);
  group.replaceChildren(
    shape("title", words), frame("halo", width + 7, height + 7, 11),
    ...outline(kind, width, height), cell ? stateMark(cell.role, markInset - width / 2) : "",
    shape("text.label", { y: 4.5 }, label), ...captions(entry, direction),
    hasBelow ? foldHandle(isFolded, width) : "", ...group.querySelectorAll(".ring"));
}

/**
 * @param {string} classes
 * @param {number} width
 * @param {number} height
 * @param {number} rx
 */
export function frame(classes, width, height, rx) {
  return shape("rect", { class: classes, x: -width / 2, y: -height / 2, width, height, rx });
}

/**
 * The shape of a box.
 *
 * @param {?string} kind of the RIB
 * @param {number} width
 * @param {number} height
 */
export function outline(kind, width, height) {
  const [x, y] = [width / 2, height / 2];
  const slanted = x - width / 4;
  if (kind === "viewless") {
    const points = [[x, 0], [slanted, -y], [-slanted, -y], [-x, 0], [-slanted, y], [slanted, y]];
    return [shape("polygon.shape", { points: points.join(" ") })];
  }
  const radius = Math.min(9, height / 3);
  if (kind !== "launch") return [frame("shape", width, height, radius)];
  const inset = height > 20 ? 4 : 2.5;
  const inner = frame("shape", width - 2 * inset, height - 2 * inset, radius - inset / 2);
  return [frame("shape outer", width, height, radius), inner];
}

/**
 * The sign of a state, so that colour is not needed to tell states apart.
 *
 * @param {string} role
 * @param {number} x
 */
export function stateMark(role, x) {
  /** @type {{[role: string]: string}} */
  const corners = {
    leaked: "0,-5 4.9,3.8 -4.9,3.8", lost: "0,-5 5,0 0,5 -5,0", kept: "-3.3,-3.3 3.3,-3.3 3.3,3.3 -3.3,3.3",
  };
  const transform = `translate(${x} 0)`;
  if (corners[role]) return shape("polygon.mark", { transform, points: corners[role] });
  return shape("circle.mark", { transform, r: 3.5 });
}

/**
 * @param {Entry} entry
 * @param {Direction} direction
 */
function captions({ captions: { lines }, width, height }, direction) {
  return lines.map(({ text, tone }, index) => {
    const y = height / 2 + captionGap + captionLine * (index + 0.5);
    const wide = textWidth(text, captionSize);
    // Boxes of a column align on their left, and so do captions that are wider.
    const x = direction === "right" ? Math.max(0, (wide - width) / 2) : 0;
    return shape(`text.caption.${tone}`, { x, y: y + 3.5 }, text);
  });
}

/**
 * @param {boolean} isFolded
 * @param {number} width
 */
function foldHandle(isFolded, width) {
  return shape("g", { class: `fold${isFolded ? " folded" : ""}`, transform: `translate(${width / 2 + 8} 0)` },
    shape("circle.fold-room", { r: 12 }), shape("circle.fold-ring", { r: 7 }),
    shape("path", { d: isFolded ? "M-3.5 0H3.5M0 -3.5V3.5" : "M-3.5 0H3.5" }));
}

/**
 * @param {Spot} from
 * @param {Spot} to
 * @param {Direction} direction
 *
 * @typedef {Pick<Entry, "x" | "y" | "width" | "height" | "captions">} Spot where a box is drawn
 */
export function linkPath(from, to, direction) {
  if (direction === "right") {
    const [start, end] = [from.x + from.width / 2, to.x - to.width / 2];
    return `M${start} ${from.y}C${end - 22} ${from.y} ${end - 22} ${to.y} ${end} ${to.y}`;
  }
  const [start, end] = [from.y + from.height / 2 + from.captions.height, to.y - to.height / 2];
  const middle = (start + end) / 2;
  return `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
}
