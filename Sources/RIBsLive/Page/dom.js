// Makes elements. What comes from a trace becomes text or a value, never markup.

import { ribWord } from "./words.js";

/**
 * @typedef {Node | string | boolean | null | undefined} Child null and false are left out
 *
 * @typedef {{[name: string]: string | number | boolean | ((event: any) => void) | null | undefined}} Attributes
 *
 * @typedef {Attributes | Child | (Child | Child[])[]} Content attributes may come first, children are what follows
 */
/**
 * What `element` makes of a tag such as `p.hint`.
 *
 * @template {string} Tag
 * @typedef {Tag extends `${infer Name}.${string}` ? Made<Name>
 *   : Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] : HTMLElement} Made
 */
/**
 * The elements of the page that are more than an HTMLElement, by their IDs.
 *
 * @typedef {{keys: HTMLDialogElement, editor: HTMLDialogElement, session: HTMLSelectElement, "search-field": HTMLInputElement,
 *   minimap: SVGSVGElement}} Special
 */

/**
 * Sets attributes. Null and false leave one out, and a function listens to the event of its name.
 *
 * @template {Element} Some
 * @param {Some} node
 * @param {Attributes} attributes
 */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, String(value));
  }
  return node;
}

/**
 * @template {Element} Some
 * @param {Some} node
 * @param {string[]} classes
 * @param {any[]} content
 */
function filled(node, classes, [first, ...others]) {
  const hasAttributes = first?.constructor === Object;
  if (classes.length > 0) node.setAttribute("class", classes.join(" "));
  if (hasAttributes) setAttributes(node, first);
  const children = (hasAttributes ? others : [first, ...others]).flat(Infinity);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/**
 * Makes `element("p.hint", { title }, "text", other)`. Attributes may be left out; children may be lists.
 *
 * @template {string} Tag
 * @param {Tag} tag
 * @param {...Content} content
 * @returns {Made<Tag>}
 */
export function element(tag, ...content) {
  const [name, ...classes] = tag.split(".");
  return /** @type {Made<Tag>} */ (filled(document.createElement(name), classes, content));
}

/**
 * The same for SVG.
 *
 * @template {string} Tag
 * @param {Tag} tag
 * @param {...Content} content
 * @returns {Tag extends "svg" | `svg.${string}` ? SVGSVGElement : SVGGElement}
 */
export function shape(tag, ...content) {
  const [name, ...classes] = tag.split(".");
  return /** @type {any} */ (filled(document.createElementNS("http://www.w3.org/2000/svg", name), classes, content));
}

/**
 * @param {Content} text
 * @param {?((event: any) => void)} action
 * @param {Attributes} [attributes]
 */
export function button(text, action, attributes = {}) {
  return element("button", { ...attributes, click: action }, text);
}

/**
 * A button that goes to an event, and selects a RIB if one is given.
 *
 * @param {Content} text
 * @param {number} event
 * @param {number | null | undefined} rib
 * @param {import("./app.js").App} app
 */
export function jumpButton(text, event, rib, app) {
  const title = `Go to event ${event}${rib ? ` and select ${ribWord()} ${rib}` : ""}`;
  return button(text, () => app.jump(event, rib), { class: "link-button", title });
}

/**
 * @param {string} tag such as `ul.dots`
 * @param {Content[]} items
 */
export function list(tag, items) {
  return element(tag, items.map((item) => element("li", item)));
}

/** @param {[string | Child, Content][]} pairs names and what stands beside them. A name without content is left out */
export function facts(pairs) {
  return element("dl", pairs.filter(([, content]) => content).map(([name, content]) =>
    [element("dt", name), element("dd", content)]).flat());
}

/** @param {Content} text */
export function remark(text) {
  return element("span.hint", text);
}

/**
 * A sentence in which code stands between backticks.
 *
 * @param {?string} text
 */
export function prose(text) {
  return (text ?? "").split("`").map((part, index) => (index % 2 === 1 ? element("code", part) : part));
}

/**
 * @template {string} ID
 * @param {ID} id
 * @returns {ID extends keyof Special ? Special[ID] : HTMLElement}
 */
export function byId(id) {
  return /** @type {any} */ (document.getElementById(id));
}

/**
 * The element that fits, among the one in which an event happened and those around it.
 *
 * @param {?EventTarget} target
 * @param {string} selector
 * @returns {HTMLElement | SVGElement | null}
 */
export function closest(target, selector) {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * @param {HTMLElement} node
 * @param {unknown} isShown
 */
export function show(node, isShown) {
  node.hidden = !isShown;
}

/**
 * Sets a text unless it is there already, so that a screen reader does not say it again.
 *
 * @param {Element} node
 * @param {string} text
 */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Sets new children. Scrolling stays, and so does the focus, on what has the same title.
 *
 * @param {HTMLElement} root
 * @param {...Content} children
 */
export function refill(root, ...children) {
  const { scrollTop } = root;
  const { activeElement } = document;
  const title = activeElement instanceof HTMLElement && root.contains(activeElement) && activeElement.title;
  root.replaceChildren(.../** @type {Node[]} */ (children.flat(Infinity).filter(Boolean)));
  root.scrollTop = scrollTop;
  /** @type {NodeListOf<HTMLElement>} */
  const titled = root.querySelectorAll("[title]");
  if (title) [...titled].find((node) => node.title === title)?.focus({ preventScroll: true });
}

/**
 * @param {SVGElement} node
 * @param {(event: PointerEvent) => void} dragged
 */
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

/**
 * @param {string} text
 * @param {number} size of the font, in pixels
 */
export function textWidth(text, size) {
  measuring.font = `${size}px Helvetica, Arial, sans-serif`;
  return measuring.measureText(text).width;
}

/**
 * A text, or its start and its end if there is no room for all of it.
 *
 * @param {string} text
 * @param {number} room in pixels
 * @param {number} size of the font
 */
export function fittedText(text, room, size) {
  if (textWidth(text, size) <= room) return text;
  const letters = Array.from(text);
  const kept = Math.max(1, Math.floor((letters.length * room) / textWidth(text, size)) - 1);
  const head = Math.ceil((kept * 2) / 3);
  return `${letters.slice(0, head).join("")}…${letters.slice(letters.length - (kept - head)).join("")}`;
}
