/// A box of a tree before it has a position, with the line to its parent and the captions below it.
struct TreeBox {
  /// The parent's index in the list, which is lower than the box's own.
  var parent: Int?
  /// The box's name in the drawing.
  var id: String
  var label: String
  var tooltip: String
  var shape: Diagram.Box.Shape
  var role: Diagram.Box.Role
  var alert: Diagram.Box.Alert?
  /// The URL of its code, if known.
  var url: String?
  /// The captions below it, one per line.
  var remarks: [Diagram.Caption]
  /// The meaning of the line to its parent.
  var link: Diagram.Link.Role
  /// The severity of findings about the line, if any.
  var linkAlert: Diagram.Link.Alert?
  /// The width of the line, in points.
  var linkWeight: Double

  /// The space between a box and the captions below it.
  static let remarkGap = 2.0

  /// The extent of the box.
  var size: Size {
    if role == .reference { return Size(max(40, textWidth + 16), 20) }
    // The label stays in the middle, so both sides reserve space for the mark. The slanted sides of a hexagon
    // take a further share of the width.
    let room = 2 * Diagram.Box.markRoom + (shape == .hexagon ? max(20, textWidth * 0.22) : 0)
    return Size(max(60, textWidth + room), 30)
  }

  private var textWidth: Double { TextMeasure.width(label, size: role.fontSize) }

  /// The space for the box and the captions below it.
  var cellSize: Size {
    guard let widest = remarks.map(\.width).max() else { return size }
    return Size(max(size.width, widest), size.height + remarkHeight)
  }

  /// The height of the captions.
  var remarkHeight: Double {
    remarks.isEmpty ? 0 : Self.remarkGap + Diagram.Caption.line * Double(remarks.count)
  }
}
