/// Places trees with ``TidyTreeLayout``, from top to bottom, or from left to right if that gives a better
/// sheet. Drawn from the top, a tree with many leaves is a wide strip.
package struct TidyEngine: TreeEngine {
  /// The space between two rows, or between two columns.
  static let rowGap = 44.0
  /// The usual proportions of a sheet.
  private static let aspect = 1.6
  /// The width of two wide screens side by side, in points.
  private static let widest = 2880.0

  /// Creates an engine. It keeps no state between trees.
  package init() {}

  /// Never fails: every tree has a layout.
  package func place(parents: [Int?], sizes: [Size]) -> TreePlacement {
    let down = Self.down(parents, sizes)
    let right = Self.right(parents, sizes)
    // Top to bottom reads like text. Left to right must save much space or avoid a strip, because readers
    // scroll pages down and seldom sideways.
    let isStrip = down.extent.width > Self.widest && right.extent.width <= Self.widest
    let isSmaller = Self.scale(right.extent) < 0.75 * Self.scale(down.extent)
    return isStrip || isSmaller ? right : down
  }

  /// The scale that a sheet of the usual proportions needs.
  private static func scale(_ extent: Size) -> Double {
    max(extent.width / aspect, extent.height)
  }

  private static func down(_ parents: [Int?], _ sizes: [Size]) -> TreePlacement {
    let (centers, extent) = TidyTreeLayout.place(
      zip(parents, sizes).map { TidyTreeLayout.Input(parent: $0, size: $1) }, gap: 18,
      rowGap: rowGap)
    return TreePlacement(direction: .down, centers: centers, extent: extent)
  }

  /// The same layout with swapped axes. Each level is a column as wide as its widest box.
  private static func right(_ parents: [Int?], _ sizes: [Size]) -> TreePlacement {
    var depths: [Int] = []
    var columns: [Double] = []
    for (parent, size) in zip(parents, sizes) {
      let depth = parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      if depth == columns.count { columns.append(0) }
      columns[depth] = max(columns[depth], size.width)
    }
    let input = zip(parents, zip(sizes, depths)).map { parent, node in
      TidyTreeLayout.Input(parent: parent, size: Size(node.0.height, columns[node.1]))
    }
    let (swapped, extent) = TidyTreeLayout.place(input, gap: 8, rowGap: rowGap)
    let centers = swapped.indices.map { index in
      // Boxes of a column align on their left.
      let inset = (columns[depths[index]] - sizes[index].width) / 2
      return Point(swapped[index].y - inset, swapped[index].x)
    }
    return TreePlacement(
      direction: .right, centers: centers, extent: Size(extent.height, extent.width))
  }
}
