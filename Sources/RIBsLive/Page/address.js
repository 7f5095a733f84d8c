// What the page shows, in the address bar, so that a link shows a colleague the same.

const addressNumbers = ["session", "event", "rib", "place", "focus"];

/** Reads the part of the address after '#'. Whatever makes no sense is left out. */
export function readAddress() {
  const query = new URLSearchParams(location.hash.slice(1));
  const state = {};
  for (const name of addressNumbers) {
    const text = query.get(name);
    if (text !== null && /^\d{1,15}$/.test(text)) state[name] = Number(text);
  }
  const tab = query.get("tab");
  if (["findings", "rib", "flows"].includes(tab)) state.tab = tab;
  return state;
}

/** Writes the address when it has been quiet for a moment, because browsers limit how often a page may. */
export class AddressWriter {
  constructor() {
    this.timer = null;
    this.written = location.hash;
  }

  write(state) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(state)) {
      if (value !== null && value !== undefined) query.set(name, String(value));
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const hash = `#${query}`;
      if (hash === location.hash) return;
      this.written = hash;
      history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
    }, 250);
  }
}
