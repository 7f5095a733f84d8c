// The page as text, for golden files: an outline of its elements, and what was drawn last on each canvas. It runs before
// the page's own scripts, because some pictures are drawn once.

(() => {
  const painting = ["fill", "stroke", "fillRect", "strokeRect", "fillText", "strokeText"];
  const tracing = ["moveTo", "lineTo", "arc", "rect", "roundRect", "quadraticCurveTo", "closePath", "clip"];
  /** What was drawn on a canvas, or is in a path. */
  const drawn = new WeakMap();

  /** Half pixels are exact enough. */
  const rounded = (value) => (typeof value === "number" ? String(Math.round(value * 2) / 2) : String(value));
  const words = (value) => (drawn.has(value) ? `(${drawn.get(value).join("; ")})` : rounded(value));
  const style = (value) => (typeof value === "string" ? value : "pattern");

  function brush(name, pen) {
    const fills = name.startsWith("fill");
    const facts = [style(fills ? pen.fillStyle : pen.strokeStyle)];
    if (!fills) facts.push(`width ${rounded(pen.lineWidth)}`);
    if (!fills && pen.getLineDash().length > 0) facts.push(`dash ${pen.getLineDash()}`);
    if (name.endsWith("Text")) facts.push(pen.font, pen.textAlign, pen.textBaseline);
    if (pen.globalAlpha < 1) facts.push(`alpha ${pen.globalAlpha.toFixed(2)}`);
    return facts.join(", ");
  }

  function record(kind, name) {
    const draw = kind.prototype[name];
    if (!draw) return;
    kind.prototype[name] = function (...values) {
      const target = this.canvas ?? this;
      // A picture begins with its scale.
      if (!drawn.has(target) || name === "setTransform") drawn.set(target, []);
      const line = `${name} ${values.map(words).join(" ")}`.trim();
      drawn.get(target).push(painting.includes(name) ? `${line} — ${brush(name, this)}` : line);
      return draw.apply(this, values);
    };
  }
  for (const name of [...painting, ...tracing, "drawImage", "setTransform"]) {
    record(CanvasRenderingContext2D, name);
    record(OffscreenCanvasRenderingContext2D, name);
  }
  for (const name of tracing) record(Path2D, name);

  const isGeometry = /^(c?[xy]|r[xy]?|[xy][12]|width|height|d|points|transform|viewBox|style|stroke-width)$/;
  const inWholes = (text) => text.replace(/-?\d+\.\d+/g, (number) => rounded(Number(number)));

  function attributes(node) {
    const all = [...node.attributes].filter(({ name }) => name !== "class" && name !== "id");
    // The page may set them in any order.
    all.sort((one, other) => (one.name < other.name ? -1 : 1));
    const facts = all.map(({ name, value }) => (value === "" ? name : `${name}="${isGeometry.test(name) ? inWholes(value) : value}"`));
    if ("value" in node && node.value !== "" && node.tagName !== "LI" && node.tagName !== "BUTTON") facts.push(`→ ${node.value}`);
    if (node.checked) facts.push("→ checked");
    if (node.scrollTop > 0) facts.push(`→ scrolled ${rounded(node.scrollTop)}`);
    return facts;
  }

  function lines(node, indent) {
    const name = [node.tagName.toLowerCase(), node.id && `#${node.id}`, ...[...node.classList].map((each) => `.${each}`)];
    const start = [name.filter(Boolean).join(""), ...attributes(node)].join(" ");
    // What is hidden shows nothing, and lists of choices are long.
    if (node.hidden || node.tagName === "SCRIPT" || node.tagName === "STYLE") return node.hidden ? [indent + start] : [];
    const inner = `${indent}  `;
    if (node.tagName === "CANVAS") return [indent + start, ...(drawn.get(node) ?? []).map((line) => inner + line)];
    const children = [...node.childNodes].flatMap((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.data.trim() ? [`${inner}"${child.data}"`] : [];
      return child.nodeType === Node.ELEMENT_NODE ? lines(child, inner) : [];
    });
    if (children.length === 1 && children[0].startsWith(`${inner}"`)) return [`${indent}${start} ${children[0].trim()}`];
    return [indent + start, ...children];
  }

  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  async function outline(selector) {
    const { app } = window.ribsInspect;
    app.timeline.strip.requestDraw();
    app.lifetimes.ask();
    app.tree.draw();
    await frames();
    return lines(document.querySelector(selector), "").join("\n") + "\n";
  }

  /** The outline once nothing moves any more. */
  window.outline = async (selector) => {
    let [before, now] = ["", await outline(selector)];
    for (let tries = 0; before !== now && tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      [before, now] = [now, await outline(selector)];
    }
    return now;
  };
})();
