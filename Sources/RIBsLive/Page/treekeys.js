// Walks the tree by keyboard, as the ARIA practice for trees says.

/** Lets the arrow keys walk the boxes of a tree view. */
export function walkByKeys(tree) {
  const goTo = (place) => {
    tree.current = place;
    tree.actions.select(place);
    tree.reveal(place);
    tree.draw();
    tree.focusCurrent();
  };
  const step = (by) => {
    const index = tree.shown.findIndex(({ place }) => place === tree.current);
    const next = tree.shown[index + by];
    if (next) goTo(next.place);
  };
  const moves = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: (box) => {
      if (box.isFolded) tree.fold(box.place, false);
      else if (box.hasBelow) {
        const child = tree.shown.find(({ above }) => above === box.place);
        if (child) goTo(child.place);
      }
    },
    ArrowLeft: (box) => {
      if (box.hasBelow && !box.isFolded) tree.fold(box.place, true);
      else if (box.above !== null) goTo(box.above);
    },
    Home: () => tree.shown[0] && goTo(tree.shown[0].place),
    End: () => tree.shown.length > 0 && goTo(tree.shown[tree.shown.length - 1].place),
    Enter: (box) => tree.actions.select(box.place),
  };
  tree.svg.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const box = tree.byPlace.get(tree.current);
    if (!moves[event.key] || !box) return;
    event.preventDefault();
    event.stopPropagation();
    moves[event.key](box);
  });
}
