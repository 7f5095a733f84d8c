// Where the page gets its data: from `ribs-inspect serve`, or from the page itself in a report.

import { EmbeddedSource } from "./embedded.js";

/** The source for this page: the embedded trace if there is one, else the server. */
export async function openSource() {
  const trace = document.getElementById("trace");
  return trace ? EmbeddedSource.unpack(trace.textContent) : new ServedSource();
}

/** Asks the server that the page came from. */
export class ServedSource {
  constructor() {
    this.token = new URLSearchParams(location.search).get("token");
    this.moments = new Map();
  }

  overview() {
    return this.read("overview");
  }

  session(session) {
    return this.read("session", { session });
  }

  /** Past moments do not change, so the last few are kept. */
  async moment(session, { event, time }) {
    const key = `${session} ${event}`;
    const known = this.moments.get(key);
    if (known) return known;
    const reply = await this.read("moment", event === undefined ? { session, time } : { session, event });
    if (event !== "end" && event !== undefined) {
      if (this.moments.size > 40) this.moments.delete(this.moments.keys().next().value);
      this.moments.set(key, reply);
    }
    return reply;
  }

  rib(session, rib) {
    return this.read("rib", { session, rib });
  }

  flows(session) {
    return this.read("flows", { session });
  }

  /** Forgets what was kept, because the server or the trace may be another. */
  forget() {
    this.moments.clear();
  }

  /**
   * Listens to news. EventSource tries again by itself after a broken connection, but not after a refusal.
   *
   * @param listener `{ news(message), up(), down() }`.
   */
  listen(listener) {
    const stream = new EventSource(this.address("live", {}));
    stream.onopen = () => listener.up();
    stream.onmessage = (message) => {
      try {
        listener.news(JSON.parse(message.data));
      } catch {
        // A message that was cut off: the next one says the same.
      }
    };
    stream.onerror = () => {
      listener.down();
      if (stream.readyState !== EventSource.CLOSED) return;
      stream.close();
      setTimeout(() => this.listen(listener), 2000);
    };
  }

  address(name, parameters) {
    const query = new URLSearchParams(parameters);
    if (this.token !== null) query.set("token", this.token);
    const text = query.toString();
    return `api/${name}${text ? `?${text}` : ""}`;
  }

  async read(name, parameters = {}) {
    const reply = await fetch(this.address(name, parameters), { cache: "no-store" });
    if (!reply.ok) {
      const text = (await reply.text()).trim().slice(0, 300);
      throw new Error(text || `The server refused api/${name} with status ${reply.status}.`);
    }
    return reply.json();
  }
}
