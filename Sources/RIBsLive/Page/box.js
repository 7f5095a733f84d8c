// Draws one box as the pictures do: kind by shape, state by colour and mark, findings by outline and captions.

import { fittedText, setAttributes, shape, textWidth } from "./dom.js";
import { kindWords, stateWords } from "./words.js";

export const labelSize = 13;
export const captionLine = 14;
const captionGap = 2;

/** The captions below a box, with what is folded away. */
export function captionsOf(box) {
  const captions = [...box.cell.badges];
  if (box.isFolded) captions.push({ text: `+${box.below} below`, tone: "more" });
  return captions;
}

/** The height of the captions below a box. */
export function captionsHeight(box) {
  const count = captionsOf(box).length;
  return count === 0 ? 0 : captionGap + captionLine * count;
}

/** The classes that colour a box. */
export function paintClasses(cell) {
  const showsAlert = cell.alert && cell.role !== "leaked" && cell.role !== "lost";
  return `role-${cell.role}${showsAlert ? ` alert-${cell.alert}` : ""}`;
}

/** What a screen reader says about a box. */
export function boxWords(box, kind) {
  const { cell } = box;
  const parts = [cell.label, kindWords(kind), stateWords(cell.role)];
  if (cell.causes.length > 0) parts.push(`found: ${cell.causes.map((cause) => cause.rule).join(", ")}`);
  if (box.isFolded) parts.push(`${box.below} below folded away`);
  return parts.join(", ");
}

/** Whatever changes the drawing of a box, as one text. */
export function boxSignature(box, place, direction) {
  const { cell } = box;
  return [
    cell.label, cell.role, cell.alert, place.kind, place.boxWidth, place.boxHeight, direction, box.hasBelow,
    box.isFolded, box.below, cell.causes.map((cause) => cause.message).join("|"),
  ].join("\n");
}

/** Fills a group with the drawing of a box, the box's middle at (0, 0). */
export function drawBox(group, box, place, direction) {
  const { cell } = box;
  const { boxWidth: width, boxHeight: height, kind } = place;
  const isHeavy = cell.alert !== null || cell.role === "leaked" || cell.role === "lost";
  // A ring that is still there goes by itself.
  for (const child of [...group.children]) if (!child.classList.contains("ring")) child.remove();
  group.append(shape("title", {}, tooltip(box, kind)));
  const halo = shape("rect", {
    class: "halo", x: -width / 2 - 3.5, y: -height / 2 - 3.5, width: width + 7, height: height + 7, rx: 11,
  });
  const classes = ["shape", isHeavy ? "heavy" : "", ["inactive", "kept"].includes(cell.role) ? "dashed" : ""];
  group.append(halo, ...outline(kind, width, height, classes.join(" ").trim()), markOf(cell.role, kind, width));
  const slant = kind === "viewless" ? width * 0.16 : 0;
  const label = fittedText(cell.label, width - 38 - slant, labelSize);
  group.append(shape("text", { class: "label", y: 4.5 }, label));
  drawCaptions(group, box, width, height, direction);
  if (box.hasBelow) group.append(foldHandle(box, width, height, direction));
}

function tooltip(box, kind) {
  const { cell } = box;
  const ids = cell.ribs.slice(0, 20).map((rib) => rib.rib).join(", ");
  const parts = [cell.label, `RIB ${ids}`, kind ?? "kind unknown", stateWords(cell.role)];
  for (const cause of cell.causes) parts.push(`${cause.rule}: ${cause.message}`);
  return parts.join(" · ");
}

/** The outline that shows the kind of RIB. */
export function outline(kind, width, height, classes) {
  const [x, y] = [width / 2, height / 2];
  if (kind === "viewless") {
    const slant = width / 4;
    const points = [[x, 0], [x - slant, -y], [slant - x, -y], [-x, 0], [slant - x, y], [x - slant, y]];
    return [shape("polygon", { class: classes, points: points.join(" ") })];
  }
  const radius = Math.min(9, height / 3);
  const rounded = (inset, isOuter = false) => shape("rect", {
    class: isOuter ? `${classes} outer` : classes, x: inset - x, y: inset - y,
    width: Math.max(0, width - 2 * inset), height: Math.max(0, height - 2 * inset), rx: radius - inset / 2,
  });
  return kind === "launch" ? [rounded(0, true), rounded(height > 20 ? 4 : 2.5)] : [rounded(0)];
}

function markOf(role, kind, width) {
  const inset = kind === "viewless" ? Math.max(18, width * 0.08) : 13;
  return stateMark(role, inset - width / 2);
}

/** The small shape that repeats what the colour says. */
export function stateMark(role, x) {
  const classes = `mark${role === "inactive" || role === "kept" ? " hollow" : ""}`;
  const polygon = (points) =>
    shape("polygon", { class: classes, points: points.map(([dx, dy]) => `${x + dx},${dy}`).join(" ") });
  if (role === "leaked") return polygon([[0, -5], [4.9, 3.8], [-4.9, 3.8]]);
  if (role === "lost") return polygon([[0, -5], [5, 0], [0, 5], [-5, 0]]);
  if (role === "kept") return polygon([[-3.3, -3.3], [3.3, -3.3], [3.3, 3.3], [-3.3, 3.3]]);
  return shape("circle", { class: classes, cx: x, cy: 0, r: 3.5 });
}

function drawCaptions(group, box, width, height, direction) {
  let y = height / 2 + captionGap - captionLine / 2;
  for (const caption of captionsOf(box)) {
    y += captionLine;
    const captionWidth = textWidth(caption.text, 10, caption.tone === "more" ? "" : "bold") + 2;
    // Boxes of a column align on their left, and so do captions that are wider.
    const x = direction === "right" ? Math.max(0, (captionWidth - width) / 2) : 0;
    group.append(
      shape("rect", { class: "caption-ground", x: x - captionWidth / 2, y: y - 4, width: captionWidth, height: 10 }),
      shape("text", { class: `caption ${caption.tone}`, x, y: y + 3.5 }, caption.text));
  }
}

/** The handle that folds what is below a box. */
function foldHandle(box, width, height, direction) {
  const [x, y] = direction === "right" ? [width / 2 + 8, 0] : [width / 2 - 2, height / 2];
  const sign = box.isFolded ? "M-3.5 0H3.5M0 -3.5V3.5" : "M-3.5 0H3.5";
  return shape("g", { class: `fold${box.isFolded ? " folded" : ""}`, transform: `translate(${x} ${y})` },
    shape("circle", { class: "fold-room", r: 12 }), shape("circle", { class: "fold-ring", r: 7 }),
    shape("path", { class: "fold-sign", d: sign }));
}

/** The line from a box to one below it; it leaves and enters the boxes at right angles. */
export function linkPath(above, from, to, direction) {
  if (direction === "right") {
    const [x, y] = [from.x + from.boxWidth / 2, from.y];
    const end = to.x - to.boxWidth / 2;
    return `M${x} ${y}C${end - 22} ${y} ${end - 22} ${to.y} ${end} ${to.y}`;
  }
  const y = from.y + from.boxHeight / 2 + captionsHeight(above);
  const end = to.y - to.boxHeight / 2;
  const middle = (y + end) / 2;
  return `M${from.x} ${y}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
}

/** Adds a ring around a box that a RIB was attached to. It goes by itself. */
export function addRing(group, place) {
  const { boxWidth: width, boxHeight: height } = place;
  const ring = shape("rect", {
    class: "ring", x: -width / 2 - 4, y: -height / 2 - 4, width: width + 8, height: height + 8, rx: 12,
  });
  group.querySelector(".ring")?.remove();
  group.append(ring);
  ring.addEventListener("animationend", () => ring.remove());
}

/** Sets what tests and screen readers look for on a box's group. */
export function describeBox(group, box, place, isSelected) {
  setAttributes(group, {
    "data-rib-place": box.place,
    "data-label": box.cell.label,
    "data-role": box.cell.role,
    "data-alert": box.cell.alert,
    "data-parent-place": box.above,
    "aria-label": boxWords(box, place.kind),
    "aria-level": box.level,
    "aria-posinset": box.position,
    "aria-setsize": box.siblings,
    "aria-expanded": box.hasBelow ? String(!box.isFolded) : null,
    "aria-selected": String(isSelected),
  });
}
