// Compares the pinned moment with the one that is shown.

import { button, byId, element, remark, show } from "./dom.js";
import { counted, grouped, ribWord, stateWords } from "./words.js";

const mostChangesListed = 200;
/** @type {{[kind: string]: string}} */
const words = { added: "+ added", removed: "− removed", moved: "→ moved", changed: "~ changed" };

/**
 * @typedef {object} Change
 * @property {"added" | "removed" | "moved" | "changed"} kind
 * @property {number} rib
 * @property {number} place where it is, or was
 * @property {string} note what changed
 *
 * @param {import("./chunks.js").Moment} before
 * @param {import("./chunks.js").Moment} now
 * @param {(place: number) => string} pathOf
 * @returns {Change[]} in the order of their RIBs
 */
export function changesBetween(before, now, pathOf) {
  /** @type {Change[]} */
  const changes = [];
  for (const [rib, old] of before.ribs) {
    const { place } = old;
    const next = now.ribs.get(rib);
    if (!next) changes.push({ kind: "removed", rib, place, note: "" });
    else if (next.place !== place) changes.push({ kind: "moved", rib, place: next.place, note: `from ${pathOf(place)}` });
    else if (next.role !== old.role) {
      changes.push({ kind: "changed", rib, place, note: `${old.role} → ${stateWords(next.role)}` });
    }
  }
  for (const [rib, { place }] of now.ribs) {
    if (!before.ribs.has(rib)) changes.push({ kind: "added", rib, place, note: "" });
  }
  return changes.sort((one, other) => one.rib - other.rib);
}

/**
 * The captions of boxes that changed, by place.
 *
 * @param {Change[]} changes
 * @returns {Map<number, {text: string, tone: string}[]>}
 */
export function captionsOfChanges(changes) {
  const captions = new Map();
  for (const [place, here] of Map.groupBy(changes, (change) => change.place)) {
    const lines = Object.keys(words).flatMap((kind) => {
      const count = here.filter((change) => change.kind === kind).length;
      return count > 0 ? { text: words[kind] + (count > 1 ? ` ×${count}` : ""), tone: kind } : [];
    });
    captions.set(place, lines);
  }
  return captions;
}

/**
 * Lists the changes over the tree.
 *
 * @param {?import("./chunks.js").Moment} pinned
 * @param {Change[]} changes
 * @param {import("./app.js").App} app
 */
export function showChanges(pinned, changes, app) {
  const root = byId("changes");
  show(root, pinned);
  if (!pinned) return;
  const kinds = Object.keys(words).map((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 && `${grouped(count)} ${kind}`;
  }).filter(Boolean).join(", ");
  const rows = changes.slice(0, mostChangesListed).map(({ kind, rib, place, note }) => element("li",
    element(`b.sign.${kind}`, { "aria-label": kind }, words[kind].slice(0, 1)), " ",
    button(app.session.places[place]?.name ?? `${ribWord()} ${rib}`, () => app.selectRIB(rib), {
      class: "link-button", title: `Select ${ribWord()} ${rib} · ${app.pathOf(place)}`,
    }), remark(` ${ribWord()} ${rib}${note && ` · ${note}`}`)));
  if (changes.length > mostChangesListed) rows.push(element("li", remark(`and ${grouped(changes.length - mostChangesListed)} more`)));
  root.replaceChildren(
    element("h2", `Since event ${grouped(pinned.event)}`, " ", remark(kinds || "nothing changed")),
    element("div.row",
      button("Go there", () => app.jump(pinned.event), { title: "Show the pinned moment" }),
      button("Since the last mark", () => app.pinLastMark(), { title: "Compare with the last mark before this moment" }),
      button("✕", () => app.stopComparing(), { "aria-label": "Stop comparing", title: "Stop comparing (P)" })),
    element("ul.scroll", rows));
  root.setAttribute("aria-label", `${counted(changes.length, "change")} since event ${pinned.event}`);
}
