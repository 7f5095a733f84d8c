// Each flow as it was observed, drawn horizontally and vertically, with the verdict and its figures.

import { drawDiagram } from "./diagram.js";
import { button, element, remark } from "./dom.js";
import { flowLegend } from "./legend.js";
import { counted, grouped } from "./words.js";

export class FlowsPanel {
  /** @param actions `{ jump(event, rib) }`. */
  constructor(root, actions) {
    this.root = root;
    this.actions = actions;
  }

  show(flows) {
    const text = JSON.stringify(flows);
    if (text === this.known) return;
    this.known = text;
    const scroll = this.root.scrollTop;
    this.root.replaceChildren(...(flows.length > 0 ? [...flows.map((flow) => this.flow(flow)), flowLegend()] : [
      element("p", { class: "summary" }, "No flow was observed."),
      element("p", { class: "hint" }, "A flow is a RIB whose children take turns, such as the steps of a sign-up."),
    ]));
    this.root.scrollTop = scroll;
  }

  flow(flow) {
    const move = (from, to) => flow.moves.find((each) => each.from === from && each.to === to);
    const drawing = (name, picture) => {
      if (!picture) return "";
      const svg = drawDiagram(picture, (link, drawn, from, to) => {
        const seen = ["observed", "forbidden"].includes(link.role) ? move(from, to) : null;
        if (!seen) return;
        drawn.classList.add("can-jump");
        drawn.addEventListener("click", () => this.actions.jump(seen.event, null));
      });
      const isBuilt = flow.shape === name.toLowerCase();
      return element("figure", {},
        element("figcaption", {}, name, isBuilt ? remark(" as it is built") : ""),
        element("div", {
          class: "scroll", tabindex: "0", role: "group", "aria-label": `${flow.title}, ${name.toLowerCase()}`,
        }, svg));
    };
    const [verdict, ...figures] = flow.verdict;
    return element("article", { class: "flow" },
      element("h2", {}, flow.title), element("p", { class: "verdict" }, verdict ?? ""),
      element("ul", { class: "figures" }, ...figures.map((line) => element("li", {}, line))),
      element("div", { class: "designs" }, drawing("Horizontal", flow.horizontal), drawing("Vertical", flow.vertical)),
      flow.moves.length > 0 ? element("h3", {}, "Moves") : null,
      element("ul", { class: "moves" }, ...flow.moves.map((each) => element("li", {},
        button(`${each.from} → ${each.to}`, () => this.actions.jump(each.event, null), {
          class: "event", title: `Go to event ${grouped(each.event)}, when it first happened` }),
        remark(` ${counted(each.times, "time")}, first at event ${grouped(each.event)}`)))));
  }
}
