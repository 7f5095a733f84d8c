// Numbers, times and states in words.

/** A whole number with commas: 4,711. */
export function grouped(number) {
  return Math.round(number).toLocaleString("en-US");
}

/** "1 error", "2 errors". */
export function counted(number, noun) {
  return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
}

/** Nanoseconds as seconds, to the millisecond. */
export function seconds(nanoseconds) {
  const milliseconds = Math.floor(nanoseconds / 1e6);
  const whole = Math.floor(milliseconds / 1000);
  return `${whole}.${String(milliseconds % 1000).padStart(3, "0")} s`;
}

/** The state of a box in words, as in pictures. */
export function stateWords(role) {
  const words = {
    active: "active",
    inactive: "inactive",
    leaked: "leaked: off the tree, still alive",
    lost: "lost: attached, but nothing can detach it",
    kept: "off the tree, kept",
  };
  return words[role] ?? role;
}

/** The sign before a rule's name. It says in text what the colour says. */
export function severitySign(severity) {
  return severity === "error" ? "✗" : severity === "warning" ? "!" : "i";
}

/** The sentence below the timeline. */
export function momentSentence(moment) {
  if (moment.event === 0) return "0 · before the first event";
  const parts = [grouped(moment.seq ?? moment.event), seconds(moment.time)];
  if (moment.words) parts.push(moment.words);
  return parts.join(" · ");
}

/** "2 errors, 1 warning"; says so if there is neither. */
export function verdictWords(counts) {
  const parts = [];
  if (counts.errors) parts.push(counted(counts.errors, "error"));
  if (counts.warnings) parts.push(counted(counts.warnings, "warning"));
  return parts.length ? parts.join(", ") : "no errors";
}

/** The name of a session, with its app if the name does not begin with it. */
export function sessionTitle(session) {
  const { app, name } = session;
  return !app || name.startsWith(app) ? name : `${app} · ${name}`;
}

/** The kind of a RIB in words. */
export function kindWords(kind) {
  return kind ? `${kind} RIB` : "kind unknown";
}

/** The address if a browser may open it, else null. A trace must not run code by its links. */
export function safeAddress(text) {
  if (typeof text !== "string") return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text);
  if (!scheme) return null;
  const refused = ["javascript", "data", "vbscript", "blob", "file", "about", "filesystem", "view-source"];
  return refused.includes(scheme[1].toLowerCase()) ? null : text;
}
