// Which boxes a view shows: folding, focus and filters hide boxes, and never move one.

/** The order of places as a reader walks the tree: each before those below it, siblings by position. */
export class PlaceOrder {
  constructor(places, direction) {
    this.children = places.map(() => []);
    const roots = [];
    places.forEach((place, index) => {
      (place.parent === null ? roots : this.children[place.parent]).push(index);
    });
    const along = direction === "right" ? "y" : "x";
    const byPosition = (one, other) => places[one][along] - places[other][along];
    for (const list of [roots, ...this.children]) list.sort(byPosition);
    this.rank = new Array(places.length).fill(0);
    this.level = new Array(places.length).fill(1);
    const open = roots.reverse();
    for (let rank = 0; open.length > 0; rank += 1) {
      const place = open.pop();
      this.rank[place] = rank;
      if (places[place].parent !== null) this.level[place] = this.level[places[place].parent] + 1;
      for (let index = this.children[place].length - 1; index >= 0; index -= 1) {
        open.push(this.children[place][index]);
      }
    }
  }
}

/**
 * The boxes to show, in reading order.
 *
 * @param cells The boxes of the moment, by place.
 * @param places The session's places.
 * @param order The places' order.
 * @param view `{ focus, folded, hidesViewless, showsFound }`.
 * @returns A list of `{ cell, place, above, level, below, hasBelow, isFolded, position, siblings }`: the place
 *   of the next shown box above, the number of RIBs folded away below, and the number among its siblings.
 */
export function shownBoxes(cells, places, order, view) {
  const shown = new Map();
  const foldedAway = new Map();
  // For each place its state: in focus, and the folded place that hides it.
  const isInFocus = new Array(places.length).fill(view.focus === null);
  const hiddenBy = new Array(places.length).fill(null);
  places.forEach((place, index) => {
    const above = place.parent;
    if (index === view.focus || (above !== null && isInFocus[above])) isInFocus[index] = true;
    if (above !== null) hiddenBy[index] = hiddenBy[above] ?? (view.folded.has(above) ? above : null);
    const cell = cells.get(index);
    if (!cell || !isInFocus[index]) return;
    if (hiddenBy[index] !== null) {
      foldedAway.set(hiddenBy[index], (foldedAway.get(hiddenBy[index]) ?? 0) + cell.count);
      return;
    }
    const isSkipped = (view.hidesViewless && place.kind === "viewless" && index !== view.focus)
      || (view.showsFound && !cell.leads);
    if (!isSkipped) shown.set(index, { cell, place: index, above: null });
  });
  const list = [...shown.values()].sort((one, other) => order.rank[one.place] - order.rank[other.place]);
  for (const box of list) {
    box.above = shownAbove(box.cell, cells, shown);
    const parent = box.above === null ? null : shown.get(box.above);
    box.level = parent ? parent.level + 1 : 1;
    box.below = foldedAway.get(box.place) ?? 0;
    box.isFolded = view.folded.has(box.place) && box.below > 0;
    box.hasBelow = box.below > 0;
    if (parent) parent.hasBelow = true;
  }
  number(list);
  return list;
}

function shownAbove(cell, cells, shown) {
  let place = cell.parent;
  const seen = new Set();
  while (place !== null && !shown.has(place) && !seen.has(place)) {
    seen.add(place);
    place = cells.get(place)?.parent ?? null;
  }
  return shown.has(place) ? place : null;
}

/** Numbers siblings for screen readers. */
function number(list) {
  const counts = new Map();
  for (const box of list) {
    box.position = (counts.get(box.above) ?? 0) + 1;
    counts.set(box.above, box.position);
  }
  for (const box of list) box.siblings = counts.get(box.above);
}
