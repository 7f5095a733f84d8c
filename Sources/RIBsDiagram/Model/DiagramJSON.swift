import RIBsTrace

extension Diagram {
  private static let version = 1

  /// The picture for other programs that draw: every part with its position, in points from the upper left
  /// corner. Keys are sorted. The version rises when a key changes its meaning.
  ///
  /// - Returns: UTF-8 with a line ending.
  package func json() -> [UInt8] {
    var json = JSONWriter(indents: true)
    write(to: &json)
    json.newline()
    return json.drain()
  }

  /// Writes the picture as one object.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.key("boxes")
    json.beginArray()
    for box in boxes { Self.write(box, to: &json) }
    json.endArray()
    json.key("captions")
    json.beginArray()
    for caption in captions {
      json.beginObject()
      json.field("role", caption.role.rawValue)
      json.field("text", caption.text)
      if !caption.tooltip.isEmpty { json.field("tooltip", caption.tooltip) }
      if let url = caption.url { json.field("url", url) }
      Self.write(caption.center, to: &json)
      json.endObject()
    }
    json.endArray()
    json.field("height", tenths: size.height)
    json.key("links")
    json.beginArray()
    for link in links { write(link, to: &json) }
    json.endArray()
    json.field("summary", summary)
    json.field("title", title)
    json.field("version", Self.version)
    json.field("width", tenths: size.width)
    json.endObject()
  }

  private static func write(_ box: Box, to json: inout JSONWriter) {
    json.beginObject()
    if let alert = box.alert { json.field("alert", alert.rawValue) }
    json.field("height", tenths: box.size.height)
    json.field("id", box.id)
    json.field("label", box.label)
    json.field("role", box.role.rawValue)
    json.field("shape", box.shape.rawValue)
    json.field("tooltip", box.tooltip)
    if let url = box.url { json.field("url", url) }
    json.field("width", tenths: box.size.width)
    write(box.center, to: &json)
    json.endObject()
  }

  private func write(_ link: Link, to json: inout JSONWriter) {
    json.beginObject()
    if let alert = link.alert { json.field("alert", alert.rawValue) }
    json.key("curve")
    json.beginArray()
    for point in link.curve {
      json.beginObject()
      Self.write(point, to: &json)
      json.endObject()
    }
    json.endArray()
    json.field("from", boxes[link.from].id)
    json.field("pointsBack", link.pointsBack)
    json.field("pointsForward", link.pointsForward)
    json.field("role", link.role.rawValue)
    json.field("to", boxes[link.to].id)
    json.field("weight", tenths: link.weight)
    json.endObject()
  }

  private static func write(_ point: Point, to json: inout JSONWriter) {
    json.field("x", tenths: point.x)
    json.field("y", tenths: point.y)
  }
}

extension JSONWriter {
  /// Writes a length to a tenth of a point.
  package mutating func field(_ name: StaticString, tenths length: Double) {
    key(name)
    let tenths = (length * 10).rounded()
    value(tenths: abs(tenths) < 1e15 ? Int(tenths) : 0)
  }
}
