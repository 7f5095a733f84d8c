import RIBsAnalysis

/// A place for every RIB that ever stood on a session's tree, so that its pictures at all moments line up. RIBs of one
/// name below one parent share a place.
package struct TreePlaces: Sendable {
  /// A place. Its index is that of its position in the session's ``TreePositions``.
  package struct Place: Sendable {
    /// The index of the parent's place, which is lower than its own; nil for a root.
    package let parent: Int?
    /// The RIBs' name, shortened to what fits.
    package let label: String
    /// The middle of the box.
    package let center: Point
    /// The extent of the box.
    package let size: Size
  }

  /// A parent comes before its children.
  package let places: [Place]
  /// The direction in which the tree grows.
  package let direction: TreePlacement.Direction
  /// The extent of all places together.
  package let extent: Size

  /// - Parameter session: A session whose analysis kept positions.
  package init(_ session: SessionReport) {
    let boxes = StandingTree.everywhere(session).items.boxes { _ in nil }
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
        size: box.size)
    }
  }
}
