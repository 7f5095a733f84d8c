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
 * @typedef {object} Described A moment and its last event.
 * @property {number} event how many events have happened
 * @property {number} seq the number of the last event in the trace
 * @property {number} time in nanoseconds
 * @property {?string} words what happened
 * @property {?string} at the call site
 * @property {?number} rib
 * @property {number} [parent]
 * @property {string} [type]
 *
 * @typedef {object} Standing
 * @property {Map<number, Box>} boxes by place
 * @property {Map<number, RIB>} ribs
 *
 * @typedef {Described & Standing} Moment
 */

/**
 * What `api/chunk` answers.
 *
 * @typedef {object} ChunkReply
 * @property {number} [session]
 * @property {number} [revision]
 * @property {number} from the moment before its first event
 * @property {number} to the moment after its last event
 * @property {?number} after the moment up to which the page has it. If there is one, only what is behind it is here
 * @property {number} [startTime] left out if there is such a moment, as the next three are
 * @property {number} [firstEvent] the first of `events`
 * @property {number[]} [boxes] the tree at `from`: place, look, place above or -1, event of the first attach
 * @property {number[]} [ribs] RIB, place, parent or 0, standing
 * @property {number[][]} boxChanges for each event, as in `boxes`. The look of a box that goes is -1
 * @property {number[][]} ribChanges as in `ribs`. The place of a RIB that goes is -1
 * @property {number[][]} events number in the trace, time, RIB, parent, and indices of type, words and site
 * @property {string[]} types
 * @property {string[]} words
 * @property {import("./site.js").Site[]} sites
 * @property {Look[]} looks
 * @property {[string, string][]} standings role and link
 *
 * @typedef {{event?: number, time?: number, after?: number}} Wanted What the page asks for.
 *
 * @typedef {Pick<Box, "label" | "count" | "role" | "alert" | "link" | "badges" | "causes">} Look
 */
/**
 * @typedef {object} Chunk
 * @property {number} from
 * @property {number} to
 * @property {number} startTime
 * @property {number} firstEvent
 * @property {Change} start
 * @property {Change[]} steps what each event changes
 * @property {[number, number, number, number, string, string, ?string][]} events as in the reply, with texts in place
 *   of indices
 *
 * @typedef {{boxes: (Box & {isGone: boolean})[], ribs: (RIB & {isGone: boolean})[]}} Change
 */

/** Older chunks are fetched again when they are needed. */
const mostChunks = 24;

export class ChunkStore {
  /** @param {import("./source.js").Source} source */
  constructor(source) {
    this.source = source;
    /** Counts how often the chunks were dropped. */
    this.generation = 0;
    this.forget();
  }

  /** Drops what was fetched, because other boxes have findings now. */
  forget() {
    this.generation += 1;
    /** @type {Chunk[]} The one used last is at the end. */
    this.chunks = [];
    /** @type {?(Standing & {chunk: Chunk, event: number})} The moment that was put together last. */
    this.shown = null;
  }

  /**
   * @param {number} session
   * @param {{event?: number | "end", time?: number}} wanted one of the two
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
   * @returns {?Described}
   */
  known({ event, time }, events) {
    const chunk = event === undefined ? this.knownAtTime(time, events) : this.knownWith(event);
    return chunk ? described(chunk, event ?? Math.min(eventAtTime(chunk, time), chunk.to)) : null;
  }

  /** @param {number} event */
  knownWith(event) {
    return this.chunks.find(({ from, to }) => from <= event && event <= to);
  }

  /**
   * @param {number} time
   * @param {number} count how many events the session has
   */
  knownAtTime(time, count) {
    return this.chunks.find(({ startTime, to, events }) =>
      startTime <= time && (to === count || time < events.at(-1)?.[1]));
  }

  /**
   * @param {number} session
   * @param {number} event
   */
  async chunkWith(session, event) {
    const known = this.knownWith(event);
    if (known) return this.use(known);
    const growing = this.chunks.find(({ to }) => to === event - 1 || to < event && event - to < 1024);
    return this.fetch(session, growing ? { event, after: growing.to } : { event }, growing);
  }

  /**
   * @param {number} session
   * @param {number} time
   * @param {number} count how many events the session has
   */
  async chunkAtTime(session, time, count) {
    const known = this.knownAtTime(time, count);
    return known ? this.use(known) : this.fetch(session, { time });
  }

  /**
   * @param {number} session
   * @param {Wanted} wanted
   * @param {Chunk} [growing] the chunk that the reply may go on from
   * @returns {Promise<Chunk>}
   */
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
    const start = { boxes: boxesOf(reply.boxes, reply), ribs: ribsOf(reply.ribs, reply) };
    /** @type {Chunk} */
    const chunk = { from, to, startTime, firstEvent, start, steps: [], events: [] };
    append(chunk, reply);
    this.chunks = this.chunks.filter(({ from }) => from !== chunk.from);
    return this.use(chunk);
  }

  /** @param {Chunk} chunk */
  use(chunk) {
    this.chunks = [...this.chunks.filter((other) => other !== chunk), chunk].slice(-mostChunks);
    return chunk;
  }
}

/**
 * @param {Chunk} chunk
 * @param {ChunkReply} reply
 */
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

/**
 * @param {number[]} numbers
 * @param {ChunkReply} reply
 */
function boxesOf(numbers, { looks }) {
  const boxes = [];
  for (let index = 0; index < numbers.length; index += 4) {
    const [place, look, parent, attached] = numbers.slice(index, index + 4);
    boxes.push({ ...looks[look], place, parent: parent < 0 ? null : parent, attached, isGone: look < 0 });
  }
  return boxes;
}

/**
 * @param {number[]} numbers
 * @param {ChunkReply} reply
 */
function ribsOf(numbers, { standings }) {
  const ribs = [];
  for (let index = 0; index < numbers.length; index += 4) {
    const [rib, place, parent, standing] = numbers.slice(index, index + 4);
    const [role, link] = standings[standing] ?? [];
    ribs.push({ rib, place, parent, role, link, isGone: place < 0 });
  }
  return ribs;
}

/**
 * Goes on from the moment before if that is in the same chunk and not later.
 *
 * @param {Chunk} chunk
 * @param {number} event
 * @param {ChunkStore} store
 * @returns {Moment}
 */
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

/**
 * @template Value
 * @param {Map<number, Value>} known
 * @param {number} key
 * @param {Value & {isGone: boolean}} change
 */
function apply(known, key, change) {
  if (change.isGone) known.delete(key);
  else known.set(key, change);
}

/**
 * The last event of a chunk until a time; 0 before the first of all.
 *
 * @param {Chunk} chunk
 * @param {number} time
 */
function eventAtTime({ startTime, firstEvent, events }, time) {
  return time < startTime ? 0 : firstEvent + firstIndex(events.length, (index) => events[index][1] > time) - 1;
}

/**
 * What happened at an event of a chunk.
 *
 * @param {Chunk} chunk
 * @param {number} event
 * @returns {Described}
 */
function described(chunk, event) {
  if (event === 0) return { event, seq: 0, time: 0, rib: null, words: null, at: null };
  const [seq, time, rib, parent, type, words, at] = chunk.events[event - chunk.firstEvent];
  return { event, seq, time, rib: rib || null, parent, type, words, at };
}

/**
 * The first index for which a test passes, or the count. It passes for all that follow.
 *
 * @param {number} count
 * @param {(index: number) => boolean} passes
 */
export function firstIndex(count, passes) {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
