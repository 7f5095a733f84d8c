import { badge } from "./cells.js";
import { fittedText, setAttributes, shape, textWidth } from "./dom.js";
import { kindWords, stateWords } from "./words.js";

const captionLine = 14;
const captionGap = 2;

function captionsOf({ cell, isFolded, below }) {
  return isFolded ? [...cell.badges, { text: `+${below} below`, tone: "more" }] : cell.badges;
}

export function captionsHeight(box) {
  const { length } = captionsOf(box);
  return length === 0 ? 0 : captionGap + captionLine * length;
}

export function paintClasses({ alert, role }) {
  return `role-${role}${alert && role !== "leaked" && role !== "lost" ? ` alert-${alert}` : ""}`;
}

export function boxWords({ cell, isFolded, below }, kind) {
  const ids = cell.ribs.slice(0, 20).map(({ rib }) => rib).join(", ");
  const found = cell.causes.map(({ rule, message }) => `${rule}: ${message}`);
  const folded = isFolded ? [`${below} below folded away`] : [];
  return [cell.label, `RIB ${ids}`, kindWords(kind), stateWords(cell.role), ...found, ...folded].join(" · ");
}

export function drawBox(group, box, place, direction, words) {
  const { cell } = box;
  const { boxWidth: width, boxHeight: height, kind } = place;
  const isViewless = kind === "viewless";
  setAttributes(group, {
    "data-rib-place": box.place, "data-label": cell.label, "data-role": cell.role, "data-alert": cell.alert,
    "data-parent-place": box.above, "aria-label": words, "aria-level": box.level, "aria-posinset": box.position,
    "aria-setsize": box.siblings.length, "aria-expanded": box.hasBelow ? String(!box.isFolded) : null,
  });
  const markInset = isViewless ? Math.max(18, width * 0.08) : 13;
  const label = fittedText(cell.label, width - 38 - (isViewless ? width * 0.16 : 0), 13);
  group.replaceChildren(
    shape("title", words), frame("halo", width + 7, height + 7, 11),
    ...outline(kind, width, height), stateMark(cell.role, markInset - width / 2),
    shape("text.label", { y: 4.5 }, label), ...captions(box, width, height, direction),
    box.hasBelow ? foldHandle(box.isFolded, width, height, direction) : "", ...group.querySelectorAll(".ring"));
}

/** A RIB that only the source shows, with the worst hazard on its line. */
export function sourceBox({ hazards }) {
  return { cell: { badges: hazards.filter(({ severity }) => severity !== "info").slice(0, 1).map(badge) } };
}

export function drawSourceBox(box, { name, kind, source, hazards, x, y, boxWidth, boxHeight }, direction) {
  const facts = hazards.map(({ rule, message, at }) => `${rule}: ${message} ${at ?? ""}`);
  return shape("g", { transform: `translate(${x} ${y})` },
    shape("title", [`${name} was not attached. The source attaches it at ${source}`, ...facts].join(" · ")),
    ...outline(kind, boxWidth, boxHeight), shape("text.label", { y: 4.5 }, fittedText(name, boxWidth - 20, 13)),
    ...captions(box, boxWidth, boxHeight, direction));
}

export function frame(classes, width, height, rx) {
  return shape("rect", { class: classes, x: -width / 2, y: -height / 2, width, height, rx });
}

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

export function stateMark(role, x) {
  const corners = {
    leaked: "0,-5 4.9,3.8 -4.9,3.8", lost: "0,-5 5,0 0,5 -5,0", kept: "-3.3,-3.3 3.3,-3.3 3.3,3.3 -3.3,3.3",
  };
  const transform = `translate(${x} 0)`;
  if (corners[role]) return shape("polygon.mark", { transform, points: corners[role] });
  return shape("circle.mark", { transform, r: 3.5 });
}

function captions(box, width, height, direction) {
  return captionsOf(box).map(({ text, tone }, index) => {
    const y = height / 2 + captionGap + captionLine * (index + 0.5);
    const wide = textWidth(text, 10);
    // Boxes of a column align on their left, and so do captions that are wider.
    const x = direction === "right" ? Math.max(0, (wide - width) / 2) : 0;
    return shape(`text.caption.${tone}`, { x, y: y + 3.5 }, text);
  });
}

function foldHandle(isFolded, width, height, direction) {
  const [x, y] = direction === "right" ? [width / 2 + 8, 0] : [width / 2 - 2, height / 2];
  return shape("g", { class: `fold${isFolded ? " folded" : ""}`, transform: `translate(${x} ${y})` },
    shape("circle.fold-room", { r: 12 }), shape("circle.fold-ring", { r: 7 }),
    shape("path", { d: isFolded ? "M-3.5 0H3.5M0 -3.5V3.5" : "M-3.5 0H3.5" }));
}

export function linkPath(above, from, to, direction) {
  if (direction === "right") {
    const end = to.x - to.boxWidth / 2;
    return `M${from.x + from.boxWidth / 2} ${from.y}C${end - 22} ${from.y} ${end - 22} ${to.y} ${end} ${to.y}`;
  }
  const y = from.y + from.boxHeight / 2 + captionsHeight(above);
  const end = to.y - to.boxHeight / 2;
  const middle = (y + end) / 2;
  return `M${from.x} ${y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
}
