// The trace of a report, which the page carries: gzip in base64.

const mostOfLife = 1000;

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
    const [, name, kind, path] = known;
    return { rib, name, kind, path, life, leftOut };
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

function standingAt({ checkpoints, changes, changesEnd }, event) {
  const after = firstIndex(checkpoints.length, (index) => checkpoints[index].event > event);
  const checkpoint = checkpoints[after - 1] ?? { event: 0, standing: [] };
  const standing = new Map();
  for (let index = 0; index < checkpoint.standing.length; index += 4) {
    standing.set(checkpoint.standing[index], checkpoint.standing.slice(index, index + 4));
  }
  const end = (moment) => (moment > 0 ? changesEnd[moment - 1] : 0);
  for (const change of changes.slice(end(checkpoint.event), end(event))) {
    if (change.length > 1) standing.set(change[0], change);
    else standing.delete(change[0]);
  }
  return [...standing.values()].flat();
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
