// Where the page gets its data: from the server, or from what a report carries.

import { EmbeddedSource } from "./embedded.js";

export async function openSource() {
  const trace = document.getElementById("trace");
  return trace ? EmbeddedSource.unpack(trace.textContent) : new ServedSource();
}

class ServedSource {
  overview() {
    return this.read("overview");
  }

  session(session) {
    return this.read("session", { session });
  }

  chunk(session, wanted) {
    return this.read("chunk", { session, ...wanted });
  }

  rib(session, rib) {
    return this.read("rib", { session, rib });
  }

  events(session, wanted) {
    return this.read("events", { session, ...wanted });
  }

  flows(session) {
    return this.read("flows", { session });
  }

  lifetimes(session) {
    return this.read("lifetimes", { session });
  }

  /** Opens the code at a call site in Xcode, on the server's machine. */
  openInXcode(at) {
    return this.read("open", { at }, "POST");
  }

  /** EventSource tries again by itself after a broken connection, but not after a refusal. */
  listen(listener) {
    const stream = new EventSource(this.address("live", {}));
    stream.onopen = () => listener.connected();
    stream.onmessage = ({ data }) => listener.hear(JSON.parse(data));
    stream.onerror = () => {
      listener.disconnected();
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => this.listen(listener), 2000);
    };
  }

  address(name, parameters) {
    const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined));
    const token = new URLSearchParams(location.search).get("token");
    if (token !== null) query.set("token", token);
    return `api/${name}?${query}`;
  }

  async read(name, parameters = {}, method = "GET") {
    let [reply, text] = [null, ""];
    try {
      reply = await fetch(this.address(name, parameters), { method, cache: "no-store" });
      text = await reply.text();
    } catch {
      throw new Error("The server does not answer, trying again.");
    }
    if (reply.ok) return JSON.parse(text);
    throw new Error(text.trim().slice(0, 300) || `The server refused api/${name} with status ${reply.status}.`);
  }
}
