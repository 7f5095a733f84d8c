// The meaning of shapes, colours, marks and lines, in the words of the pictures.

import { outline, stateMark } from "./box.js";
import { byId, element, shape, show } from "./dom.js";

function sample(classes, kind, mark = null, sign = "") {
  const heavy = /leaked|lost|alert/.test(classes) ? " heavy" : "";
  const dashed = /inactive|kept/.test(classes) ? " dashed" : "";
  return shape("svg", { width: 34, height: 18, viewBox: "-17 -9 34 18", "aria-hidden": "true" },
    shape("g", { class: `box ${classes}` },
      ...outline(kind, 28, 14, `shape${heavy}${dashed}`),
      mark ? stateMark(mark, 0) : "", sign ? shape("text", { class: "label", y: 4 }, sign) : ""));
}

function line(role, weight) {
  return shape("svg", { width: 34, height: 18, viewBox: "-17 -9 34 18", "aria-hidden": "true" },
    shape("path", { class: `link link-${role}`, "stroke-width": weight, d: "M-14 0H14" }));
}

/** The legend of flows. */
export function flowLegend() {
  const entries = [
    [line("attached", 1.5), "attached to"], [line("observed", 1.8), "seen, with how often"],
    [line("forbidden", 1.8), "seen, and forbidden by this design"], [line("permitted", 1.2), "permitted, not seen"],
  ];
  return element("ul", { class: "key" }, ...entries.map(([drawing, words]) => element("li", {}, drawing, words)));
}

/** Opens or closes the legend of the tree, and tells whether it is open. */
export function toggleLegend() {
  const root = byId("legend");
  if (root.childElementCount === 0) fillLegend(root);
  show(root, root.hidden);
  return !root.hidden;
}

function fillLegend(root) {
  const entries = [
    [sample("role-plain", "launch"), "launch RIB"],
    [sample("role-plain", "viewable"), "viewable RIB"],
    [sample("role-plain", "viewless"), "viewless RIB"],
    [sample("role-active", "viewable", "active"), "active"],
    [sample("role-inactive", "viewable", "inactive"), "inactive"],
    [sample("role-lost", "viewable", "lost"), "lost: nothing can detach it"],
    [sample("role-leaked", "viewable", "leaked"), "leaked: detached, still alive"],
    [sample("role-kept", "viewable", "kept"), "detached, kept"],
    [sample("role-plain alert-fault", "viewable", null, "✗"), "error"],
    [sample("role-plain alert-caution", "viewable", null, "!"), "warning"],
    [line("retained", 1.5), "left its parent, still alive"],
    [line("kept", 1.5), "left its parent, kept"],
    [line("attached", 2.6), "leads to a finding"],
  ];
  root.replaceChildren(element("h2", {}, "Legend"),
    element("ul", {}, ...entries.map(([drawing, words]) => element("li", {}, drawing, words))));
}
