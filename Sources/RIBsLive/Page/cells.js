// From RIBs that stand to boxes, as `ribs-inspect render --stable --at` draws them.

const worstFirst = ["leaked", "lost", "active", "inactive", "kept"];
const severities = ["error", "warning", "info"];
const leakRules = ["leaked-child", "active-while-detached", "retained-object"];
const mostBadges = 3;
const nothing = [];

export function findingsByRIB(session) {
  const byRIB = new Map();
  for (const [rib, event, cause] of session.found) {
    if (!byRIB.has(rib)) byRIB.set(rib, []);
    byRIB.get(rib).push({ event, cause: session.causes[cause] });
  }
  for (const found of byRIB.values()) found.sort((one, other) => one.event - other.event);
  return byRIB;
}

export function standingRIBs(flat) {
  const ribs = new Map();
  for (let index = 0; index < flat.length; index += 4) {
    const [rib, place, status, parent] = [flat[index], flat[index + 1], flat[index + 2], flat[index + 3]];
    const [isActive, isOff, isAttached] = [(status & 1) !== 0, (status & 2) !== 0, (status & 4) !== 0];
    ribs.set(rib, { rib, place, parent, isActive, isOff, isAttached });
  }
  return ribs;
}

export function causesUpTo(found, event) {
  if (!found) return nothing;
  return firstOfEachRule(found.filter((finding) => finding.event <= event).map(({ cause }) => cause));
}

function firstOfEachRule(causes) {
  const rules = new Set();
  const first = causes.filter(({ rule }) => !rules.has(rule) && rules.add(rule));
  return first.sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

/** The boxes of a moment, by place. Each RIB that is shown gets its `role` and `line`. */
export function cellsAt(session, found, standing, event) {
  for (const rib of standing.values()) rib.causes = causesUpTo(found.get(rib.rib), event);
  showOffTree(standing);
  const groups = new Map();
  for (const rib of standing.values()) {
    rib.isShown ||= !rib.isOff;
    if (!rib.isShown) continue;
    if (!rib.isOff) {
      rib.line = "attached";
      rib.role = rib.isActive ? "active" : "inactive";
      if (rib.causes.some(({ rule }) => rule === "lost-child")) rib.role = "lost";
    }
    const group = groups.get(rib.place);
    if (group) group.push(rib);
    else groups.set(rib.place, [rib]);
  }
  const cells = new Map();
  for (const place of [...groups.keys()].sort((one, other) => one - other)) {
    cells.set(place, joined(place, groups.get(place), standing, session.places[place].name));
  }
  weigh(cells, session.places);
  return cells;
}

function showOffTree(standing) {
  const parentOff = (rib) => {
    const parent = rib.isAttached ? standing.get(rib.parent) : undefined;
    return parent?.isOff ? parent : undefined;
  };
  for (const rib of standing.values()) {
    if (!rib.isOff || rib.causes.length === 0) continue;
    const chain = [];
    for (let next = rib; next && !next.isShown; next = parentOff(next)) {
      next.isShown = true;
      chain.push(next);
    }
    for (const member of chain.reverse()) settleOff(member, parentOff(member));
  }
}

function settleOff(rib, parent) {
  const troubles = rib.causes.filter(({ severity }) => severity !== "info");
  const leaks = troubles.some(({ rule }) => leakRules.includes(rule));
  rib.isTop = parent === undefined;
  rib.line = !rib.isTop ? "attached" : troubles.length > 0 ? "retained" : "kept";
  rib.role = leaks || parent?.role === "leaked" ? "leaked" : "kept";
}

function joined(place, ribs, standing, name) {
  const worst = ribs.reduce((one, other) =>
    worstFirst.indexOf(other.role) < worstFirst.indexOf(one.role) ? other : one);
  const causes = ribs.length === 1 ? worst.causes : firstOfEachRule(ribs.flatMap((rib) => rib.causes));
  const troubles = causes.filter(({ severity }) => severity !== "info");
  const badges = troubles.slice(0, mostBadges).map(badge);
  if (troubles.length > mostBadges) badges.push({ text: `and ${troubles.length - mostBadges} more`, tone: "more" });
  return {
    place, ribs, causes, badges, name,
    count: ribs.length,
    label: ribs.length === 1 ? name : `${name} ×${ribs.length}`,
    role: worst.role,
    alert: badges[0]?.tone ?? null,
    link: ribs.some(({ line }) => line === "attached") ? "attached" : worst.line,
    parent: parentPlace(ribs, standing),
    leads: troubles.length > 0,
  };
}

export function badge({ severity, rule }) {
  return severity === "error" ? { text: `✗ ${rule}`, tone: "fault" } : { text: `! ${rule}`, tone: "caution" };
}

function parentPlace(ribs, standing) {
  for (const rib of ribs) {
    const parent = standing.get(rib.parent);
    const isDrawn = parent && (!parent.isOff || parent.isShown && !rib.isTop);
    if (isDrawn && parent.place !== rib.place) return parent.place;
  }
  return null;
}

function weigh(cells, places) {
  for (const [place, cell] of [...cells].reverse()) {
    const above = cells.get(places[place].parent);
    if (above) above.leads ||= cell.leads;
    cell.weight = cell.leads ? 2.6 : cell.link === "attached" ? 1.2 : 1.5;
  }
}
