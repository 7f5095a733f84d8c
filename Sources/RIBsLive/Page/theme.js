// Light or dark: as the system, or as the reader chose.

import { byId } from "./dom.js";

const themeKey = "ribs-inspect-theme";
const themes = ["auto", "light", "dark"];

export class ThemeSwitch {
  /** @param changed Called after each change. */
  constructor(changed) {
    this.changed = changed;
    this.system = matchMedia("(prefers-color-scheme: dark)");
    this.theme = "auto";
    try {
      const kept = localStorage.getItem(themeKey);
      if (themes.includes(kept)) this.theme = kept;
    } catch {
      // A page without storage begins as the system.
    }
    this.system.addEventListener("change", () => this.apply());
    byId("theme").addEventListener("click", () => this.next());
    this.apply();
  }

  next() {
    this.theme = themes[(themes.indexOf(this.theme) + 1) % themes.length];
    try {
      localStorage.setItem(themeKey, this.theme);
    } catch {
      // The choice then lasts as long as the page.
    }
    this.apply();
  }

  apply() {
    const isDark = this.theme === "dark" || (this.theme === "auto" && this.system.matches);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    const signs = { auto: "◐", light: "☀", dark: "☾" };
    byId("theme").textContent = signs[this.theme];
    byId("theme").setAttribute("aria-label", `Theme: ${this.theme === "auto" ? "as the system" : this.theme}`);
    this.changed();
  }
}
