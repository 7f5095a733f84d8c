// What a report page knows: the answers that a server would give, which the page carries as gzip in base64.

import { firstIndex } from "./chunks.js";

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

  async chunk(session, { event, time }) {
    const { chunks } = this.data.sessions[session];
    const isBehind = event === undefined ? ({ startTime }) => startTime > time : ({ from }) => from >= event;
    return chunks[Math.max(0, firstIndex(chunks.length, (index) => isBehind(chunks[index])) - 1)];
  }

  async rib(session, rib) {
    const { ribs, places, chunks } = this.data.sessions[session];
    const known = ribs.find(([id]) => id === rib);
    if (!known) throw new Error(`The session has no RIB ${rib}.`);
    const [, name, kind, place, leftOut, numbers] = known;
    const life = numbers.map((event) => {
      const chunk = chunks[firstIndex(chunks.length, (index) => chunks[index].to >= event)];
      const { types, words, properties, events } = chunk;
      const [seq, time, of, parent, type, sentence, property] = events[event - chunk.firstEvent];
      return {
        event, seq, time, parent, rib: of || null, type: types[type], words: words[sentence],
        property: properties[property], own: of === rib,
      };
    });
    return { rib, name, kind, path: place < 0 ? name : pathOf(places, place), life, leftOut };
  }

  listen() {}
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
