// What a reader sees and what assistive technology hears, in a few facts, after each step of a walk through the page.

(() => {
  const { app } = window.ribsInspect;
  // The address says most of what is shown. A reader may rest; a test need not.
  app.history.address.pause = 0;
  app.remember();

  const text = (node) => (node.innerText ?? node.textContent).replace(/\s+/g, " ").trim();
  const isShown = (node) => node && node.getClientRects().length > 0;
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const short = (words, most = 300) => (words.length > most ? `${words.slice(0, most)}… (${words.length})` : words);
  const rounded = (numbers) => numbers.map((number) => Math.round(number * 10) / 10).join(" ");

  function named(node) {
    if (!node || node === document.body) return "";
    const place = node.dataset.ribPlace;
    const name = place ? `box ${place}` : node.id ? `#${node.id}` : node.tagName.toLowerCase();
    return `${name} ${short(node.getAttribute("aria-label") ?? text(node), 60)}`.trim();
  }

  function part(name, words) {
    return words ? [`${name}: ${words}`] : [];
  }

  function facts() {
    const { tree, timeline, lifetimes, moment, isFollowing, inspector } = app;
    const { selectionStart, value } = document.activeElement ?? {};
    const panel = document.getElementById(`panel-${inspector.tab}`);
    const range = timeline.describe();
    return [
      ...part("address", decodeURIComponent(location.hash.slice(1)).replaceAll("&", " ")),
      ...part("moment", `${moment.event}${isFollowing ? " following" : ""}${timeline.player.isPlaying ? " playing" : ""}, speed ${timeline.player.speed}`),
      ...part("sentence", text(document.getElementById("sentence"))),
      ...part("cursor", rounded([range.cursor, range.brush.left, range.brush.right])),
      ...part("tree", `${rounded([tree.viewport.scale])} at ${rounded([tree.viewport.left, tree.viewport.top])}, ${text(document.querySelector(".size"))}`),
      ...part("minimap", shown("#minimap").map((node) => `${node.getAttribute("viewBox").split(" ").map(Math.round).join(" ")} with ${
        ["x", "y", "width", "height"].map((name) => Math.round(Number(node.querySelector(".view").getAttribute(name)))).join(" ")}`).join("")),
      ...part("boxes", short([...tree.cells.values()].map(({ label, place }) => `${label}${tree.byPlace.get(place)?.isFolded ? " folded" : ""}`).join(", "))),
      ...part("bars", lifetimes.isShown && rounded([lifetimes.extent.from, lifetimes.extent.to, lifetimes.extent.scroll, lifetimes.selected.size])),
      ...part("focus", named(document.activeElement) + (selectionStart !== undefined && value ? ` "${value}"` : "")),
      ...part("pressed", shown("[aria-pressed=true]").map(named).join(", ")),
      ...part("tabs", shown("[role=tab][aria-selected=true], [role=option][aria-selected=true]").map(named).join(", ")),
      ...part("open", shown("dialog, #legend, #changes, #inspector.is-open, #search-list, #notice, #minimap, .chip, .live-button").map(named).join(" | ")),
      ...part("tip", shown("#tip, #lifetimes-tip").map((node) => short(text(node))).join(" | ")),
      ...part("pointer", shown("#overview[data-part], #track.has-hit").map((node) => node.dataset.part ?? "hit").join(" ")),
      ...part("said", shown("[role=status], [role=alert]").map(text).filter(Boolean).join(" | ")),
      ...part("theme", `${document.documentElement.dataset.theme}, ${document.getElementById("theme").getAttribute("aria-label")}`),
      ...part("log", shown(".log").map((log) => {
        const rows = [...log.querySelectorAll("li")];
        const { top, bottom } = log.getBoundingClientRect();
        const first = rows.find((row) => row.getBoundingClientRect().bottom > top);
        const last = rows.findLast((row) => row.getBoundingClientRect().top < bottom);
        return [Math.round(log.scrollTop), ...[first, log.querySelector("[aria-current]"), last].map((row) => row && short(text(row), 60))].join(" | ");
      }).join(" || ")),
      ...part("card", shown(".cause.current").map((node) => short(text(node), 60)).join(" | ")),
      ...part("panel", `${inspector.tab}${panel.scrollTop > 0 ? ` scrolled ${Math.round(panel.scrollTop)}` : ""}: ${short(text(panel))}`),
    ];
  }

  // Where a step points: the middle of what it names, in pixels of the window.

  /** A point of an element, as shares of its width and height. */
  const pointOf = (node, across = 0.5, down = 0.5) => {
    // A reader scrolls to what is not in view.
    if (node.closest("#inspector, #changes")) node.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width * across, top + height * down];
  };
  const inTrack = (x, { top, bottom }) => {
    const track = document.getElementById("track").getBoundingClientRect();
    return [track.left + x, track.top + (top + bottom) / 2];
  };
  const places = {
    at: (selector, across, down) => pointOf(document.querySelector(selector), across, down),
    button: (words) => pointOf(shown("button, summary").find((node) => text(node) === words)),
    box: (label) => {
      const { x, y } = app.tree.entries.find(({ cell }) => cell?.label === label);
      const { scale, left, top, surface } = app.tree.viewport;
      const frame = surface.getBoundingClientRect();
      return [frame.left + x * scale + left, frame.top + y * scale + top];
    },
    row: (index) => pointOf(shown(".log li").filter((row) => {
      const { top, bottom } = row.closest(".log").getBoundingClientRect();
      const own = row.getBoundingClientRect();
      return own.top >= top && own.bottom <= bottom;
    })[index].querySelector("button")),
    flag: (index) => inTrack(timeline().marks[index].x + 3, timeline().lanes.marks),
    finding: (index) => inTrack(timeline().findings[index].x, timeline().lanes.findings),
    curve: (share) => inTrack(document.getElementById("track").clientWidth * share, timeline().lanes.curve),
    brush: (share) => {
      const { left, top, height } = document.getElementById("overview").getBoundingClientRect();
      const { brush } = timeline();
      return [left + brush.left + (brush.right - brush.left) * share, top + height / 2];
    },
    bar: (rib) => {
      const { x, y, width, height } = window.ribsInspect.lifetimes().find(({ ribs }) => ribs.includes(rib));
      const { left, top } = app.lifetimes.canvas.getBoundingClientRect();
      return [left + x + width / 2, top + 22 + y + height / 2];
    },
  };
  const timeline = () => app.timeline.describe();
  window.pointFor = (expression) =>
    new Function(...Object.keys(places), `return ${expression}`)(...Object.values(places));

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The facts once nothing moves any more. */
  window.factsAtRest = async () => {
    let [before, rest] = ["", 0];
    for (let frames = 0; frames < 600 && rest < 6; frames += 1) {
      await frame();
      const now = JSON.stringify(facts());
      const isBusy = app.pumping || !app.history.isSettled || !app.timeline.describe().isStill;
      rest = now === before && !isBusy ? rest + 1 : 0;
      before = now;
    }
    return facts();
  };
})();
