import { drawDiagram } from "./diagram.js";
import { byId, element, jumpButton, list, refill, remark } from "./dom.js";
import { flowLegend } from "./legend.js";
import { counted, grouped } from "./words.js";

let shownFlows = "";

export function showFlows(flows, app) {
  const text = JSON.stringify(flows);
  if (text === shownFlows) return;
  shownFlows = text;
  refill(byId("panel-flows"), flows.length > 0 ? [...flows.map((flow) => flowArticle(flow, app)), flowLegend()] : [
    element("p.summary", "No flow was observed."),
    element("p.hint", "A flow is a RIB whose children take turns."),
  ]);
}

function flowArticle({ title, shape, verdict: [verdict, ...figures], horizontal, vertical, moves }, app) {
  const drawing = (name, picture) => {
    const svg = drawDiagram(picture, (from, to) => {
      const move = moves.find((each) => each.from === from && each.to === to);
      return move && (() => app.jump(move.event, null));
    });
    return element("figure",
      element("figcaption", name, shape === name.toLowerCase() && remark(" as it is built")),
      element("div.scroll", { tabindex: 0, role: "group", "aria-label": `${title}, ${name}` }, svg));
  };
  return element("article.flow",
    element("h2", title), element("p.verdict", verdict), list("ul.dots", figures),
    element("div.designs", drawing("Horizontal", horizontal), drawing("Vertical", vertical)),
    moves.length > 0 && element("h3", "Moves"),
    list("ul", moves.map(({ from, to, times, event }) => [
      jumpButton(`${from} → ${to}`, event, null, app),
      remark(` ${counted(times, "time")}, first at event ${grouped(event)}`)])));
}
