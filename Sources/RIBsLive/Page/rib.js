import { button, byId, element, facts, jumpButton, list, refill, remark } from "./dom.js";
import { causeCard, siteLink } from "./findings.js";
import { grouped, kindWords, seconds, stateWords } from "./words.js";

const mostListed = 100;
const noRIB = "Select a RIB in the tree to see its state, who holds it, and its life event by event.";

let shownRIB = null;

export function showRIB({ rib, name, path, kind, life, leftOut, failure = noRIB }, causes, app) {
  const root = byId("panel-rib");
  if (rib !== shownRIB) root.scrollTop = 0;
  shownRIB = rib;
  if (!life) return refill(root, element("p.hint", failure));
  const { moment, selected: { place } } = app;
  const now = moment.ribs.get(rib);
  const link = (other) => button(app.nameOf(other) ?? `RIB ${other}`, () => app.selectRIB(other), {
    class: "link-button", title: `Select RIB ${other}`,
  });
  const relatives = (title, fits) => {
    const ribs = [...moment.ribs.values()].filter(fits);
    const items = ribs.slice(0, mostListed).map((other) =>
      [link(other.rib), remark(` RIB ${other.rib}, ${stateWords(other.role)}`)]);
    if (ribs.length > mostListed) items.push(remark(`and ${grouped(ribs.length - mostListed)} more`));
    return ribs.length > 0 && [element("h3", `${title} (${grouped(ribs.length)})`), list("ul", items)];
  };
  const hazards = app.session.places[place]?.hazards ?? [];
  const own = life.filter((entry) => entry.own);
  const isUnborn = own[0]?.event > moment.event;
  const isGone = own.some(({ event, type }) => type === "destroy" && event <= moment.event);
  const state = now ? stateWords(now.role) : isUnborn ? "not made yet" : isGone ? "gone" : "off the tree";
  const held = holders(own, moment.event).map(({ parent, property }, index) =>
    [index > 0 && ", ", link(parent), property && ` in ${property}`]);
  refill(root, element("div",
    element("h2", element("bdi", name), " ", remark(`RIB ${rib}`)),
    facts([
      ["Path", element("span.path", path)], ["Kind", kindWords(kind)], ["State", state],
      [now?.link === "attached" ? "Attached to" : "Was attached to", now?.parent && link(now.parent)],
      ["Held by", held.length > 0 ? held.flat() : "nothing that the trace names"],
    ]),
    causes.length > 0 && element("h3", "Findings"), causes.map((cause) => causeCard(cause, app)),
    hazards.length > 0 && [element("h3", "In the source"),
      list("ul", hazards.map((hazard) => [`${hazard.rule}: ${hazard.message} `, hazard.at && siteLink(hazard)]))],
    relatives("Children", (other) => other.link === "attached" && other.parent === rib),
    relatives("Others at this place", (other) => other.place === place && other.rib !== rib),
    element("h3", "Life"), lifeList(rib, life, leftOut, app)));
}

function holders(life, event) {
  const held = new Map();
  for (const entry of life.filter((each) => each.event <= event)) {
    const key = `${entry.parent} ${entry.property}`;
    if (entry.type === "hold") held.set(key, entry);
    if (entry.type === "unhold") held.delete(key);
    if (entry.type === "destroy") held.clear();
  }
  return [...held.values()];
}

function lifeList(rib, life, leftOut, app) {
  const last = life.findLastIndex(({ event }) => event <= app.moment.event);
  const rows = life.map(({ event, words, type, seq, time }, index) => element("li", {
    class: index > last ? "future" : null, "aria-current": index === last ? "true" : null,
  }, jumpButton(words ?? type, event, rib, app), remark(` ${grouped(seq)} · ${seconds(time)}`)));
  if (leftOut > 0) rows.splice(rows.length / 2, 0, element("li.hint", `${grouped(leftOut)} events left out`));
  return element("ol.life", rows);
}
