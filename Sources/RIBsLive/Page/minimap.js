// A small picture of the whole tree, with the part in view.

import { show } from "./dom.js";

const leastRIBs = 200;
const mostWidth = 180;
const mostHeight = 120;

export class Minimap {
  constructor(canvas, tree) {
    this.canvas = canvas;
    this.tree = tree;
    this.isAsked = false;
    const go = (event) => {
      if (event.buttons !== 1 || !this.scale) return;
      const rect = canvas.getBoundingClientRect();
      tree.viewport.isTouched = true;
      tree.viewport.center(
        this.left + (event.clientX - rect.left) / this.scale, this.top + (event.clientY - rect.top) / this.scale);
    };
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      go(event);
    });
    canvas.addEventListener("pointermove", go);
  }

  ask() {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      this.draw();
    });
  }

  draw() {
    const { shown, places, viewport } = this.tree;
    const isShown = shown.length >= leastRIBs;
    show(this.canvas, isShown);
    if (!isShown) return;
    this.measure();
    const density = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [this.width, this.height];
    if (this.canvas.width !== Math.round(width * density) || this.canvas.height !== Math.round(height * density)) {
      this.canvas.width = Math.round(width * density);
      this.canvas.height = Math.round(height * density);
      this.canvas.style.width = `${width}px`;
      this.canvas.style.height = `${height}px`;
    }
    const pen = this.canvas.getContext("2d");
    const colors = getComputedStyle(this.canvas);
    pen.setTransform(density, 0, 0, density, 0, 0);
    pen.clearRect(0, 0, width, height);
    const paint = (isWanted, color, size) => {
      pen.fillStyle = colors.getPropertyValue(color);
      for (const { cell, place } of shown) {
        if (!isWanted(cell)) continue;
        const { x, y, boxWidth, boxHeight } = places[place];
        const [w, h] = [Math.max(size, boxWidth * this.scale), Math.max(size, boxHeight * this.scale)];
        pen.fillRect((x - this.left) * this.scale - w / 2, (y - this.top) * this.scale - h / 2, w, h);
      }
    };
    const isBad = (cell) => cell.badges.length > 0;
    paint((cell) => !isBad(cell), "--line", 1);
    paint((cell) => isBad(cell) && cell.alert !== "fault", "--caution", 2.5);
    paint((cell) => isBad(cell) && cell.alert === "fault", "--fault", 2.5);
    const view = viewport.bounds();
    pen.strokeStyle = colors.getPropertyValue("--accent");
    pen.lineWidth = 1.5;
    pen.strokeRect(
      Math.max(1, (view.left - this.left) * this.scale), Math.max(1, (view.top - this.top) * this.scale),
      Math.max(4, Math.min(width - 2, (view.right - view.left) * this.scale)),
      Math.max(4, Math.min(height - 2, (view.bottom - view.top) * this.scale)));
  }

  /** Works out the scale at which all places fit. */
  measure() {
    const { places } = this.tree;
    if (this.measured === places) return;
    this.measured = places;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const { x, y, boxWidth, boxHeight } of places) {
      left = Math.min(left, x - boxWidth / 2);
      right = Math.max(right, x + boxWidth / 2);
      top = Math.min(top, y - boxHeight / 2);
      bottom = Math.max(bottom, y + boxHeight / 2);
    }
    this.scale = Math.min(mostWidth / (right - left), mostHeight / (bottom - top));
    Object.assign(this, { left, top });
    this.width = Math.max(24, (right - left) * this.scale);
    this.height = Math.max(16, (bottom - top) * this.scale);
  }
}
