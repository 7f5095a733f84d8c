// The meaning of shapes, colours, marks and lines, in the words of the pictures.

import { outline, shapeClasses, stateMark } from "./box.js";
import { byId, element, list, shape, show } from "./dom.js";

function sample(...content) {
  return shape("svg", { width: 34, height: 18, viewBox: "-17 -9 34 18", "aria-hidden": "true" }, content);
}

function kind(name) {
  return sample(shape("g.role-plain", outline(name, 28, 14, "shape")));
}

function state(role) {
  return sample(shape(`g.role-${role}`, outline("viewable", 28, 14, shapeClasses(role)), stateMark(role, 0)));
}

function alert(tone, sign) {
  return sample(shape(`g.role-plain.alert-${tone}`, outline("viewable", 28, 14, "shape heavy"),
    shape("text.label", { y: 4 }, sign)));
}

function line(role, weight) {
  return sample(shape(`path.link.link-${role}`, { "stroke-width": weight, d: "M-14 0H14" }));
}

/** The legend of flows. */
export function flowLegend() {
  return list("ul.key", [
    [line("attached", 1.5), "attached to"], [line("observed", 1.8), "seen, with how often"],
    [line("forbidden", 1.8), "seen, and forbidden by this design"], [line("permitted", 1.2), "permitted, not seen"],
  ]);
}

/** Opens or closes the legend of the tree, and tells whether it is open. */
export function toggleLegend() {
  const root = byId("legend");
  show(root, root.hidden);
  root.replaceChildren(element("h2", "Legend"), list("ul.key", [
    [kind("launch"), "launch RIB"], [kind("viewable"), "viewable RIB"], [kind("viewless"), "viewless RIB"],
    [state("active"), "active"], [state("inactive"), "inactive"], [state("lost"), "lost: nothing can detach it"],
    [state("leaked"), "leaked: detached, still alive"], [state("kept"), "detached, kept"],
    [alert("fault", "✗"), "error"], [alert("caution", "!"), "warning"],
    [line("retained", 1.5), "left its parent, still alive"], [line("kept", 1.5), "left its parent, kept"],
    [line("attached", 2.6), "leads to a finding"],
  ]));
  return !root.hidden;
}
