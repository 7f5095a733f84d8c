// Makes elements. What comes from a trace becomes text or a value, never markup.

/** Sets attributes. Null and false leave one out, and a function listens to the event of its name. */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  return node;
}

function filled(node, classes, [first, ...others]) {
  const hasAttributes = first?.constructor === Object;
  if (classes.length > 0) node.setAttribute("class", classes.join(" "));
  if (hasAttributes) setAttributes(node, first);
  const children = (hasAttributes ? others : [first, ...others]).flat(Infinity);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Makes `element("p.hint", { title }, "text", other)`. Attributes may be left out; children may be lists. */
export function element(tag, ...content) {
  const [name, ...classes] = tag.split(".");
  return filled(document.createElement(name), classes, content);
}

export function shape(tag, ...content) {
  const [name, ...classes] = tag.split(".");
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), classes, content);
}

export function button(text, action, attributes = {}) {
  return element("button", { ...attributes, click: action }, text);
}

export function jumpButton(text, event, rib, app) {
  const title = `Go to event ${event}${rib ? ` and select RIB ${rib}` : ""}`;
  return button(text, () => app.jump(event, rib), { class: "link-button", title });
}

export function list(tag, items) {
  return element(tag, items.map((item) => element("li", item)));
}

export function facts(pairs) {
  return element("dl", pairs.filter(([, content]) => content).map(([name, content]) =>
    [element("dt", name), element("dd", content)]).flat());
}

export function remark(text) {
  return element("span.hint", text);
}

/** A sentence in which code stands between backticks. */
export function prose(text) {
  return (text ?? "").split("`").map((part, index) => (index % 2 === 1 ? element("code", part) : part));
}

export function byId(id) {
  return document.getElementById(id);
}

export function show(node, isShown) {
  node.hidden = !isShown;
}

/** Sets a text unless it is there already, so that a screen reader does not say it again. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets new children. Scrolling stays, and so does the focus, on what has the same title. */
export function refill(root, ...children) {
  const { scrollTop } = root;
  const title = root.contains(document.activeElement) && document.activeElement.title;
  root.replaceChildren(...children.flat(Infinity).filter(Boolean));
  root.scrollTop = scrollTop;
  if (title) [...root.querySelectorAll("[title]")].find((node) => node.title === title)?.focus({ preventScroll: true });
}

export function listenToDrags(node, dragged) {
  node.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    node.setPointerCapture(event.pointerId);
    dragged(event);
  });
  node.addEventListener("pointermove", (event) => node.hasPointerCapture(event.pointerId) && dragged(event));
  // The browser would drag text that is selected, and end this drag.
  node.addEventListener("dragstart", (event) => event.preventDefault());
}

const measuring = document.createElement("canvas").getContext("2d");

export function textWidth(text, size) {
  measuring.font = `${size}px Helvetica, Arial, sans-serif`;
  return measuring.measureText(text).width;
}

export function fittedText(text, room, size) {
  if (textWidth(text, size) <= room) return text;
  const letters = Array.from(text);
  const kept = Math.max(1, Math.floor((letters.length * room) / textWidth(text, size)) - 1);
  const head = Math.ceil((kept * 2) / 3);
  return `${letters.slice(0, head).join("")}…${letters.slice(letters.length - (kept - head)).join("")}`;
}
