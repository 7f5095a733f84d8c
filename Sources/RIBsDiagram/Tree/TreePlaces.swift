import RIBsAnalysis

/// A place for every RIB that ever stood on a session's tree, so that its pictures at all moments line up. RIBs of one
/// name below one parent share a place.
package struct TreePlaces: Sendable {
  /// A place. The index of one where a RIB stood is that of its position in the session's ``TreePositions``.
  package struct Place: Sendable {
    /// The index of the parent's place, which is lower than its own; nil for a root.
    package let parent: Int?
    /// The RIBs' name, shortened to what fits.
    package let label: String
    /// The middle of the box.
    package let center: Point
    /// The extent of the box.
    package let size: Size
    /// The RIB and the line that attaches it, if only the source shows it.
    package let source: (rib: StaticRIB, edge: StaticEdge)?
  }

  /// A parent comes before its children.
  package let places: [Place]
  /// The direction in which the tree grows.
  package let direction: TreePlacement.Direction
  /// The extent of all places together.
  package let extent: Size

  /// - Parameters:
  ///   - session: A session whose analysis kept positions.
  ///   - source: The tree in the app's source, if it was read. RIBs that it can attach, and the session did not, have places
  ///     behind those of the session.
  package init(_ session: SessionReport, source: StaticTree? = nil) {
    let items = PositionTree.everywhere(session).items
    let only = source.map { SourcePlaces(below: items, in: $0).places } ?? []
    let boxes = items.boxes(session.nodeWord) { _ in nil } + only.map(\.box)
    let sizes = boxes.map(\.cellSize)
    let placement = TidyEngine().place(parents: boxes.map(\.parent), sizes: sizes)
    direction = placement.direction
    extent = placement.extent
    places = boxes.indices.map { index in
      let (box, cell, center) = (boxes[index], sizes[index], placement.centers[index])
      // As in a sheet: boxes of a column align on their left, and captions stand below a box.
      let x =
        placement.direction == .down
        ? center.x : center.x - cell.width / 2 + box.size.width / 2
      return Place(
        parent: box.parent, label: box.label,
        center: Point(x, center.y - cell.height / 2 + box.size.height / 2),
        size: box.size,
        source: index < items.count
          ? nil : (only[index - items.count].rib, only[index - items.count].edge))
    }
  }
}
