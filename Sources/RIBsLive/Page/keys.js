// The keys that work everywhere on the page, and the list of all keys.

import { button, byId, element } from "./dom.js";

const keyList = [
  ["Everywhere", [
    ["?", "this list"], ["/", "find a RIB"], ["space", "play or pause"], ["l", "back to live: follow the end"],
    ["f", "focus on the selected RIB, and back"], ["0", "fit the tree into the view"], ["+ −", "zoom"],
    ["t", "theme: as the system, light, dark"],
  ]],
  ["Tree", [
    ["↑ ↓", "the box before, the next box"], ["→", "unfold, or to the first box below"],
    ["←", "fold, or to the box above"], ["Home End", "the first box, the last box"], ["Enter", "select"],
    ["click", "select"], ["double click", "focus"], ["wheel, pinch", "zoom at the pointer"],
    ["drag", "move the picture"],
  ]],
  ["Timeline", [
    ["← →", "by one event"], ["Shift ← →", "by finding"], ["Alt ← →", "by mark (Option on a Mac)"],
    ["Page Up, Page Down", "by a twentieth"], ["Home End", "to the start, to the end"],
  ]],
];

/** Opens the list of keys. */
export function openKeyList() {
  const dialog = byId("keys");
  if (dialog.childElementCount === 0) {
    dialog.append(element("h2", { id: "keys-title" }, "Keyboard and mouse"), ...keyList.map(([title, keys]) =>
      element("section", {}, element("h3", {}, title), element("dl", {}, ...keys.flatMap(([key, words]) =>
        [element("dt", {}, element("kbd", {}, key)), element("dd", {}, words)])))),
    button("Close", () => dialog.close()));
    dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  }
  if (!dialog.open) dialog.showModal();
}

/** @param actions For each key what it does. */
export function listenToKeys(actions) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target;
    if (target.closest?.("input, textarea, select, dialog, [contenteditable]")) return;
    // Space presses a button, and scrolls a panel.
    if (event.key === " " && target.closest?.("button, a, summary, [role=tabpanel]")) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
