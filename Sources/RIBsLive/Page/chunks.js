// Keeps the chunks of a session that were fetched, and puts its moments together from them.
//
// A chunk has the tree before its first event, and what each of its events changes. What boxes say is decided where the
// chunk comes from: `LiveChunk` in Swift.

/**
 * @typedef {object} Box What the tree shows at a place.
 * @property {number} place
 * @property {?number} parent the place of the box above
 * @property {number} attached the event that attached the first of its RIBs
 * @property {string} label
 * @property {number} count how many RIBs it stands for
 * @property {string} role active, inactive, leaked, lost or kept
 * @property {?string} alert fault or caution
 * @property {string} link attached, retained or kept
 * @property {{text: string, tone: string, count: ?number}[]} badges rules, and how many of the RIBs each is about
 * @property {number[]} causes indices among the session's causes
 *
 * @typedef {object} RIB
 * @property {number} rib
 * @property {number} place
 * @property {number} parent the RIB that it is attached to, or was attached to last; 0 for none
 * @property {string} role
 * @property {string} link
 *
 * @typedef {object} Moment
 * @property {number} event how many events have happened
 * @property {number} seq the number of the last event in the trace
 * @property {number} time in nanoseconds
 * @property {?string} words what happened
 * @property {?string} at the call site
 * @property {?number} rib
 * @property {Map<number, Box>} boxes by place
 * @property {Map<number, RIB>} ribs
 */

/** Older chunks are fetched again when they are needed. */
const mostChunks = 24;

export class ChunkStore {
  constructor(source) {
    this.source = source;
    this.forget();
  }

  /** Drops what was fetched, because other boxes have findings now. */
  forget() {
    this.generation = (this.generation ?? 0) + 1;
    this.chunks = [];
    this.shown = null;
  }

  /**
   * @param {number} session
   * @param {{event?: number | "end", time?: number}} wanted
   * @param {number} events how many events the session has
   * @returns {Promise<Moment>}
   */
  async moment(session, { event, time }, events) {
    const number = event === "end" ? events : event;
    const chunk = number === undefined
      ? await this.chunkAtTime(session, time, events) : await this.chunkWith(session, number);
    const moment = number ?? eventAtTime(chunk, time);
    return momentIn(chunk, Math.min(moment, chunk.to), this);
  }

  /**
   * What happened at an event or a time, as far as that is known without asking.
   *
   * @param {{event?: number, time?: number}} wanted
   * @param {number} events how many events the session has
   * @returns {?{event: number, seq: number, time: number, words: ?string}}
   */
  known({ event, time }, events) {
    const chunk = event === undefined ? this.knownAtTime(time, events) : this.knownWith(event);
    return chunk ? described(chunk, event ?? Math.min(eventAtTime(chunk, time), chunk.to)) : null;
  }

  knownWith(event) {
    return this.chunks.find(({ from, to }) => from <= event && event <= to);
  }

  knownAtTime(time, count) {
    return this.chunks.find(({ startTime, to, events }) =>
      startTime <= time && (to === count || time < events.at(-1)?.[1]));
  }

  async chunkWith(session, event) {
    const known = this.knownWith(event);
    if (known) return this.use(known);
    const growing = this.chunks.find(({ to }) => to === event - 1 || to < event && event - to < 1024);
    return this.fetch(session, growing ? { event, after: growing.to } : { event }, growing);
  }

  async chunkAtTime(session, time, count) {
    const known = this.knownAtTime(time, count);
    return known ? this.use(known) : this.fetch(session, { time });
  }

  async fetch(session, wanted, growing) {
    const { generation } = this;
    const reply = await this.source.chunk(session, wanted);
    // The chunks were dropped while this one was on its way.
    if (generation !== this.generation) return this.fetch(session, { ...wanted, after: undefined });
    if (reply.after !== null && growing && growing.from === reply.from && this.chunks.includes(growing)) {
      append(growing, reply);
      return this.use(growing);
    }
    // The chunk to which it belongs was dropped meanwhile.
    if (reply.after !== null) return this.fetch(session, { ...wanted, after: undefined });
    const { from, to, startTime, firstEvent } = reply;
    const chunk = { from, to, startTime, firstEvent, steps: [], events: [] };
    chunk.start = { boxes: boxesOf(reply.boxes, reply), ribs: ribsOf(reply.ribs, reply) };
    append(chunk, reply);
    this.chunks = this.chunks.filter(({ from }) => from !== chunk.from);
    return this.use(chunk);
  }

  use(chunk) {
    this.chunks = [...this.chunks.filter((other) => other !== chunk), chunk].slice(-mostChunks);
    return chunk;
  }
}

function append(chunk, reply) {
  reply.boxChanges.forEach((numbers, index) => {
    chunk.steps.push({ boxes: boxesOf(numbers, reply), ribs: ribsOf(reply.ribChanges[index], reply) });
  });
  const { types, words, sites } = reply;
  for (const [seq, time, rib, parent, type, sentence, site] of reply.events) {
    chunk.events.push([seq, time, rib, parent, types[type], words[sentence], sites[site]?.at ?? null]);
  }
  chunk.to = reply.to;
}

function boxesOf(numbers, { looks }) {
  const boxes = [];
  for (let index = 0; index < numbers.length; index += 4) {
    const [place, look, parent, attached] = numbers.slice(index, index + 4);
    boxes.push({ ...looks[look], place, parent: parent < 0 ? null : parent, attached, isGone: look < 0 });
  }
  return boxes;
}

function ribsOf(numbers, { standings }) {
  const ribs = [];
  for (let index = 0; index < numbers.length; index += 4) {
    const [rib, place, parent, standing] = numbers.slice(index, index + 4);
    const [role, link] = standings[standing] ?? [];
    ribs.push({ rib, place, parent, role, link, isGone: place < 0 });
  }
  return ribs;
}

/** Goes on from the moment before if that is in the same chunk and not later. */
function momentIn(chunk, event, store) {
  const { shown } = store;
  const goesOn = shown?.chunk === chunk && shown.event <= event;
  const boxes = new Map(goesOn ? shown.boxes : chunk.start.boxes.map((box) => [box.place, box]));
  const ribs = new Map(goesOn ? shown.ribs : chunk.start.ribs.map((rib) => [rib.rib, rib]));
  for (const step of chunk.steps.slice((goesOn ? shown.event : chunk.from) - chunk.from, event - chunk.from)) {
    for (const box of step.boxes) apply(boxes, box.place, box);
    for (const rib of step.ribs) apply(ribs, rib.rib, rib);
  }
  store.shown = { chunk, event, boxes, ribs };
  return { ...described(chunk, event), boxes, ribs };
}

function apply(known, key, change) {
  if (change.isGone) known.delete(key);
  else known.set(key, change);
}

/** The last event of a chunk until a time; 0 before the first of all. */
function eventAtTime({ startTime, firstEvent, events }, time) {
  return time < startTime ? 0 : firstEvent + firstIndex(events.length, (index) => events[index][1] > time) - 1;
}

/** What happened at an event of a chunk. */
function described(chunk, event) {
  if (event === 0) return { event, seq: 0, time: 0, rib: null, words: null };
  const [seq, time, rib, parent, type, words, at] = chunk.events[event - chunk.firstEvent];
  return { event, seq, time, rib: rib || null, parent, type, words, at };
}

/** The first index for which a test passes, or the count. It passes for all that follow. */
export function firstIndex(count, passes) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
