// Begins the page.

import { App } from "./app.js";
import { byId } from "./dom.js";
import { listenToKeys, openKeyList } from "./keys.js";
import { openSource } from "./source.js";
import { ThemeSwitch } from "./theme.js";

/** Opens the source, and shows it. */
async function begin() {
  let app = null;
  const theme = new ThemeSwitch(() => app?.tree.ask());
  app = new App(await openSource());
  byId("help").addEventListener("click", openKeyList);
  listenToKeys({
    "?": openKeyList,
    "/": () => byId("search-field").focus(),
    " ": () => app.timeline.togglePlay(),
    l: () => app.follow(),
    f: () => app.toggleFocus(),
    0: () => app.fit(),
    "+": () => app.tree.viewport.zoom(1.25),
    "=": () => app.tree.viewport.zoom(1.25),
    "-": () => app.tree.viewport.zoom(0.8),
    t: () => theme.next(),
  });
  window.ribsInspect.app = app;
  await app.start();
}

/** What tests and curious people may ask: the boxes of the moment, whether or not they are in view. */
window.ribsInspect = {
  ready: null,
  cells() {
    const { tree } = window.ribsInspect.app ?? { tree: { cells: new Map() } };
    return [...tree.cells.values()].map(({ place, label, role, alert, badges, parent, link }) => ({
      place, label, role, alert, badges: badges.map((badge) => badge.text), parent, link,
    }));
  },
};
window.ribsInspect.ready = begin();
window.ribsInspect.ready.catch((error) => {
  byId("empty").hidden = false;
  byId("empty").textContent = `This page could not begin: ${error.message}`;
});
