// From the RIBs that stand at a moment to the boxes of the picture. `ribs-inspect render --stable --at` draws the same.

const isActive = 1;
const isOff = 2;
const isAttached = 4;

const worstFirst = ["leaked", "lost", "active", "inactive", "kept"];
const severityRanks = { error: 0, warning: 1, info: 2 };
const leakRules = new Set(["leaked-child", "active-while-detached", "retained-object"]);
const mostBadges = 3;

/** For each RIB its findings, as `{ event, cause }` in order of event. Made once per session reply. */
export function findingsByRIB(session) {
  const byRIB = new Map();
  for (const [rib, event, cause] of session.found) {
    if (!byRIB.has(rib)) byRIB.set(rib, []);
    byRIB.get(rib).push({ event, cause });
  }
  for (const list of byRIB.values()) list.sort((one, other) => one.event - other.event);
  return byRIB;
}

/** The flat list of a moment reply as objects by RIB id, in the same order. */
export function standingRIBs(flat) {
  const ribs = new Map();
  for (let index = 0; index + 3 < flat.length; index += 4) {
    const status = flat[index + 2];
    ribs.set(flat[index], {
      rib: flat[index], place: flat[index + 1], parent: flat[index + 3],
      isActive: (status & isActive) !== 0,
      isOff: (status & isOff) !== 0,
      isAttached: (status & isAttached) !== 0,
    });
  }
  return ribs;
}

/** The findings of a RIB up to an event, as causes: the first of each rule. */
export function causesUpTo(session, found, event) {
  const causes = [];
  for (const finding of found ?? []) {
    if (finding.event <= event) causes.push(session.causes[finding.cause]);
  }
  return firstOfEachRule(causes);
}

function firstOfEachRule(causes) {
  if (causes.length < 2) return causes;
  const rules = new Set();
  const first = causes.filter((cause) => !rules.has(cause.rule) && rules.add(cause.rule));
  return first.sort((one, other) => severityRanks[one.severity] - severityRanks[other.severity]);
}

/**
 * The boxes of a moment.
 *
 * @param session The reply of api/session.
 * @param found `findingsByRIB(session)`.
 * @param standing `standingRIBs(moment.standing)`; each RIB that is shown gets its `role` and `line`.
 * @param event The moment; Infinity for the end.
 * @returns A Map from place to box, in order of place.
 */
export function cellsAt(session, found, standing, event) {
  for (const rib of standing.values()) rib.causes = causesUpTo(session, found.get(rib.rib), event);
  showOffTree(standing);
  const groups = new Map();
  for (const rib of standing.values()) {
    rib.isShown = !rib.isOff || rib.isShownOff;
    if (!rib.isShown) continue;
    if (!rib.isOff) {
      rib.line = "attached";
      const isLost = rib.causes.some((cause) => cause.rule === "lost-child");
      rib.role = isLost ? "lost" : rib.isActive ? "active" : "inactive";
    }
    if (!groups.has(rib.place)) groups.set(rib.place, []);
    groups.get(rib.place).push(rib);
  }
  const cells = new Map();
  for (const place of [...groups.keys()].sort((one, other) => one - other)) {
    cells.set(place, joined(place, groups.get(place), standing, session));
  }
  weigh(cells, session.places);
  return cells;
}

/** Marks the RIBs off the tree that are shown, and gives each its line and state, parents first. */
function showOffTree(standing) {
  const parentOff = (rib) => {
    const parent = rib.isAttached ? standing.get(rib.parent) : undefined;
    return parent?.isOff ? parent : undefined;
  };
  for (const rib of standing.values()) {
    if (!rib.isOff || rib.causes.length === 0) continue;
    let shown = rib;
    while (shown && !shown.isShownOff) {
      shown.isShownOff = true;
      shown = parentOff(shown);
    }
  }
  for (const rib of standing.values()) {
    if (!rib.isShownOff) continue;
    const chain = [];
    let next = rib;
    while (next && !next.role && !chain.includes(next)) {
      chain.push(next);
      next = parentOff(next);
    }
    for (const member of chain.reverse()) settleOff(member, parentOff(member));
  }
}

function settleOff(rib, parent) {
  const isTrouble = rib.causes.some((cause) => cause.severity !== "info");
  const leaks = rib.causes.some((cause) => cause.severity !== "info" && leakRules.has(cause.rule));
  rib.isTop = parent === undefined;
  rib.line = rib.isTop ? (isTrouble ? "retained" : "kept") : "attached";
  rib.role = leaks || parent?.role === "leaked" ? "leaked" : "kept";
}

/** One box for all RIBs at a place. It shows the worst state of them. */
function joined(place, ribs, standing, session) {
  const worst = ribs.reduce((one, other) =>
    worstFirst.indexOf(other.role) < worstFirst.indexOf(one.role) ? other : one);
  const causes = ribs.length === 1 ? ribs[0].causes : firstOfEachRule(ribs.flatMap((rib) => rib.causes));
  const name = session.places[place]?.name ?? "";
  const troubles = causes.filter((cause) => cause.severity !== "info");
  const badges = troubles.slice(0, mostBadges).map((cause) => ({
    text: `${cause.severity === "error" ? "✗" : "!"} ${cause.rule}`,
    tone: cause.severity === "error" ? "fault" : "caution",
  }));
  if (troubles.length > mostBadges) {
    badges.push({ text: `and ${troubles.length - mostBadges} more`, tone: "more" });
  }
  const severity = causes[0]?.severity;
  return {
    place, ribs, causes, badges, name,
    count: ribs.length,
    label: ribs.length === 1 ? name : `${name} ×${ribs.length}`,
    role: worst.role,
    alert: severity === "error" ? "fault" : severity === "warning" ? "caution" : null,
    link: ribs.some((rib) => rib.line === "attached") ? "attached" : worst.line,
    parent: parentPlace(ribs, standing),
    leads: troubles.length > 0,
  };
}

/** The place of the box that a line leads up to; null without a line. */
function parentPlace(ribs, standing) {
  for (const rib of ribs) {
    const parent = standing.get(rib.parent);
    const isDrawn = parent && (parent.isOff ? parent.isShownOff : true);
    if (isDrawn && !(rib.isTop && parent.isOff) && parent.place !== rib.place) return parent.place;
  }
  return null;
}

/** Sets the width of each line: a line that leads to a finding is thicker. */
function weigh(cells, places) {
  const upwards = [...cells.keys()].reverse();
  for (const place of upwards) {
    const above = places[place]?.parent;
    if (cells.get(place).leads && above !== null && cells.has(above)) cells.get(above).leads = true;
  }
  for (const cell of cells.values()) {
    cell.weight = cell.leads ? 2.6 : cell.link === "attached" ? 1.2 : 1.5;
  }
}
