// The part of the address after '#' says what the page shows, so that Back, reload and a link show it again.

/**
 * @typedef {object} Shown What the address says. What is usual is left out.
 * @property {number} [session]
 * @property {number} [event] left out while the page follows the end
 * @property {number} [pin] the moment to compare with
 * @property {number} [rib]
 * @property {number} [place]
 * @property {number} [focus]
 * @property {string} [tab]
 * @property {string} [view] lifetimes instead of the tree
 * @property {string[]} [show] choices of the tree's view
 * @property {[number, boolean][]} [folds] places that the reader folded or unfolded
 * @property {number[]} [zoom] scale, left and top of the tree, if the reader changed them
 */

const numberNames = ["session", "event", "pin", "rib", "place", "focus"];
const tabsInAddress = ["findings", "rib", "events", "flows"];
const mostFolds = 200;

/** Reads the address. Whatever makes no sense is left out. @returns {Shown} */
export function readAddress() {
  const query = new URLSearchParams(location.hash.slice(1));
  const numbers = numberNames.filter((name) => /^\d{1,15}$/.test(query.get(name)));
  const list = (name, pattern) => (query.get(name) ?? "").split(",").filter((item) => pattern.test(item));
  const zoom = list("zoom", /^-?\d{1,7}(\.\d{1,4})?$/).map(Number);
  return {
    ...Object.fromEntries(numbers.map((name) => [name, Number(query.get(name))])),
    view: ["lifetimes"].find((name) => name === query.get("view")),
    tab: tabsInAddress.find((name) => name === query.get("tab")), show: list("show", /^[a-zA-Z]+$/),
    folds: list("folds", /^-?\d{1,9}$/).map((item) => [Math.abs(Number(item)), item.startsWith("-")]),
    zoom: zoom.length === 3 && zoom[0] > 0 ? zoom : undefined,
  };
}

export class Address {
  /** @param {(shown: Shown) => void} restore what happens when the reader goes back, or edits the address */
  constructor(restore) {
    addEventListener("popstate", () => {
      clearTimeout(this.waiting);
      restore(readAddress());
    });
  }

  /**
   * @param {Shown} shown
   * @param {boolean} isJump whether Back leads to what was shown before
   */
  write({ folds, zoom, show, ...others }, isJump) {
    const lists = {
      show: show.join(","), zoom: zoom?.map((number) => String(Math.round(number * 1000) / 1000)).join(","),
      folds: folds.slice(-mostFolds).map(([place, isFolded]) => (isFolded ? "-" : "") + place).join(","),
    };
    const isSaid = ([, value]) => value !== null && value !== undefined && value !== "";
    const hash = `#${new URLSearchParams(Object.entries({ ...others, ...lists }).filter(isSaid))}`;
    clearTimeout(this.waiting);
    if (hash === (location.hash || "#")) return;
    if (isJump) history.pushState(null, "", hash);
    // Browsers limit how often a page may write.
    else this.waiting = setTimeout(() => history.replaceState(null, "", hash), 250);
  }
}
