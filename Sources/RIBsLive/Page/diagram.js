import { outline } from "./box.js";
import { fittedText, shape } from "./dom.js";

const captionSizes = { title: 18, subtitle: 12, heading: 14, badge: 10, caution: 10, more: 10 };
const arrowLength = 7;

export function drawDiagram(picture, actionOf) {
  const { width, height, boxes, links, captions } = picture;
  const labels = new Map(boxes.map(({ id, label }) => [id, label]));
  const svg = shape("svg.diagram", {
    role: "img", "aria-label": `${picture.title} ${picture.summary}`.trim(), viewBox: `0 0 ${width} ${height}`,
  },
  links.map((link) => {
    const isSeen = link.role === "observed" || link.role === "forbidden";
    return linkDrawing(link, isSeen && actionOf(labels.get(link.from), labels.get(link.to)));
  }), boxes.filter((box) => box.width >= 1).map(boxDrawing), captions.map(captionDrawing));
  // A little smaller than drawn is still readable; beyond that the reader scrolls.
  svg.style.minWidth = `${width * 0.75}px`;
  svg.style.maxWidth = `${width * 1.25}px`;
  return svg;
}

function boxDrawing(box) {
  const kind = { hexagon: "viewless", doubled: "launch" }[box.shape];
  const size = box.role === "reference" ? 10 : 13;
  return shape("g", {
    class: `role-${box.role}${box.alert ? ` alert-${box.alert}` : ""}`, transform: `translate(${box.x} ${box.y})`,
  }, shape("title", box.tooltip || box.label),
  outline(kind, box.width, box.height),
  shape("text.label", { y: size * 0.35, "font-size": size }, fittedText(box.label, box.width - 8, size)));
}

function captionDrawing({ role, text, tooltip, x, y }) {
  const size = captionSizes[role] ?? 11;
  return shape(`text.caption.${role}`, { x, y: y + size * 0.35, "font-size": size }, text,
    tooltip && shape("title", tooltip));
}

function linkDrawing(link, action) {
  const points = link.curve.map(({ x, y }) => [x, y]);
  const last = points.length - 1;
  const arrows = [
    link.pointsForward && arrow(points, last, last - 1), link.pointsBack && arrow(points, 0, 1),
  ];
  const [start, ...curves] = points;
  const looks = { class: `link link-${link.role}${action ? " can-jump" : ""}`, click: action };
  return shape("g", looks, shape("path", { d: `M${start}C${curves}`, "stroke-width": link.weight }), arrows);
}

function arrow(points, tip, before) {
  const [x, y] = points[tip];
  const [dx, dy] = [points[before][0] - x, points[before][1] - y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [endX, endY] = [x + ux * arrowLength, y + uy * arrowLength];
  if (length > arrowLength) points[tip] = [endX, endY];
  const [sideX, sideY] = [uy * 2.8, ux * 2.8];
  const corners = [[x, y], [endX - sideX, endY + sideY], [endX + sideX, endY - sideY]];
  return shape("polygon.arrow", { points: corners.join(" ") });
}
