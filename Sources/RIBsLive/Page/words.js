export function grouped(number) {
  return Math.round(number).toLocaleString("en-US");
}

export function counted(number, noun) {
  return `${grouped(number)} ${noun}${number === 1 ? "" : "s"}`;
}

export function seconds(nanoseconds) {
  return `${(Math.floor(nanoseconds / 1e6) / 1000).toFixed(3)} s`;
}

export function stateWords(role) {
  const words = {
    leaked: "leaked: off the tree, still alive", lost: "lost: attached, but nothing can detach it",
    kept: "off the tree, kept",
  };
  return words[role] ?? role;
}

export function severitySign(severity) {
  return { error: "✗", warning: "!" }[severity] ?? "i";
}

export function momentSentence({ event, seq, time, words }) {
  if (event === 0) return "0 · before the first event";
  return [grouped(seq), seconds(time), words].filter(Boolean).join(" · ");
}

export function verdictWords({ errors, warnings }) {
  const parts = [errors && counted(errors, "error"), warnings && counted(warnings, "warning")];
  return parts.filter(Boolean).join(", ") || "no errors";
}

export function kindWords(kind) {
  return kind ? `${kind} RIB` : "kind unknown";
}

/** The address if a browser may open it, else null. A trace must not run code by its links. */
export function safeAddress(text) {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text ?? "")?.[1].toLowerCase();
  const refused = /^(javascript|data|vbscript|blob|file|about|filesystem|view-source)$/;
  return scheme && !refused.test(scheme) ? text : null;
}
