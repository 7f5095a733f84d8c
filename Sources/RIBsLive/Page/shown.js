// Folding, focus and filters hide boxes, and never move one.

export function readingOrder(places, direction) {
  const along = direction === "right" ? "y" : "x";
  const below = places.map(() => []);
  const open = [];
  places.forEach(({ parent }, place) => (below[parent] ?? open).push(place));
  for (const row of [open, ...below]) row.sort((one, other) => places[other][along] - places[one][along]);
  const order = [];
  while (open.length > 0) {
    const place = open.pop();
    order.push(place);
    for (const next of below[place]) open.push(next);
  }
  return order;
}

export function shownBoxes(cells, places, order, { focus, folded, hidesViewless, showsFound }) {
  const shown = new Map();
  const foldedAway = new Map();
  const isInFocus = [];
  const hiddenBy = [];
  for (const place of order) {
    const { parent, kind } = places[place];
    isInFocus[place] = focus === null || place === focus || isInFocus[parent];
    hiddenBy[place] = hiddenBy[parent] ?? (folded.has(parent) ? parent : undefined);
    const cell = cells.get(place);
    if (!cell || !isInFocus[place]) continue;
    const above = hiddenBy[place];
    if (above !== undefined) foldedAway.set(above, (foldedAway.get(above) ?? 0) + cell.count);
    else if (showsFound && !cell.leads || hidesViewless && kind === "viewless" && place !== focus) continue;
    else shown.set(place, { cell, place });
  }
  const rows = new Map();
  for (const box of shown.values()) {
    box.above = shownAbove(box.cell, cells, shown);
    const parent = shown.get(box.above);
    if (parent) parent.hasBelow = true;
    box.level = (parent?.level ?? 0) + 1;
    box.below = foldedAway.get(box.place) ?? 0;
    box.isFolded = box.below > 0;
    box.hasBelow ||= box.isFolded;
    if (!rows.has(box.above)) rows.set(box.above, []);
    box.siblings = rows.get(box.above);
    box.position = box.siblings.push(box);
  }
  return shown;
}

function shownAbove(cell, cells, shown) {
  const seen = new Set();
  let place = cell.parent;
  while (place !== null && !shown.has(place) && !seen.has(place)) {
    seen.add(place);
    place = cells.get(place)?.parent ?? null;
  }
  return shown.has(place) ? place : null;
}
