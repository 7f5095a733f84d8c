import RIBsTrace

extension Diagram {
  /// The picture for other programs that draw: every part with its position, in points from the upper left
  /// corner. Keys are sorted. The version rises when a key changes its meaning.
  ///
  /// - Returns: UTF-8 with a line ending.
  package func json() -> [UInt8] {
    var bytes: [UInt8] = []
    Self.format.write(self) { bytes += $0 }
    return bytes
  }

  /// The picture's keys. Its schema follows from them.
  package static let format = JSONFormat<Self>.object(
    "A picture by ribs-inspect, version 1",
    """
    The output of 'ribs-inspect render --format json'. Lengths are in points, to a tenth. Positions are measured from \
    the upper left corner.
    """,
    [
      .required(
        "boxes", .list(of: box), "The boxes, in drawing order, in front of the links.", \.boxes),
      .required("captions", .list(of: caption), "Text outside the boxes.", \.captions),
      .required("height", .tenths(atLeast: 0), "The extent of the sheet.", \.size.height),
      .required(
        "links", .list(of: link), "The lines, in drawing order, behind the boxes.",
        { picture in picture.links.lazy.map { DrawnLink(link: $0, boxes: picture.boxes) } }),
      .required(
        "summary", .text, "What the picture shows, for readers who cannot see it.", \.summary),
      .required("title", .text, "What the picture shows, in a few words.", \.title),
      .version(1),
      .required("width", .tenths(atLeast: 0), "The extent of the sheet.", \.size.width),
    ])

  private static let box = JSONFormat<Box>.object(
    "box", "A RIB, a group of equal RIBs, or a sample in the legend.",
    [
      .optional(
        "alert", .word,
        """
        The severity of the findings about the RIB: a warning or an error. Absent if there are none.
        """, \.alert),
      .required("height", .tenths(atLeast: 0), "Its extent.", \.size.height),
      .required("id", .text, "The box's name. The same RIB always has the same name.", \.id),
      .required("label", .text, "The text in the box.", \.label),
      .required(
        "role", .word,
        """
        The state of the RIB, or its role in a flow; 'plain' if it has neither. A 'reference' names a RIB whose box \
        is elsewhere.
        """, \.role),
      .required(
        "shape", .word,
        """
        The kind of RIB: with a view, without a view, or the root with which the app is launched.
        """, \.shape),
      .required(
        "tooltip", .text, "The text shown when a reader hovers over it; may be empty.",
        \.tooltip),
      .optional("url", .text, "The URL of its code, if known.", \.url),
      .required("width", .tenths(atLeast: 0), "Its extent.", \.size.width),
      .required("x", .tenths(), "The position of its middle.", \.center.x),
      .required("y", .tenths(), "The position of its middle.", \.center.y),
    ])

  private static let caption = JSONFormat<Caption>.object(
    "caption", "One line of text.",
    [
      .required(
        "role", .word,
        """
        The style of the text. Below a box, 'badge' is a fault, 'caution' a possible fault, and 'more' the number of \
        RIBs left out.
        """, \.role),
      .required("text", .text, "The text.", \.text),
      .optional(
        "tooltip", .text, "The text shown when a reader hovers over it, if any.",
        { $0.tooltip.isEmpty ? nil : $0.tooltip }),
      .optional("url", .text, "The URL of the code that it is about, if known.", \.url),
      .required("x", .tenths(), "The position of its middle.", \.center.x),
      .required("y", .tenths(), "The position of its middle.", \.center.y),
    ])

  /// A link names its boxes by id.
  private struct DrawnLink {
    let link: Link
    let boxes: [Box]
  }

  private static let link = JSONFormat<DrawnLink>.object(
    "link", "A line between two boxes.",
    [
      .optional(
        "alert", .word,
        """
        The severity of the findings about the line: a warning or an error. Absent if there are none.
        """, \.link.alert),
      .required(
        "curve", .list(of: point, atLeast: 4),
        "The start, then two control points and an end for each Bézier curve.", \.link.curve),
      .required(
        "from", .text, "The id of the box where the link starts.", { $0.boxes[$0.link.from].id }),
      .required(
        "pointsBack", .flag, "Whether an arrow points at the start.", \.link.pointsBack),
      .required(
        "pointsForward", .flag, "Whether an arrow points at the end.", \.link.pointsForward),
      .required(
        "role", .word,
        """
        In a tree, 'attached', 'retained' (detached but still alive) or 'kept' (to be attached again). In a tree read \
        from source, 'attached', 'built' or 'declared'. In a flow, a move that the design permits, or an observed \
        move that it permits or forbids.
        """, \.link.role),
      .required(
        "to", .text, "The id of the box where the link ends.", { $0.boxes[$0.link.to].id }),
      .required("weight", .tenths(atLeast: 0), "The width of the line.", \.link.weight),
    ])

  private static let point = JSONFormat<Point>.object(
    "point", "A position on the sheet.",
    [
      .required("x", .tenths(), "Distance from the left.", \.x),
      .required("y", .tenths(), "Distance from the top.", \.y),
    ])
}
