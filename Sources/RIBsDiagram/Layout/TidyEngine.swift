/// Places trees by ``TidyTreeLayout``: from the top down, or from the left to the right where that makes a
/// sheet that is easier to look at. A tree of many leaves from the top down is a strip.
public struct TidyEngine: TreeEngine {
  private static let rowGap = 44.0
  /// A sheet's usual proportions.
  private static let aspect = 1.6
  /// What two wide screens side by side show, in points.
  private static let widest = 2880.0

  /// An engine keeps nothing between two trees.
  public init() {}

  /// Never fails: there is room for every tree.
  public func place(parents: [Int?], sizes: [Size]) -> TreePlacement {
    let down = Self.down(parents, sizes)
    let right = Self.right(parents, sizes)
    // What reads like text, from the top down, is given up only for a sheet much smaller, or where it would
    // be a strip: a page is scrolled down, and seldom to and fro.
    let isStrip = down.extent.width > Self.widest && right.extent.width <= Self.widest
    let isSmaller = Self.scale(right.extent) < 0.75 * Self.scale(down.extent)
    return isStrip || isSmaller ? right : down
  }

  /// How large a sheet of the usual proportions must be.
  private static func scale(_ extent: Size) -> Double {
    max(extent.width / aspect, extent.height)
  }

  private static func down(_ parents: [Int?], _ sizes: [Size]) -> TreePlacement {
    let (centers, extent) = TidyTreeLayout.place(
      zip(parents, sizes).map { TidyTreeLayout.Input(parent: $0, size: $1) }, gap: 18,
      rowGap: rowGap)
    return TreePlacement(direction: .down, centers: centers, extent: extent)
  }

  /// The same with the axes swapped, each level a column as wide as its widest box.
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
      // Boxes of a column stand in line on their left.
      let inset = (columns[depths[index]] - sizes[index].width) / 2
      return Point(swapped[index].y - inset, swapped[index].x)
    }
    return TreePlacement(
      direction: .right, centers: centers, extent: Size(extent.height, extent.width))
  }
}
