// The trace of a report, which the page carries: gzip in base64.

const mostOfLife = 1000;
const endsOfPath = 128;
const longestPath = 2000;

export class EmbeddedSource {
  constructor(data) {
    this.data = data;
  }

  static async unpack(text) {
    const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new EmbeddedSource(await new Response(stream).json());
  }

  async overview() {
    return this.data.overview;
  }

  async session(session) {
    return this.data.sessions[session];
  }

  async flows(session) {
    return this.data.sessions[session].flows;
  }

  async moment(session, { event, time }) {
    const trace = this.data.sessions[session];
    const count = trace.eventList.length;
    let wanted = event === "end" ? count : event;
    if (event === undefined) wanted = firstIndex(count, (index) => trace.eventList[index][1] > time);
    const last = wanted > 0 ? this.described(trace, wanted) : { event: 0, seq: 0, time: 0, words: null, rib: null };
    return { ...last, session, standing: standingAt(trace, wanted) };
  }

  async rib(session, rib) {
    const trace = this.data.sessions[session];
    const life = [];
    trace.eventList.forEach((event, index) => {
      if (event[2] !== rib && event[3] !== rib) return;
      life.push({ ...this.described(trace, index + 1), own: event[2] === rib });
    });
    const leftOut = Math.max(0, life.length - mostOfLife);
    life.splice(mostOfLife / 2, leftOut);
    const known = trace.ribs.find(([id]) => id === rib);
    if (!known) throw new Error(`The session has no RIB ${rib}.`);
    const [, name, kind, place] = known;
    return { rib, name, kind, path: place < 0 ? name : pathOf(trace.places, place), life, leftOut };
  }

  listen() {}

  described(trace, event) {
    const [seq, time, rib, parent, type, words, property] = trace.eventList[event - 1];
    return {
      event, seq, time, type: trace.types[type], words: trace.words[words] ?? null,
      rib: rib || null, parent, property: trace.properties[property],
    };
  }
}

const offTree = 2;
const attached = 4;
const root = 8;
const created = 16;

// What is known of each RIB after an event: itself, its place, its status and its parent.
function factsAt({ checkpoints, changes, changesEnd }, event) {
  const after = firstIndex(checkpoints.length, (index) => checkpoints[index].event > event);
  const checkpoint = checkpoints[after - 1] ?? { event: 0, facts: [] };
  const known = new Map();
  for (let index = 0; index < checkpoint.facts.length; index += 4) {
    known.set(checkpoint.facts[index], checkpoint.facts.slice(index, index + 4));
  }
  const end = (moment) => (moment > 0 ? changesEnd[moment - 1] : 0);
  for (const change of changes.slice(end(checkpoint.event), end(event))) {
    if (change.length > 1) known.set(change[0], change);
    else known.delete(change[0]);
  }
  return known;
}

// The RIBs that stand after an event, as a server would send them.
function standingAt(trace, event) {
  const known = factsAt(trace, event);
  const answers = new Map();
  const isOnTree = (rib) => {
    const path = [];
    let answer = false;
    while (known.has(rib)) {
      if (answers.has(rib)) {
        answer = answers.get(rib);
        break;
      }
      path.push(rib);
      const [, , status, parent] = known.get(rib);
      answer = (status & root) !== 0;
      if (answer || (status & attached) === 0) break;
      rib = parent;
    }
    for (const rib of path) answers.set(rib, answer);
    return answer;
  };
  const standing = [];
  for (const [rib, place, status, parent] of known.values()) {
    const stands = isOnTree(rib);
    if (!stands && (status & created) === 0) continue;
    standing.push(rib, place, (status & ~(root | created)) | (stands ? 0 : offTree), parent);
  }
  return standing;
}

// The names from the root to a place, without the middle of a very long path.
function pathOf(places, place) {
  const names = [];
  for (let next = place; next !== null; next = places[next].parent) names.push(places[next].name);
  names.reverse();
  if (names.length > 2 * endsOfPath) names.splice(endsOfPath, names.length - 2 * endsOfPath, "…");
  const letters = [...names.join("/")];
  if (letters.length > longestPath) letters.splice(longestPath / 2, letters.length - longestPath + 1, "…");
  return letters.join("");
}

function firstIndex(count, passes) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
