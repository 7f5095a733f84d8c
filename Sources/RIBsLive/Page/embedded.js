// The data of a report: the server's answers, which the page carries as gzip in base64.

import { firstIndex } from "./chunks.js";
import { ribWord } from "./words.js";

const endsOfPath = 128;
const longestPath = 2000;

/**
 * @typedef {object} ReportSession
 * @property {import("./flows.js").FlowsReply} flows
 * @property {import("./rows.js").LifetimesReply} lifetimes
 * @property {import("./chunks.js").ChunkReply[]} chunks
 * @property {(Omit<import("./rib.js").Reply, "path"> & {place: ?number})[]} ribs
 *
 * @typedef {import("./events.js").Row & {parent: ?number}} Row
 *
 * @typedef {object} Report
 * @property {import("./source.js").Overview} overview
 * @property {(import("./source.js").SessionReply & ReportSession)[]} sessions
 */

export class EmbeddedSource {
  /** @param {Report} data */
  constructor(data) {
    this.data = data;
    /** @type {Row[][]} The rows of each session's log, made when the log is first asked for. */
    this.rows = [];
  }

  /** @param {string} text */
  static async unpack(text) {
    const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new EmbeddedSource(await new Response(stream).json());
  }

  async overview() {
    return this.data.overview;
  }

  /** @param {number} session */
  async session(session) {
    return this.data.sessions[session];
  }

  /** @param {number} session */
  async flows(session) {
    return this.data.sessions[session].flows;
  }

  /** @param {number} session */
  async lifetimes(session) {
    return this.data.sessions[session].lifetimes;
  }

  /**
   * @param {number} session
   * @param {import("./chunks.js").Wanted} wanted
   */
  async chunk(session, { event, time }) {
    const { chunks } = this.data.sessions[session];
    /** @param {import("./chunks.js").ChunkReply} chunk */
    const isBehind = ({ startTime, from }) => (event === undefined ? startTime > time : from >= event);
    return chunks[Math.max(0, firstIndex(chunks.length, (index) => isBehind(chunks[index])) - 1)];
  }

  /**
   * @param {number} session
   * @param {number} rib
   */
  async rib(session, rib) {
    const { ribs, places } = this.data.sessions[session];
    const known = ribs.find((each) => each.rib === rib);
    if (!known) throw new Error(`The session has no ${ribWord()} ${rib}.`);
    return { ...known, path: known.place === null ? known.name : pathOf(places, known.place) };
  }

  /**
   * @param {number} session
   * @param {import("./events.js").WantedRows} wanted
   * @returns {Promise<import("./events.js").EventsReply>}
   */
  async events(session, { text = "", type = "", rib, from = 0, count, at }) {
    const { ribs, chunks } = this.data.sessions[session];
    const wanted = text.toLowerCase();
    const named = new Set(ribs.filter(({ name }) => name.toLowerCase().includes(wanted)).map((each) => each.rib));
    /** @param {Row} row */
    const fits = (row) => (!type || row.type === type) && (rib === undefined || row.rib === rib || row.parent === rib)
      && (!wanted || named.has(row.rib) || named.has(row.parent)
        || row.rib === null && row.words.toLowerCase().includes(wanted));
    const all = this.rows[session] ??= chunks.flatMap((chunk) =>
      chunk.events.slice(chunk.from > 0 ? 1 : 0).map((values, index) => rowOf(chunk, values, chunk.from + index + 1)));
    const rows = text || type || rib !== undefined ? all.filter(fits) : all;
    const start = at === undefined ? from : firstIndex(rows.length, (index) => rows[index].event > at) - 1 - (count >> 1);
    const first = Math.min(Math.max(0, start), Math.max(0, rows.length - count));
    return { total: rows.length, from: first, rows: rows.slice(first, first + count) };
  }

  /** @param {string} _at is opened by nobody: there is no server */
  async openInXcode(_at) {}

  /** @param {import("./app.js").App} _ which never hears anything: a report does not change */
  listen(_) {}
}

/**
 * @param {import("./chunks.js").ChunkReply} chunk
 * @param {number[]} values of an event
 * @param {number} event
 * @returns {Row}
 */
function rowOf({ types, words, sites }, [seq, time, rib, parent, type, sentence, site], event) {
  return {
    event, seq, time, rib: rib || null, parent: parent || null, type: types[type], words: words[sentence],
    site: sites[site] ?? null,
  };
}

/**
 * The names from the root to a place, without the middle of a very long path.
 *
 * @param {import("./source.js").Place[]} places
 * @param {number} place
 */
function pathOf(places, place) {
  const names = [];
  for (let next = place; next !== null; next = places[next].parent) names.push(places[next].name);
  names.reverse();
  if (names.length > 2 * endsOfPath) names.splice(endsOfPath, names.length - 2 * endsOfPath, "…");
  const letters = [...names.join("/")];
  if (letters.length > longestPath) letters.splice(longestPath / 2, letters.length - longestPath + 1, "…");
  return letters.join("");
}
