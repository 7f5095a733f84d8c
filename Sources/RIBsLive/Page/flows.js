// Each flow as it was observed, drawn horizontally and vertically, with the verdict and its figures.

import { drawDiagram } from "./diagram.js";
import { button, byId, element, list, refill, remark } from "./dom.js";
import { flowLegend } from "./legend.js";
import { counted, grouped } from "./words.js";

export class FlowsPanel {
  constructor(app) {
    this.app = app;
  }

  show(flows) {
    const text = JSON.stringify(flows);
    if (text === this.known) return;
    this.known = text;
    refill(byId("panel-flows"), flows.length > 0 ? [...flows.map((flow) => this.flow(flow)), flowLegend()] : [
      element("p.summary", "No flow was observed."),
      element("p.hint", "A flow is a RIB whose children take turns, such as the steps of a sign-up."),
    ]);
  }

  flow({ title, shape, verdict: [verdict, ...figures], horizontal, vertical, moves }) {
    const drawing = (name, picture) => {
      const svg = drawDiagram(picture, (from, to) => {
        const move = moves.find((each) => each.from === from && each.to === to);
        return move && (() => this.app.jump(move.event, null));
      });
      return element("figure",
        element("figcaption", name, shape === name.toLowerCase() ? remark(" as it is built") : ""),
        element("div.scroll", { tabindex: 0, role: "group", "aria-label": `${title}, ${name.toLowerCase()}` }, svg));
    };
    return element("article.flow",
      element("h2", title), element("p.verdict", verdict), list("ul.dots", figures),
      element("div.designs", drawing("Horizontal", horizontal), drawing("Vertical", vertical)),
      moves.length > 0 && element("h3", "Moves"),
      list("ul", moves.map(({ from, to, times, event }) => [
        button(`${from} → ${to}`, () => this.app.jump(event, null), {
          class: "link-button", title: `Go to event ${grouped(event)}, when it first happened`,
        }), remark(` ${counted(times, "time")}, first at event ${grouped(event)}`)])));
  }
}
