// The trace of a report, which the page carries: gzip in base64.

const mostOfLife = 1000;

/** Answers the questions of the page from the data in the page. */
export class EmbeddedSource {
  constructor(data) {
    this.data = data;
  }

  /** Unpacks the content of the page's data element. */
  static async unpack(text) {
    const packed = atob(text.replace(/\s+/g, ""));
    const bytes = new Uint8Array(packed.length);
    for (let index = 0; index < packed.length; index += 1) bytes[index] = packed.charCodeAt(index);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new EmbeddedSource(await new Response(stream).json());
  }

  async overview() {
    return this.data.overview;
  }

  async session(session) {
    const { flows, checkpoints, eventList, changes, changesEnd, words, types, properties, ribs, ...reply } =
      this.trace(session);
    return reply;
  }

  async flows(session) {
    return this.trace(session).flows ?? [];
  }

  async moment(session, { event, time }) {
    const trace = this.trace(session);
    const count = trace.eventList.length;
    let wanted = count;
    if (event === undefined) wanted = firstIndex(count, (index) => trace.eventList[index][1] > time);
    else if (event !== "end") wanted = Math.max(0, Math.min(count, event));
    const last = wanted > 0 ? this.described(trace, wanted) : null;
    return {
      session, event: wanted, seq: last?.seq ?? 0, time: last?.time ?? 0, words: last?.words ?? null,
      rib: last?.rib ?? null, standing: standingAt(trace, wanted),
    };
  }

  async rib(session, rib) {
    const trace = this.trace(session);
    const life = [];
    trace.eventList.forEach((event, index) => {
      if (event[2] !== rib && event[3] !== rib) return;
      life.push({ ...this.described(trace, index + 1), own: event[2] === rib });
    });
    const leftOut = Math.max(0, life.length - mostOfLife);
    if (leftOut > 0) life.splice(mostOfLife / 2, leftOut);
    const known = trace.ribs.find((entry) => entry[0] === rib);
    return { rib, name: known?.[1] ?? "", kind: known?.[2] ?? null, path: known?.[3] ?? "", life, leftOut };
  }

  forget() {}

  /** A report does not change. */
  listen() {}

  trace(session) {
    const trace = this.data.sessions[session];
    if (!trace) throw new Error(`The report has no session ${session}.`);
    return trace;
  }

  described(trace, event) {
    const [seq, time, rib, parent, type, words, property] = trace.eventList[event - 1];
    return {
      event, seq, time, type: trace.types[type], words: trace.words[words] ?? null,
      rib: rib || null, parent: parent || null, property: trace.properties[property] ?? null,
    };
  }
}

/** The standing list of a moment: the last checkpoint before it, then the changes since. */
function standingAt(trace, event) {
  const after = firstIndex(trace.checkpoints.length, (index) => trace.checkpoints[index].event > event);
  const checkpoint = trace.checkpoints[after - 1] ?? { event: 0, standing: [] };
  const standing = new Map();
  for (let index = 0; index + 3 < checkpoint.standing.length; index += 4) {
    standing.set(checkpoint.standing[index], checkpoint.standing.slice(index, index + 4));
  }
  const end = (moment) => (moment > 0 ? trace.changesEnd[moment - 1] : 0);
  for (let index = end(checkpoint.event); index < end(event); index += 1) {
    const change = trace.changes[index];
    if (change.length > 1) standing.set(change[0], change);
    else standing.delete(change[0]);
  }
  return [...standing.values()].flat();
}

/** The first index below `count` that passes a test which all later ones pass too; else `count`. */
function firstIndex(count, passes) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
