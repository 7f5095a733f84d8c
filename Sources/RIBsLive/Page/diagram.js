// Draws a picture that Diagram.format wrote: boxes, links and captions at their places. A view shows one picture at a
// time in the room that the panel has.

/**
 * @typedef {object} Picture
 * @property {string} title
 * @property {string} summary What it shows, for readers who cannot see it.
 * @property {number} width
 * @property {number} height
 * @property {PictureBox[]} boxes
 * @property {Link[]} links
 * @property {Caption[]} captions
 * @property {1} version
 */
/**
 * @typedef {{ id: string, label: string, tooltip: string, role: string, alert?: string, shape: string,
 *   x: number, y: number, width: number, height: number }} PictureBox
 */
/** @typedef {{ role: string, text: string, tooltip?: string, x: number, y: number }} Caption */
/**
 * @typedef {{ from: string, to: string, role: string, curve: { x: number, y: number }[], weight: number,
 *   pointsForward: boolean, pointsBack: boolean }} Link
 */
/** @typedef {{ words: string, action?: () => void }} LinkAction */

import { outline } from "./box.js";
import { button, element, fittedText, remark, setAttributes, shape, show } from "./dom.js";

/** @type {{[role: string]: number}} */
const captionSizes = { title: 18, subtitle: 12, heading: 14, badge: 10, caution: 10, more: 10 };
const otherCaptions = 11;
const arrowLength = 7;
/** The smallest text that people can read, in CSS pixels. */
const leastText = 8;
/** The scale at which the counts on links are that small. */
const leastDrawnScale = leastText / otherCaptions;
/** Nothing is clearer if it is drawn larger than that. */
const mostDrawnScale = 1.15;
/** The part of the window's height that a picture may take. */
const shareOfWindow = 0.6;
/** Room for the border and for a scroll bar, whether or not there is one: a bar must not change the scale. */
const roomBesides = 20;

/**
 * A box that shows a picture as large as its room allows, and scrolls if its text would be too small to read. A button
 * fits the whole picture in nevertheless.
 */
export class DiagramView {
  constructor() {
    /** @type {?Picture} */
    this.picture = null;
    this.box = element("div.scroll.diagram-box", { tabindex: 0, role: "group" });
    this.whole = button("Show all of it", () => this.setWhole(!this.isWhole), {
      class: "diagram-whole", "aria-pressed": "false",
    });
    this.hint = remark("Too large to read all at once: it scrolls.");
    this.tools = element("div.row", this.whole, this.hint);
    this.isWhole = false;
    new ResizeObserver(() => this.fit()).observe(this.box);
    addEventListener("resize", () => this.fit());
  }

  /**
   * Shows a picture. The place to which the reader scrolled stays if the key is the same.
   * @param {string} key
   * @param {Picture} picture
   * @param {Map<string, LinkAction>} actions By the names of the boxes, joined by a space.
   */
  show(key, picture, actions) {
    const { scrollLeft, scrollTop } = this.box;
    const isSame = key === this.key;
    this.key = key;
    this.picture = picture;
    this.svg = drawDiagram(picture, actions);
    // It has its size before it is in the page, or the panel would scroll.
    this.fit();
    this.box.replaceChildren(this.svg);
    setAttributes(this.box, { "aria-label": picture.title });
    if (isSame) this.box.scrollTo(scrollLeft, scrollTop);
    else this.scrollToFirst();
  }

  /** Scrolls to the first box, which the others hang from. */
  scrollToFirst() {
    const { boxes: [first], width } = this.picture;
    const x = ((first?.x ?? 0) / width) * this.svg.clientWidth;
    this.box.scrollTo(x - this.box.clientWidth / 2, 0);
  }

  /** @param {boolean} isWhole */
  setWhole(isWhole) {
    this.isWhole = isWhole;
    this.whole.setAttribute("aria-pressed", String(isWhole));
    this.fit();
  }

  fit() {
    const room = this.box.offsetWidth - roomBesides;
    if (!this.picture || room <= 0) return;
    const { width, height } = this.picture;
    const [across, down] = [room / width, (innerHeight * shareOfWindow - roomBesides) / height];
    const whole = Math.min(mostDrawnScale, across, down);
    const isLarge = whole < leastDrawnScale;
    // If it scrolls, then in one direction alone where text stays readable.
    const readable = Math.max(leastDrawnScale, Math.min(1, Math.max(across, down)));
    const scale = isLarge && !this.isWhole ? readable : whole;
    this.svg.style.width = `${width * scale}px`;
    this.svg.style.height = `${height * scale}px`;
    show(this.tools, isLarge);
    show(this.hint, !this.isWhole);
  }
}

/**
 * @param {Picture} picture
 * @param {Map<string, LinkAction>} actions
 */
function drawDiagram(picture, actions) {
  const { width, height, boxes, links, captions } = picture;
  return shape("svg.diagram", {
    role: "img", "aria-label": `${picture.title} ${picture.summary}`.trim(), viewBox: `0 0 ${width} ${height}`,
  }, links.map((link) => {
    const isSeen = link.role === "observed" || link.role === "forbidden";
    return linkDrawing(link, isSeen ? actions.get(`${link.from} ${link.to}`) : undefined);
  }), boxes.filter((box) => box.width >= 1).map(boxDrawing), captions.map(captionDrawing));
}

/** @param {PictureBox} box */
function boxDrawing(box) {
  const kind = { hexagon: "viewless", doubled: "launch" }[box.shape];
  const size = box.role === "reference" ? 10 : 13;
  return shape("g", {
    class: `role-${box.role}${box.alert ? ` alert-${box.alert}` : ""}`, transform: `translate(${box.x} ${box.y})`,
  }, shape("title", box.tooltip || box.label),
  outline(kind, box.width, box.height),
  shape("text.label", { y: size * 0.35, "font-size": size }, fittedText(box.label, box.width - 8, size)));
}

/** @param {Caption} caption */
function captionDrawing({ role, text, tooltip, x, y }) {
  const size = captionSizes[role] ?? otherCaptions;
  return shape(`text.caption.${role}`, { x, y: y + size * 0.35, "font-size": size }, text,
    tooltip && shape("title", tooltip));
}

/**
 * @param {Link} link
 * @param {LinkAction} [does]
 */
function linkDrawing(link, does) {
  const points = link.curve.map(({ x, y }) => [x, y]);
  const last = points.length - 1;
  const arrows = [
    link.pointsForward && arrow(points, last, last - 1), link.pointsBack && arrow(points, 0, 1),
  ];
  const [start, ...curves] = points;
  const d = `M${start}C${curves}`;
  const looks = { class: `link link-${link.role}${does?.action ? " can-jump" : ""}`, click: does?.action };
  return shape("g", looks, does && shape("title", does.words),
    // A pointer seldom hits a thin line.
    does?.action && shape("path.reach", { d }), shape("path", { d, "stroke-width": link.weight }), arrows);
}

/**
 * The tip of a line, whose end moves back to make room for it.
 *
 * @param {number[][]} points of the line
 * @param {number} tip the index of its end
 * @param {number} before the index of the point beside it
 */
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
