// What a reader's browser makes of the picture that is open. Lengths are in CSS pixels.
var measure = (() => {
  const sheet = document.documentElement
  const rect = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left, top, width, height]
  }
  const color = (text) => {
    const parts = text.match(/^rgb\((\d+), (\d+), (\d+)\)$/)
    return parts && parts.slice(1).map(Number)
  }
  const role = (group) => [...group.classList].slice(1).join(" ")
  // The shape in a box that says what its colour says.
  const mark = (group) => {
    const own = role(group).startsWith("mark_") ? group : document.getElementById("mark_" + group.id)
    const shape = own?.querySelector("ellipse, polygon")
    const sign = group.querySelector("text")?.textContent
    if (!shape) return sign?.length === 1 ? `sign ${sign}` : "no mark"
    const style = getComputedStyle(shape)
    const corners = shape.points ? shape.points.length - 1 : 0
    return `mark of ${corners} corners, ${style.fill === style.stroke ? "filled" : "hollow"}`
  }
  const shapes = (group) => [...group.querySelectorAll("path, polygon, polyline, ellipse")]
  const isFilled = (shape) => color(getComputedStyle(shape).fill) !== null
  const ground = () => getComputedStyle(document.querySelector(".graph > polygon")).fill

  // The letters, without the room above and below them.
  const letters = (text) => {
    const { x, y, width, height } = text.getBBox()
    const half = 0.35 * parseFloat(text.getAttribute("font-size"))
    return { left: x, right: x + width, top: y + height / 2 - half, bottom: y + height / 2 + half }
  }

  // Whether the letters, and room beside them, lie inside a shape.
  const fits = (text, shapes, room) => {
    const { left, right, top, bottom } = letters(text)
    const corners = [left - room, right + room].flatMap((x) => [top, bottom].map((y) => new DOMPoint(x, y)))
    return corners.every((corner) => shapes.some((shape) => shape.isPointInFill(corner)))
  }

  // Whether a line goes through the letters, and nothing lies between the two.
  const isStruck = (text, group, lines) => {
    if (fits(text, shapes(group).filter(isFilled), -0.5)) return false
    const { left, right, top, bottom } = letters(text)
    const holds = ({ x, y }) => x > left && x < right && y > top && y < bottom
    return lines.some((line) => {
      const around = line.getBBox()
      if (around.x > right || around.x + around.width < left) return false
      if (around.y > bottom || around.y + around.height < top) return false
      const length = line.getTotalLength()
      for (let way = 0; way <= length; way += 2) if (holds(line.getPointAtLength(way))) return true
      return false
    })
  }

  const geometry = () => ({
    sheet: rect(sheet),
    items: [...document.querySelectorAll("g.node")].map((group) => ({
      id: group.id,
      role: role(group),
      shapes: shapes(group).map(rect),
      texts: [...group.querySelectorAll("text")].map((text) => ({
        content: text.textContent,
        place: rect(text),
        fits: fits(text, shapes(group), 1),
        isStruck: role(group).startsWith("caption_") &&
          isStruck(text, group, [...document.querySelectorAll("g.edge path")]),
        family: getComputedStyle(text).fontFamily,
      })),
    })),
    lines: [...document.querySelectorAll("g.edge")].flatMap(shapes).map(rect),
  })

  // Each colour that occurs, once, with what it stands on.
  const paints = () => {
    const found = new Map()
    const add = (paint) => {
      if (paint.color) found.set(JSON.stringify(paint), paint)
    }
    const outline = (group, shape) => {
      const style = getComputedStyle(shape)
      add({
        role: role(group), kind: "line", color: color(style.stroke), ground: color(ground()),
        look: [shapes(group).length, style.strokeDasharray, style.strokeWidth, mark(group)].join(" / "),
      })
    }
    for (const group of document.querySelectorAll("g.node")) {
      const filled = shapes(group).find(isFilled)
      const below = filled ? getComputedStyle(filled).fill : ground()
      for (const text of group.querySelectorAll("text")) {
        add({
          role: role(group), kind: "text", color: color(getComputedStyle(text).fill),
          ground: color(below), look: "",
        })
      }
      // What lies behind a caption is to be unseen.
      if (role(group).startsWith("caption_")) continue
      if (filled) {
        add({ role: role(group), kind: "fill", color: color(below), ground: color(ground()), look: "" })
      }
      for (const shape of shapes(group)) outline(group, shape)
    }
    for (const group of document.querySelectorAll("g.edge")) {
      for (const shape of shapes(group)) outline(group, shape)
    }
    return { ground: color(ground()), paints: [...found.values()] }
  }

  // As on a machine whose fonts are others.
  const setFont = (family) => {
    const style = document.createElementNS("http://www.w3.org/2000/svg", "style")
    style.textContent = `text { font-family: ${family} }`
    sheet.append(style)
    return true
  }

  return { geometry, paints, setFont }
})();
true
