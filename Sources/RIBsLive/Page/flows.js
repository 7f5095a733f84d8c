// The Flows tab: a list of the session's flows with verdicts, and one of them in full. Its sentence comes first, then
// the figures of both designs, one diagram, and the moves, which lead to their moments.
//
// LiveFlows.swift decides all facts and words. This module lays them out and keeps what the reader chose. Updates come
// several times a second while an app runs, so each part is made anew only if it shows something else than before.

/**
 * What `api/flows` answers.
 * @typedef {object} FlowsReply
 * @property {number} [session]
 * @property {string} [identity]
 * @property {number} [answer]
 * @property {number} [revision]
 * @property {Flow[]} flows
 * @property {string} [note] Why there are none, or how to see those that are left out.
 */
/**
 * @typedef {object} Flow
 * @property {string} path The path that names it on a command line.
 * @property {string} owner The path of the RIB that owns it.
 * @property {Shape} shape How it is built.
 * @property {Shape} [favoured] The design that the traffic suggests, if it suggests one.
 * @property {string} makeup Design and size, such as "horizontal, 3 steps, 5 moves".
 * @property {string} advice The verdict in a few words.
 * @property {string} sentence The verdict with its evidence.
 * @property {string[]} steps Their names, in the order of their first attach.
 * @property {{ name: string, items: string[], more: number }[]} facts
 * @property {{ name: string, horizontal: string, vertical: string }[]} figures None if both designs allow the same.
 * @property {Move[]} moves
 * @property {{ horizontal: import("./diagram.js").Picture, vertical: import("./diagram.js").Picture }} designs
 */
/**
 * A move between two steps, which are indices in `steps`.
 * @typedef {{ from: number, to: number, times: number, isJump: boolean, event?: number }} Move
 */
/** @typedef {"horizontal" | "vertical"} Shape */

import { DiagramView } from "./diagram.js";
import { button, byId, element, facts, jumpButton, refill, remark, setText, show } from "./dom.js";
import { flowLegend } from "./legend.js";
import { counted, grouped } from "./words.js";

/** The list shows this many names from the end of a path. The chosen flow shows the whole path. */
const namesInList = 3;
/** @type {Shape[]} */
const shapes = ["horizontal", "vertical"];
const designNames = { horizontal: "Horizontal", vertical: "Vertical" };

export class FlowsPanel {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {Flow[]} */
    this.flows = [];
    /** @type {{key: ?string, design: ?Shape}} The flow and the design that the reader chose. */
    this.chosen = { key: null, design: null };
    this.list = element("ul.flow-list", {
      role: "listbox", tabindex: 0, "aria-label": "Flows", keydown: (event) => this.key(event),
    });
    this.note = element("p.hint");
    this.title = element("h2");
    this.sentence = element("p.verdict");
    this.figures = element("div");
    this.designs = shapes.map((shape) =>
      button(designNames[shape], () => this.chooseDesign(shape), { "data-shape": shape }));
    this.diagram = new DiagramView();
    this.moves = element("div.scroll.moves");
    this.facts = element("div");
    this.detail = element("article.flow", this.title, this.sentence, this.figures,
      element("figure",
        element("div.row", element("div.row", { role: "group", "aria-label": "Design" }, this.designs),
          this.diagram.tools),
        this.diagram.box, flowLegend()),
      this.moves, this.facts);
    byId("panel-flows").append(element("h2.unseen", "Flows"), this.list, this.note, this.detail);
    for (const part of [this.list, this.detail]) show(part, false);
    /** @type {Map<unknown, string>} What each part shows. */
    this.shown = new Map();
    new ResizeObserver(() => this.scrollToChosen()).observe(this.list);
  }

  /** @param {FlowsReply} reply */
  show({ flows, note = "" }) {
    this.flows = flows;
    this.update(this.note, [note], () => inCode(note));
    show(this.note, note);
    show(this.list, flows.length > 0);
    show(this.detail, flows.length > 0);
    const rows = flows.map(({ path, shape, favoured, makeup, advice }) => ({ path, shape, favoured, makeup, advice }));
    this.update(this.list, rows, () => rows.map((row, index) => this.option(row, index)));
    this.showChosen();
  }

  /** What the address says of the flows. */
  get inAddress() {
    return { flow: this.chosen.key, design: this.chosen.design };
  }

  /** @param {import("./address.js").Shown} shown */
  restore({ flow = null, design }) {
    this.chosen = { key: flow, design: shapes.find((shape) => shape === design) ?? null };
    this.showChosen();
  }

  /** The index of the chosen flow. If the session does not have it, the first that has a verdict, or the first. */
  get index() {
    const index = this.flows.findIndex((flow) => flowKey(flow) === this.chosen.key);
    return Math.max(0, index >= 0 ? index : this.flows.findIndex(({ favoured }) => favoured));
  }

  /** @param {number} index */
  choose(index) {
    const key = flowKey(this.flows[index]);
    if (key !== this.chosen.key) this.chosen = { key, design: null };
    this.showChosen();
    this.app.remember();
  }

  /** @param {Shape} shape */
  chooseDesign(shape) {
    this.chosen = { key: flowKey(this.flows[this.index]), design: shape };
    this.showChosen();
    this.app.remember();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const last = this.flows.length - 1;
    const next = { ArrowDown: this.index + 1, ArrowUp: this.index - 1, Home: 0, End: last }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.choose(Math.min(last, Math.max(0, next)));
  }

  showChosen() {
    const { index } = this;
    const flow = this.flows[index];
    if (!flow) return;
    [...this.list.children].forEach((option, each) => option.setAttribute("aria-selected", String(each === index)));
    this.list.setAttribute("aria-activedescendant", optionID(index));
    const key = flowKey(flow);
    // The list stays where the reader scrolled it until another flow is shown.
    if (this.isNew("chosen", key)) this.scrollToChosen();
    const isChosen = key === this.chosen.key;
    const design = (isChosen && this.chosen.design) || flow.shape;
    this.update(this.title, flow.path, () => breakable(flow.path));
    setText(this.sentence, flow.sentence);
    this.update(this.figures, [flow.shape, flow.favoured, flow.figures], () => figuresTable(flow));
    for (const [index, shape] of shapes.entries()) {
      const node = this.designs[index];
      node.setAttribute("aria-pressed", String(shape === design));
      setText(node, shape === flow.shape ? `${designNames[shape]}, as it is built` : designNames[shape]);
    }
    this.update(this.moves, [flow.steps, flow.moves], () => movesTable(flow, this.app));
    show(this.moves, flow.moves.length > 0);
    this.update(this.facts, flow.facts, () => factsList(flow));
    const picture = flow.designs[design];
    if (this.isNew(this.diagram, [key, picture, flow.moves])) {
      this.diagram.show(`${key} ${design}`, picture, linksOf(flow, this.app));
    }
  }

  /** Scrolls the list, and nothing around it, until the chosen flow is in view. */
  scrollToChosen() {
    const row = this.list.children[this.index];
    if (!(row instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = this.list;
    this.list.scrollTop = Math.min(offsetTop, Math.max(scrollTop, offsetTop + offsetHeight - clientHeight));
  }

  /**
   * @param {Pick<Flow, "path" | "shape" | "favoured" | "makeup" | "advice">} row
   * @param {number} index
   */
  option({ path, shape, favoured, makeup, advice }, index) {
    const tone = favoured === shape ? "good" : favoured ? "caution" : "open";
    return element("li", {
      role: "option", id: optionID(index), title: path, click: () => this.choose(index),
    }, element("bdi.flow-name", breakable(endOfPath(path))), " ", element(`span.advice.${tone}`, advice), " ", remark(makeup));
  }

  /**
   * Fills a part unless it shows the same already.
   *
   * @param {HTMLElement} node
   * @param {unknown} facts what it shows
   * @param {() => import("./dom.js").Child[]} make
   */
  update(node, facts, make) {
    if (this.isNew(node, facts)) refill(node, make());
  }

  /**
   * @param {unknown} part
   * @param {unknown} facts
   */
  isNew(part, facts) {
    const text = JSON.stringify(facts);
    if (this.shown.get(part) === text) return false;
    this.shown.set(part, text);
    return true;
  }
}

/**
 * What tells a flow from others while it grows: a path may own several, and the last step changes.
 *
 * @param {Flow} flow
 */
function flowKey({ shape, owner, steps }) {
  return JSON.stringify([shape, owner, steps[0]]);
}

/** @param {number} index */
function optionID(index) {
  return `flow-${index}`;
}

/** @param {string} path */
function endOfPath(path) {
  const names = path.split("/");
  return names.length > namesInList ? `…/${names.slice(-namesInList).join("/")}` : path;
}

/**
 * A path that breaks between names.
 *
 * @param {string} path
 */
function breakable(path) {
  return path.split("/").map((name, index) => (index > 0 ? ["/", element("wbr"), name] : name)).flat();
}

/**
 * Text of ours with code between backticks.
 *
 * @param {string} text
 */
function inCode(text) {
  return text.split("`").map((part, index) => (index % 2 === 1 ? element("kbd", part) : part));
}

/** @param {Flow} flow */
function figuresTable({ shape, favoured, figures }) {
  if (figures.length === 0) return [];
  const head = shapes.map((each) => element("th", { scope: "col" }, designNames[each],
    each === shape && remark(" as it is built"), each === favoured && element("span.fits", " fits the moves")));
  return [element("table.figures",
    element("caption.unseen", "Both designs in figures"),
    element("thead", element("tr", element("td"), head)),
    element("tbody", figures.map(({ name, horizontal, vertical }) =>
      element("tr", element("th", { scope: "row" }, name), element("td", horizontal), element("td", vertical)))))];
}

/**
 * @param {Flow} flow
 * @param {import("./app.js").App} app
 */
function movesTable({ steps, moves }, app) {
  return [element("table",
    element("thead", element("tr", ["Move", "Times", "First at"].map((name) => element("th", { scope: "col" }, name)))),
    element("tbody", moves.map(({ from, to, times, isJump, event }) => {
      const words = [element("bdi", steps[from]), " → ", element("bdi", steps[to])];
      return element("tr",
        element("td", event ? jumpButton(words, event, null, app) : words, isJump && jumpRemark()),
        element("td", grouped(times)), element("td", event ? `event ${grouped(event)}` : "unknown"));
    })))];
}

function jumpRemark() {
  return element("span.jump", { title: "The steps are no neighbours, so a vertical design forbids it." }, " a jump");
}

/** @param {Flow} flow */
function factsList(flow) {
  return [facts(flow.facts.map(({ name, items, more }) => [name, element("span",
    items.map((item, index) => [index > 0 && ", ", element("bdi", item)]).flat(),
    more > 0 && remark(` and ${grouped(more)} more`))]))];
}

/**
 * What a line of the diagram says and does, by the boxes that it joins.
 * @param {Flow} flow
 * @param {import("./app.js").App} app
 * @returns {Map<string, import("./diagram.js").LinkAction>}
 */
function linksOf({ steps, moves }, app) {
  return new Map(moves.map(({ from, to, times, event }) => {
    const words = `${steps[from]} → ${steps[to]}: ${counted(times, "time")}`;
    const action = event && (() => app.jump(event, null));
    return [`step_${from + 1} step_${to + 1}`, { words, action }];
  }));
}
