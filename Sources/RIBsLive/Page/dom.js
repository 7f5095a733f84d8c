// Makes elements. Whatever comes from a trace becomes text or an attribute's value, never markup.

const svgNamespace = "http://www.w3.org/2000/svg";

/** Sets attributes. Null and false leave one out, and a function listens to the event of its name. */
export function setAttributes(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(name, value);
    else if (value === null || value === undefined || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  return node;
}

function filled(node, attributes, children) {
  setAttributes(node, attributes);
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An HTML element with attributes and children; text children are text. */
export function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG element with attributes and children. */
export function shape(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(svgNamespace, tag), attributes, children);
}

/** A button with a text and an action. */
export function button(text, action, attributes = {}) {
  return element("button", { type: "button", ...attributes, click: action }, text);
}

/** A quiet remark. */
export function remark(text) {
  return element("span", { class: "hint" }, text);
}

export function byId(id) {
  return document.getElementById(id);
}

/** Shows or hides an element. */
export function show(node, isShown) {
  if (node.hidden === isShown) node.hidden = !isShown;
}

/** Sets a text unless it is there already, so that a screen reader does not say it again. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whether the reader asked for less motion. */
export function prefersStill() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const pictureFont = "Helvetica, Arial, sans-serif";

let measuring = null;
const fittedTexts = new Map();

/** The width of a text in points. */
export function textWidth(text, size, weight = "") {
  measuring ??= document.createElement("canvas").getContext("2d");
  measuring.font = `${weight} ${size}px ${pictureFont}`;
  return measuring.measureText(text).width;
}

/** The text, cut in the middle if it is wider than the room. */
export function fittedText(text, room, size) {
  const key = `${Math.round(room)} ${size} ${text}`;
  const known = fittedTexts.get(key);
  if (known !== undefined) return known;
  if (fittedTexts.size > 20000) fittedTexts.clear();
  let fitted = text;
  if (textWidth(text, size) > room) {
    const letters = Array.from(text);
    let [fits, tooMany] = [0, Math.min(letters.length, 400)];
    const cut = (count) => {
      const head = Math.ceil((count * 2) / 3);
      return letters.slice(0, head).join("") + "…" + letters.slice(letters.length - (count - head)).join("");
    };
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1;
      if (textWidth(cut(middle), size) <= room) fits = middle;
      else tooMany = middle;
    }
    fitted = cut(fits);
  }
  fittedTexts.set(key, fitted);
  return fitted;
}
