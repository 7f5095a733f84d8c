// What the canvases of the page share: sharp pixels, and the colours of the theme.

import { element } from "./dom.js";

const colorNames = [
  "ground", "text", "muted", "edge", "line", "accent", "accent-ground", "flag", "raised", "panel", "fault", "caution",
];

/**
 * The colours of the theme, as a canvas takes them.
 *
 * @returns {Colors}
 *
 * @typedef {{[name: string]: string}} Colors by the names of their CSS variables
 */
export function readColors() {
  const probe = element("span", { class: "color-probe", hidden: "" });
  document.body.append(probe);
  const colors = Object.fromEntries(colorNames.map((name) => {
    probe.style.color = `var(--${name})`;
    return [name, getComputedStyle(probe).color];
  }));
  probe.remove();
  return colors;
}

/**
 * Tells when the theme changes, or the system's own colours take over.
 *
 * @param {() => void} changed
 */
export function watchColors(changed) {
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(forced-colors: active)").addEventListener("change", changed);
}

/**
 * The canvas's context, with as many pixels as the screen has.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} width in CSS pixels
 * @param {number} height
 */
export function prepared(canvas, width, height) {
  const ratio = devicePixelRatio;
  const size = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
  const context = canvas.getContext("2d");
  context.setTransform(size[0] / width, 0, 0, size[1] / height, 0, 0);
  return context;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} color
 * @param {CanvasTextAlign} align
 */
export function fillText(context, color, align) {
  context.fillStyle = color;
  context.textAlign = align;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} color
 */
export function stroke(context, color) {
  context.lineWidth = 1;
  context.strokeStyle = color;
  context.stroke();
}

/**
 * Lines of one pixel are sharp in the middle of a pixel.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} x
 * @param {number} top
 * @param {number} bottom
 */
export function crispLine(context, x, top, bottom) {
  const at = Math.round(x) + 0.5;
  context.moveTo(at, top);
  context.lineTo(at, bottom);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} y
 * @param {number} width
 */
export function crispAcross(context, y, width) {
  const at = Math.round(y) - 0.5;
  context.moveTo(0, at);
  context.lineTo(width, at);
}
