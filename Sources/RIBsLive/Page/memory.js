// What the browser remembers of the reader's choices.

const prefix = "ribs-inspect-";

/**
 * @param {string} name
 * @returns {?string} null if nothing is stored, or the browser stores nothing for this page
 */
export function remembered(name) {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function remember(name, value) {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // Then the choice lasts as long as the page.
  }
}
