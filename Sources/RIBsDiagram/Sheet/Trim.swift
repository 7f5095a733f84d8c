extension Diagram {
  /// Moves the drawing to (0, 0) and fits the sheet to it.
  func trimmed() -> Diagram {
    let corners =
      boxes.flatMap { box in
        [
          Point(box.center.x - box.size.width / 2, box.center.y - box.size.height / 2),
          Point(box.center.x + box.size.width / 2, box.center.y + box.size.height / 2),
        ]
      }
      + captions.flatMap { caption in
        let half = caption.width / 2
        return [
          Point(caption.center.x - half, caption.center.y - caption.role.fontSize / 2),
          Point(caption.center.x + half, caption.center.y + caption.role.fontSize / 2),
        ]
      }
      + links.flatMap { link in
        link.curve.count == 4 ? [link.curve[0], link.curve[3], link.curve.apex] : link.curve
      }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    var trimmed = self
    trimmed.shift(by: Point(-left, -top))
    trimmed.size = Size((corners.map(\.x).max() ?? 0) - left, (corners.map(\.y).max() ?? 0) - top)
    return trimmed
  }
}

extension [Point] {
  /// The middle of a Bézier curve. For an arc between two boxes, this is the outermost point.
  var apex: Point {
    guard count == 4 else { return first ?? Point(0, 0) }
    return Point(
      (self[0].x + 3 * self[1].x + 3 * self[2].x + self[3].x) / 8,
      (self[0].y + 3 * self[1].y + 3 * self[2].y + self[3].y) / 8)
  }
}
