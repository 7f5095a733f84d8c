// Draws all boxes of a tree as plain shapes: for the minimap, and for a view with too many boxes.

import { paintClasses } from "./box.js";
import { shape } from "./dom.js";

/** @typedef {import("./layout.js").Entry} Entry */

export class Crowd {
  constructor() {
    this.lines = shape("g");
    this.boxes = shape("g", { id: "crowd-boxes" });
    this.root = shape("g.crowd", { "aria-hidden": "true" }, this.lines, this.boxes);
    /** @type {?Entry[]} What is drawn. */
    this.drawn = null;
  }

  /**
   * Draws entries unless they are drawn already. Boxes that look the same are one path.
   *
   * @param {Entry[]} entries
   * @param {"right" | "down"} direction where children stand
   */
  draw(entries, direction) {
    if (this.drawn === entries) return;
    this.drawn = entries;
    const [lines, boxes] = [new Map(), new Map()];
    /** @type {(paths: Map<string, string[]>, name: string, d: string) => unknown} */
    const add = (paths, name, d) => paths.has(name) ? paths.get(name).push(d) : paths.set(name, [d]);
    for (const entry of entries) {
      const { x, y, width, height, above } = entry;
      const left = x - width / 2;
      add(boxes, `many ${paintClasses(entry)}`, `M${left} ${y - height / 2}h${width}v${height}h${-width}z`);
      if (above === null) continue;
      const d = direction === "right" ? `H${left - 10}V${y}h10` : `V${(above.y + y) / 2}H${x}V${y}`;
      add(lines, linkClasses(entry), `M${above.x} ${above.y}${d}`);
    }
    /** @param {Map<string, string[]>} paths */
    const drawings = (paths) => [...paths].map(([name, parts]) => shape("path", { class: name, d: parts.join("") }));
    this.lines.replaceChildren(...drawings(lines));
    this.boxes.replaceChildren(...drawings(boxes));
  }
}

/**
 * A line that leads to a finding is thicker.
 *
 * @param {Entry} entry
 */
export function linkClasses({ cell, kind, leads }) {
  return `link link-${cell?.link ?? kind}${leads ? " leads" : ""}`;
}
