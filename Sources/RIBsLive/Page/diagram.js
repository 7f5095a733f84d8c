// Draws a picture that the analysis laid out: boxes, links and captions with their positions.

import { outline } from "./box.js";
import { fittedText, shape } from "./dom.js";

const captionSizes = { title: 18, subtitle: 12, heading: 14, figure: 11, count: 11, badge: 10, caution: 10, more: 10 };
const onLines = new Set(["count", "badge", "caution", "more"]);
const arrowLength = 7;

/**
 * @param picture What `ribs-inspect render --format json` prints.
 * @param linkDrawn Called with each link, its element, and the labels of its ends.
 */
export function drawDiagram(picture, linkDrawn = () => {}) {
  const labels = new Map(picture.boxes.map((box) => [box.id, box.label]));
  const svg = shape("svg", {
    class: "diagram", role: "img", "aria-label": `${picture.title} ${picture.summary}`.trim(),
    viewBox: `0 0 ${picture.width} ${picture.height}`,
  });
  // A little smaller than drawn is still readable; beyond that the reader scrolls.
  svg.style.minWidth = `${Math.round(picture.width * 0.75)}px`;
  svg.style.maxWidth = `${Math.round(picture.width * 1.25)}px`;
  for (const link of picture.links) {
    const drawn = linkDrawing(link);
    svg.append(drawn);
    linkDrawn(link, drawn, labels.get(link.from), labels.get(link.to));
  }
  for (const box of picture.boxes) if (box.width >= 1) svg.append(boxDrawing(box));
  for (const caption of picture.captions) svg.append(captionDrawing(caption));
  return svg;
}

function boxDrawing(box) {
  const kind = { hexagon: "viewless", doubled: "launch" }[box.shape] ?? "viewable";
  const isHeavy = Boolean(box.alert) || ["leaked", "lost", "owner"].includes(box.role);
  const size = box.role === "reference" ? 10 : 13;
  return shape("g", {
    class: `box role-${box.role}${box.alert ? ` alert-${box.alert}` : ""}`, transform: `translate(${box.x} ${box.y})`,
  },
  shape("title", {}, box.tooltip || box.label),
  ...outline(kind, box.width, box.height, isHeavy ? "shape heavy" : "shape"),
  shape("text", { class: "label", y: size * 0.35, "font-size": size }, fittedText(box.label, box.width - 8, size)));
}

function captionDrawing(caption) {
  const size = captionSizes[caption.role] ?? 11;
  const text = shape("text", {
    class: `caption ${caption.role}`, x: caption.x, y: caption.y + size * 0.35, "font-size": size,
  }, caption.text);
  if (!onLines.has(caption.role)) return text;
  const width = caption.text.length * size * 0.62 + 2;
  const ground = shape("rect", {
    class: "caption-ground", x: caption.x - width / 2, y: caption.y - size / 2, width, height: size,
  });
  return shape("g", {}, caption.tooltip ? shape("title", {}, caption.tooltip) : "", ground, text);
}

function linkDrawing(link) {
  const points = link.curve.map(({ x, y }) => ({ x, y }));
  const group = shape("g", { class: `link link-${link.role}${link.alert ? ` link-${link.alert}` : ""}` });
  const last = points.length - 1;
  const arrows = [];
  if (link.pointsForward) arrows.push(arrow(points, last, last - 1));
  if (link.pointsBack) arrows.push(arrow(points, 0, 1));
  let d = `M${points[0].x} ${points[0].y}`;
  for (let index = 1; index + 2 < points.length; index += 3) {
    const curve = points.slice(index, index + 3).map(({ x, y }) => `${x} ${y}`);
    d += `C${curve.join(" ")}`;
  }
  group.append(shape("path", { d, "stroke-width": link.weight, fill: "none" }), ...arrows);
  return group;
}

/** An arrow at one end. The line ends where the arrow begins. */
function arrow(points, tip, before) {
  const { x, y } = points[tip];
  const [dx, dy] = [points[before].x - x, points[before].y - y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [bx, by] = [x + ux * arrowLength, y + uy * arrowLength];
  if (length > arrowLength) points[tip] = { x: bx, y: by };
  const half = 2.8;
  return shape("polygon", {
    class: "arrow", points: `${x},${y} ${bx - uy * half},${by + ux * half} ${bx + uy * half},${by - ux * half}`,
  });
}
