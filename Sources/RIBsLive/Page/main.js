// Begins the page: theme, keys, and the app.

import { App } from "./app.js";
import { button, byId, closest, element, facts } from "./dom.js";
import { remember, remembered } from "./memory.js";
import { askForEditor } from "./site.js";
import { openSource } from "./source.js";

const keyList = {
  Everywhere: {
    "?": "this list", "/": "search, or go to an event, a time or a mark", space: "play or pause", l: "follow the end again",
    "n p": "the next finding, the one before", P: "pin this moment and compare, and back",
    f: "focus on the selection, and back", "+ − 0": "zoom, and fit all into the view",
    t: "theme: as the system, light, dark", e: "choose where call sites open",
  },
  Tree: {
    "↑ ↓": "the box before, the next box", "→": "unfold, or to the first box below",
    "←": "fold, or to the box above", "Home End": "the first box, the last box",
    "double click": "focus", wheel: "zoom at the pointer",
  },
  Lifetimes: {
    "← →": "the bar before or after on the row", "↑ ↓": "the parent, the first child", Enter: "to the moment it begins",
    "Page up, down": "scroll", wheel: "zoom at the pointer", "Shift wheel": "scroll",
  },
  Timeline: {
    "← →": "by one event", "Shift ← →": "by finding", "Alt ← →": "by mark (Option on a Mac)",
    "Home End": "to the start, to the end", "W S": "zoom in, zoom out", "A D": "pan left, pan right",
    wheel: "zoom at the pointer, with Shift pan",
  },
  Flows: { "↑ ↓": "the flow before, the next flow", "Home End": "the first flow, the last flow" },
};

function openKeyList() {
  const dialog = byId("keys");
  dialog.replaceChildren(
    // The button gets the focus. At the end it would scroll the list away.
    element("div.row", element("h2", { id: "keys-title" }, "Keyboard and mouse"), button("Close", () => dialog.close())),
    ...Object.entries(keyList).flatMap(([title, keys]) => [
      element("h3", title), facts(Object.entries(keys).map(([key, words]) => [element("kbd", key), words]))]));
  dialog.showModal();
}

/** @type {{[theme: string]: string}} */
const themes = { auto: "◐", light: "☀", dark: "☾" };
const system = matchMedia("(prefers-color-scheme: dark)");
let theme = "auto";

/** @param {?string} next */
function setTheme(next) {
  theme = next in themes ? next : "auto";
  const isDark = theme === "dark" || theme === "auto" && system.matches;
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
  byId("theme").textContent = themes[theme];
  byId("theme").setAttribute("aria-label", `Theme: ${theme === "auto" ? "as the system" : theme}`);
}

function nextTheme() {
  const names = Object.keys(themes);
  setTheme(names[(names.indexOf(theme) + 1) % names.length]);
  remember("theme", theme);
}

async function begin() {
  setTheme(remembered("theme"));
  system.addEventListener("change", () => setTheme(theme));
  byId("theme").addEventListener("click", nextTheme);
  byId("help").addEventListener("click", openKeyList);
  const app = new App(await openSource());
  window.ribsInspect.app = app;
  /** @param {number} factor */
  const zoom = (factor) => app.stage.zoom(factor);
  /** @type {{[key: string]: () => unknown}} */
  const actions = {
    "?": openKeyList, "/": () => app.search.begin(), " ": () => app.timeline.togglePlay(),
    l: () => app.timeline.goToEnd(), n: () => app.session && app.findings.step(1), p: () => app.session && app.findings.step(-1),
    P: () => app.moment && app.togglePin(), f: () => app.toggleFocus(), 0: () => app.stage.fit(), t: nextTheme,
    e: () => askForEditor(),
    "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8),
  };
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !actions[key]) return;
    if (closest(target, "input, select, dialog")) return;
    // Space presses a button, and scrolls a panel.
    if (key === " " && closest(target, "button, a, summary, #inspector [role=tabpanel]")) return;
    event.preventDefault();
    actions[key]();
  });
  await app.start();
}

/** What tests and curious people may ask: the boxes of the moment, and what the timeline and the lifetimes draw. */
window.ribsInspect = {
  cells() {
    return [...window.ribsInspect.app?.tree.cells.values() ?? []].map((cell) => {
      const { place, label, role, alert, badges, parent, link } = cell;
      return { place, label, role, alert, badges: badges.map(({ text }) => text), parent, link };
    });
  },
  timeline() {
    return window.ribsInspect.app?.timeline.describe();
  },
  lifetimes() {
    const { lifetimes } = window.ribsInspect.app;
    return lifetimes.rectangles.map(({ bars, parts, ...frame }) => {
      const ribs = bars.map(({ rib }) => rib);
      return { ...frame, ribs, names: bars.map((bar) => lifetimes.nameOf(bar)), parts, row: bars[0].row };
    });
  },
};
window.ribsInspect.ready = begin();
window.ribsInspect.ready.catch((error) => {
  byId("empty").hidden = false;
  byId("empty").textContent = `This page could not begin: ${error.message}`;
});
