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
 * @property {string[]} show choices of the tree's view
 * @property {[number, boolean][]} folds places that the reader folded or unfolded
 * @property {number[]} [zoom] scale, left and top of the tree, if the reader changed them
 * @property {number[]} [range] the timeline's start and end, if it does not show the whole session
 * @property {number[]} [span] start, end and scrolling of the lifetimes, if the reader changed them
 * @property {string} [scale] time instead of events
 * @property {string} [find] the text, the rule and the severity by which findings are filtered
 * @property {string} [rule]
 * @property {string} [severity]
 * @property {string} [log] the text, the kind and the RIB by which the log is filtered
 * @property {string} [kind]
 * @property {string} [of]
 * @property {string} [flow] the flow that the reader chose, and its design
 * @property {string} [design]
 */

const numberNames = ["session", "event", "pin", "rib", "place", "focus"];
const textNames = ["scale", "find", "rule", "severity", "log", "kind", "of", "flow", "design"];
/** Lists of numbers, and how many each has. */
const listNames = { zoom: 3, range: 2, span: 3 };
const isNumber = /^-?\d{1,15}(\.\d{1,4})?$/;
const longestText = 1000;
const tabsInAddress = ["findings", "rib", "events", "flows"];
const mostFolds = 200;

/**
 * Reads the address. Whatever makes no sense is left out.
 *
 * @returns {Shown}
 */
export function readAddress() {
  const query = new URLSearchParams(location.hash.slice(1));
  const numbers = numberNames.filter((name) => /^\d{1,15}$/.test(query.get(name)));
  /** @type {(name: string, pattern: RegExp) => string[]} */
  const list = (name, pattern) => (query.get(name) ?? "").split(",").filter((item) => pattern.test(item));
  const texts = textNames.filter((name) => (query.get(name) ?? "").length <= longestText && query.has(name));
  const lists = Object.entries(listNames).filter(([name, count]) => list(name, isNumber).length === count);
  return {
    ...Object.fromEntries(numbers.map((name) => [name, Number(query.get(name))])),
    ...Object.fromEntries(texts.map((name) => [name, query.get(name)])),
    ...Object.fromEntries(lists.map(([name]) => [name, list(name, isNumber).map(Number)])),
    view: ["lifetimes"].find((name) => name === query.get("view")),
    tab: tabsInAddress.find((name) => name === query.get("tab")), show: list("show", /^[a-zA-Z]+$/),
    folds: list("folds", /^-?\d{1,9}$/).map((item) => [Math.abs(Number(item)), item.startsWith("-")]),
  };
}

export class Address {
  /** @param {(shown: Shown) => void} restore what happens when the reader goes back, or edits the address */
  constructor(restore) {
    /** The address is written this many milliseconds after the last change. Browsers limit how often a page may do it. */
    this.pause = 250;
    addEventListener("popstate", () => {
      clearTimeout(this.waiting);
      restore(readAddress());
    });
  }

  /**
   * @param {Shown} shown
   * @param {boolean} isJump whether Back leads to what was shown before
   */
  write({ folds, show, ...others }, isJump) {
    const { zoom, range, span } = others;
    /** @param {number[]} [numbers] */
    const rounded = (numbers) => numbers?.map((number) => String(Math.round(number * 1000) / 1000)).join(",");
    const lists = {
      show: show.join(","), zoom: rounded(zoom), range: rounded(range), span: rounded(span),
      folds: folds.slice(-mostFolds).map(([place, isFolded]) => (isFolded ? "-" : "") + place).join(","),
    };
    /** @type {[string, any][]} Numbers become text by themselves. */
    const parts = Object.entries({ ...others, ...lists });
    const said = parts.filter(([, value]) => value !== null && value !== undefined && value !== "");
    const hash = `#${new URLSearchParams(said)}`;
    clearTimeout(this.waiting);
    if (hash === (location.hash || "#")) return;
    if (isJump) writeHistory("pushState", hash);
    else this.waiting = setTimeout(() => writeHistory("replaceState", hash), this.pause);
  }
}

/**
 * A key that is held down may write too often. Safari and Firefox then throw, and the address stays behind.
 *
 * @param {"pushState" | "replaceState"} method
 * @param {string} hash
 */
function writeHistory(method, hash) {
  try {
    history[method](null, "", hash);
  } catch (error) {
    if (error.name !== "SecurityError") throw error;
  }
}
