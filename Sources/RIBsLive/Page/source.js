// Where the page gets its data: from the server, or from what a report carries.

import { EmbeddedSource } from "./embedded.js";

/**
 * The states of `LiveState` in Swift.
 *
 * @typedef {object} State How far a trace was read, and what is known of its end.
 * @property {string} state the name, by which the style sheet picks colours
 * @property {string} words for the bar
 * @property {string} title the heading of a page with nothing else to show
 * @property {string} message a sentence
 * @property {?number} written when the trace was last written, in seconds since 1970
 * @property {boolean} mayGrow whether its end can be followed
 *
 * @typedef {object} Summary
 * @property {number} session its index, by which the page asks for it
 * @property {string} name
 * @property {?string} app
 * @property {number} events how many it has
 * @property {?string} ended why, if it ended in order
 * @property {number} errors
 * @property {number} warnings
 * @property {number} notes
 *
 * @typedef {object} Trace
 * @property {string} product the version of the program
 * @property {?string} trace its name; null for apps that connect
 * @property {number} revision rises whenever something changes
 * @property {?string} folder of the sources, on the machine of page and server
 * @property {boolean} hasXcode whether the server can open files in Xcode
 * @property {(Summary & State)[]} sessions
 *
 * @typedef {Trace & State} Overview What `api/overview` answers. The state is that of the newest session.
 *
 * @typedef {object} News What `api/live` sends whenever something changes.
 * @property {number} revision
 * @property {string} state
 * @property {string} message
 * @property {number} sessions how many there are
 * @property {number} events how many the newest has
 */
/**
 * What `api/session` answers. A report has neither `revision` nor `answer`.
 *
 * @typedef {object} Details
 * @property {string} identity tells it from others, also when its trace begins anew
 * @property {number} [answer] its number among the answers to this question
 * @property {number} [revision]
 * @property {number} lastEvent the number of the last event in the trace
 * @property {number} time of the last event, in nanoseconds
 * @property {string[]} types the types of its events
 * @property {number} fullest the event after which most RIBs were on the tree; 0 if there were none
 * @property {string} word what RIBs are called: "RIB", or "node" if its tree has others too
 * @property {string} checked what was checked, in words
 * @property {string[]} limits what could not be checked
 * @property {"right" | "down"} direction where children stand
 * @property {number} width of the tree with all places
 * @property {number} height
 * @property {Place[]} places
 * @property {Cause[]} causes the worst first
 * @property {[number, number, number, number][]} found a RIB, the event after which something was found about it, the
 *   index of the cause, and the time
 * @property {import("./lanes.js").Mark[]} marks
 * @property {[number, number, number, number, number][]} curve samples of consecutive events: the last event, its time,
 *   the most RIBs on the tree, and how many were attached and detached
 *
 * @typedef {Summary & Details} SessionReply
 *
 * @typedef {object} Place All RIBs with one path. Where the source is known, places may be in it alone.
 * @property {?number} parent
 * @property {string} name
 * @property {?string} kind viewless, viewable or launch
 * @property {number} ribs how many RIBs of the session were there
 * @property {number} x the middle of its box in the layout with fixed places
 * @property {number} y
 * @property {number} boxWidth
 * @property {number} boxHeight
 * @property {?import("./site.js").Site} [source] the line that attaches it, if it is in the source alone
 * @property {Hazard[]} [hazards]
 *
 * @typedef {object} Hazard What can go wrong, by the source.
 * @property {string} rule
 * @property {Severity} severity
 * @property {string} message
 * @property {string} fix
 * @property {{text: string, tone: string}} [badge] unless it is a note
 * @property {?import("./site.js").Site} site
 *
 * @typedef {object} Cause Findings with one cause.
 * @property {string} fingerprint tells it from others, also while the session grows
 * @property {string} rule
 * @property {Severity} severity
 * @property {string} message
 * @property {?string} held by what, if it should be gone
 * @property {string} fix
 * @property {?string} rib a name
 * @property {string} [path]
 * @property {?import("./site.js").Site} site
 * @property {number} times how many findings there are
 * @property {?string} exempt why it does not count
 * @property {number} [line] of the trace, if the finding has no time
 * @property {number[]} events the moments of the first findings
 * @property {number[]} eventTimes
 * @property {(number | null)[]} ribs
 * @property {{note: string, site: ?import("./site.js").Site, event: number}[]} related
 *
 * @typedef {"error" | "warning" | "info"} Severity
 */
/**
 * A reply that grows with its session. To a page that has an older one, the server sends only what has changed in its
 * lists: for each list its length, and the elements that are new or different, each behind its index.
 *
 * @typedef {{session?: number, identity?: string, answer?: number}} Growing
 * @typedef {{length: number, changed: unknown[]}} ListChange
 */
/** @typedef {ServedSource | EmbeddedSource} Source */

export async function openSource() {
  const trace = document.getElementById("trace");
  return trace ? EmbeddedSource.unpack(trace.textContent) : new ServedSource();
}

class ServedSource {
  constructor() {
    /** @type {Map<string, Growing>} The newest reply of each name that grows. */
    this.grown = new Map();
  }

  /** @returns {Promise<Overview>} */
  overview() {
    return this.read("overview");
  }

  /**
   * @param {number} session
   * @returns {Promise<SessionReply>}
   */
  session(session) {
    return this.readChanges("session", session);
  }

  /**
   * @param {number} session
   * @param {import("./chunks.js").Wanted} wanted
   * @returns {Promise<import("./chunks.js").ChunkReply>}
   */
  chunk(session, wanted) {
    return this.read("chunk", { session, ...wanted });
  }

  /**
   * @param {number} session
   * @param {number} rib
   * @returns {Promise<import("./rib.js").Reply>}
   */
  rib(session, rib) {
    return this.read("rib", { session, rib });
  }

  /**
   * @param {number} session
   * @param {import("./events.js").WantedRows} wanted
   * @returns {Promise<import("./events.js").EventsReply>}
   */
  events(session, wanted) {
    return this.read("events", { session, ...wanted });
  }

  /**
   * @param {number} session
   * @returns {Promise<import("./flows.js").FlowsReply>}
   */
  flows(session) {
    return this.readChanges("flows", session);
  }

  /**
   * @param {number} session
   * @returns {Promise<import("./rows.js").LifetimesReply>}
   */
  lifetimes(session) {
    return this.readChanges("lifetimes", session);
  }

  /**
   * Opens the code at a call site in Xcode, on the server's machine.
   *
   * @param {string} at
   */
  openInXcode(at) {
    return this.read("open", { at }, "POST");
  }

  /**
   * EventSource tries again by itself after a broken connection, but not after a refusal.
   *
   * @param {import("./app.js").App} listener
   */
  listen(listener) {
    const stream = new EventSource(this.address("live", {}));
    stream.onopen = () => listener.connected();
    stream.onmessage = ({ data }) => listener.hear(JSON.parse(data));
    stream.onerror = () => {
      listener.disconnected();
      if (stream.readyState === EventSource.CLOSED) setTimeout(() => this.listen(listener), 2000);
    };
  }

  /**
   * Reads a reply that grows.
   *
   * @param {string} name
   * @param {number} session
   * @returns {Promise<any>}
   */
  async readChanges(name, session) {
    const before = this.grown.get(name);
    const known = before?.session === session ? before : null;
    const parameters = { session, identity: known?.identity, since: known?.answer };
    const reply = withLists(before, await this.read(name, parameters));
    this.grown.set(name, reply);
    return reply;
  }

  /**
   * @param {string} name
   * @param {object} parameters
   */
  address(name, parameters) {
    const query = new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== undefined));
    const token = new URLSearchParams(location.search).get("token");
    if (token !== null) query.set("token", token);
    return `api/${name}?${query}`;
  }

  /**
   * @param {string} name
   * @param {object} parameters
   * @param {string} method
   */
  async read(name, parameters = {}, method = "GET") {
    /** @type {Response} */
    let reply;
    let text = "";
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

/**
 * A reply with whole lists.
 *
 * @param {any} before the reply that the page has
 * @param {any} reply with whole lists, or with what has changed in them
 * @returns {any}
 */
function withLists(before, reply) {
  /** @param {[string, ListChange]} field */
  const whole = ([key, value]) => [key, value?.changed ? changedList(before[key], value) : value];
  return Object.fromEntries(Object.entries(reply).map(whole));
}

/**
 * @param {unknown[]} list
 * @param {ListChange} change
 */
function changedList(list, { length, changed }) {
  const next = list.slice(0, length);
  for (let index = 0; index < changed.length; index += 2) next[/** @type {number} */ (changed[index])] = changed[index + 1];
  return next;
}
