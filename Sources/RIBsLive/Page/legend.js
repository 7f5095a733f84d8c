// What shapes, colours and lines mean.

import { outline, paintClasses, stateMark } from "./box.js";
import { button, byId, element, list, shape, show } from "./dom.js";
import { kindWords, ribWord } from "./words.js";

/** @param {...import("./dom.js").Child | import("./dom.js").Child[]} content */
function sample(...content) {
  return shape("svg", { width: 34, height: 18, viewBox: "-17 -9 34 18", "aria-hidden": "true" }, content);
}

/**
 * @param {string} role
 * @param {?string} [kind]
 * @param {?string} [alert]
 * @param {string} [sign]
 */
function box(role, kind, alert, sign) {
  return sample(shape("g", { class: paintClasses({ cell: { role, alert } }) }, outline(kind, 28, 14),
    sign ? shape("text.label", { y: 4 }, sign) : role !== "plain" && stateMark(role, 0)));
}

/** @param {string} kind */
function faint(kind) {
  return sample(shape("g", { class: kind }, outline(null, 28, 14)));
}

/**
 * @param {string} role
 * @param {number} weight its width
 */
function line(role, weight) {
  return sample(shape(`path.link.link-${role}`, { "stroke-width": weight, d: "M-14 0H14" }));
}

/** A bar of the lifetimes while its RIB is inactive. */
function hatchedBar() {
  const hatches = [-14, -9, -4, 1].map((x) => shape("path.hatch", { d: `M${x} 6l12 -12` }));
  return sample(shape("g.role-inactive", shape("rect.bar", { x: -14, y: -6, width: 28, height: 12 }), hatches));
}

export function flowLegend() {
  return list("ul.key", [
    [line("attached", 1.5), "attached to"], [line("observed", 1.8), "seen, with how often"],
    [line("forbidden", 1.8), "seen, and forbidden by this design"], [line("permitted", 1.2), "permitted, not seen"],
  ]);
}

/**
 * Opens or closes the legend. On a phone it covers the button that opened it, so it has a button to close it.
 *
 * @param {HTMLElement} opener
 */
export function toggleLegend(opener) {
  const root = byId("legend");
  show(root, root.hidden);
  opener.setAttribute("aria-expanded", String(!root.hidden));
  const close = () => {
    toggleLegend(opener);
    opener.focus();
  };
  const closing = button("✕", close, { "aria-label": "Close the legend" });
  root.replaceChildren(element("div.row", element("h2", "Legend"), closing), list("ul.key", [
    [box("plain", "launch"), kindWords("launch")], [box("plain"), kindWords("viewable")],
    [box("plain", "viewless"), kindWords("viewless")],
    [box("active"), "active"], [box("inactive"), "inactive"], [box("lost"), "lost: nothing can detach it"],
    [box("leaked"), "leaked: detached, still alive"], [box("kept"), "detached, kept"],
    [box("plain", null, "fault", "✗"), "error"], [box("plain", null, "caution", "!"), "warning"],
    [faint("ghost"), `gone; a leaked ${ribWord()} hangs below its path`],
    [faint("source"), "in the source, never attached"],
    [line("retained", 1.5), "left its parent, still alive"], [line("kept", 1.5), "left its parent, kept"],
    [line("attached", 2.6), "leads to a finding"],
    [sample(shape("g.way", shape("path", { d: "M-14 0H6" }), shape("path.head", { d: "M14 0L5 -4.5V4.5z" }))),
      `keeps the selected ${ribWord()} alive`],
    [hatchedBar(), "inactive, in Lifetimes"],
  ]));
}
