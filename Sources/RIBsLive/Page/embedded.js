// The data of a report: the server's answers, which the page carries as gzip in base64.

import { firstIndex } from "./chunks.js";

const endsOfPath = 128;
const longestPath = 2000;

export class EmbeddedSource {
  constructor(data) {
    this.data = data;
    /** The rows of each session's log, made when the log is first asked for. */
    this.rows = [];
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

  async lifetimes(session) {
    return this.data.sessions[session].lifetimes;
  }

  async chunk(session, { event, time }) {
    const { chunks } = this.data.sessions[session];
    const isBehind = event === undefined ? ({ startTime }) => startTime > time : ({ from }) => from >= event;
    return chunks[Math.max(0, firstIndex(chunks.length, (index) => isBehind(chunks[index])) - 1)];
  }

  async rib(session, rib) {
    const { ribs, places } = this.data.sessions[session];
    const known = ribs.find((each) => each.rib === rib);
    if (!known) throw new Error(`The session has no RIB ${rib}.`);
    return { ...known, path: known.place === null ? known.name : pathOf(places, known.place) };
  }

  async events(session, { text = "", type = "", rib, from = 0, count, at }) {
    const { ribs, chunks } = this.data.sessions[session];
    const wanted = text.toLowerCase();
    const named = new Set(ribs.filter(({ name }) => name.toLowerCase().includes(wanted)).map((each) => each.rib));
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

  listen() {}
}

function rowOf({ types, words, sites }, [seq, time, rib, parent, type, sentence, site], event) {
  return {
    event, seq, time, rib: rib || null, parent: parent || null, type: types[type], words: words[sentence],
    site: sites[site] ?? null,
  };
}

/** The names from the root to a place, without the middle of a very long path. */
function pathOf(places, place) {
  const names = [];
  for (let next = place; next !== null; next = places[next].parent) names.push(places[next].name);
  names.reverse();
  if (names.length > 2 * endsOfPath) names.splice(endsOfPath, names.length - 2 * endsOfPath, "…");
  const letters = [...names.join("/")];
  if (letters.length > longestPath) letters.splice(longestPath / 2, letters.length - longestPath + 1, "…");
  return letters.join("");
}
