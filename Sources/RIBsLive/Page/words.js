// How the page says numbers, times, states and verdicts.

let word = "RIB";

/** What the session that is shown calls RIBs: "RIB", or "node" if its tree has others too. */
export function ribWord() {
  return word;
}

/** @param {string} next what the session that is shown from now on calls them */
export function setRIBWord(next) {
  word = next;
}

/** The word as a title. */
export function ribTitle() {
  return word[0].toUpperCase() + word.slice(1);
}

/** @param {number} number */
export function grouped(number) {
  return Math.round(number).toLocaleString("en-US");
}

/**
 * @param {number} number
 * @param {string} noun in the singular
 */
export function counted(number, noun) {
  return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
}

/** @param {number} nanoseconds */
export function seconds(nanoseconds) {
  return `${(Math.floor(nanoseconds / 1e6) / 1000).toFixed(3)} s`;
}

/** @param {string} role of a box or a RIB */
export function stateWords(role) {
  /** @type {{[role: string]: string}} */
  const words = {
    leaked: "leaked: off the tree, still alive", lost: "lost: attached, but nothing can detach it",
    kept: "off the tree, kept",
  };
  return words[role] ?? role;
}

/** @param {string} severity */
export function severitySign(severity) {
  return { error: "✗", warning: "!" }[severity] ?? "i";
}

/** @param {import("./chunks.js").Described} moment */
export function momentSentence({ event, seq, time, words, at }) {
  if (event === 0) return "0 · before the first event";
  return [grouped(seq), seconds(time), words && at ? `${words} at ${at}` : words].filter(Boolean).join(" · ");
}

/**
 * What was found in a session of the overview. While its trace is still being read, that may change.
 *
 * @param {{errors: number, warnings: number, state?: string}} session
 */
export function verdictWords({ errors, warnings, state }) {
  const parts = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")];
  return (parts.filter(Boolean).join(", ") || "no errors") + (state === "reading" ? " so far" : "");
}

/** @type {[number, string][]} */
const units = [[86400, "day"], [3600, "hour"], [60, "minute"], [1, "second"]];

/**
 * How long ago a time was, such as "20 days ago".
 *
 * @param {number} time in seconds since 1970
 */
export function ago(time) {
  const passed = Date.now() / 1000 - time;
  const unit = units.find(([length]) => passed >= length);
  return unit ? `${counted(Math.floor(passed / unit[0]), unit[1])} ago` : "just now";
}

/** @param {?string} kind of a RIB */
export function kindWords(kind) {
  return kind ? `${kind} ${word}` : "kind unknown";
}

/**
 * The address if a browser may open it, else null. A trace must not run code by its links.
 *
 * @param {?string} text
 */
export function safeAddress(text) {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text ?? "")?.[1].toLowerCase();
  const refused = /^(javascript|data|vbscript|blob|file|about|filesystem|view-source)$/;
  return scheme && !refused.test(scheme) ? text : null;
}
