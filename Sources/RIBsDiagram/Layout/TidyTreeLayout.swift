/// Places trees tidily: siblings stay in order, parents are centred above their children, equal subtrees look
/// alike, nothing overlaps, and the tree is as narrow as these rules allow.
///
/// After A. van der Ploeg, "Drawing non-layered tidy trees in linear time", Software: Practice and Experience
/// 44 (2014). Takes linear time in the number of nodes, which may differ in width. The passes iterate over
/// lists instead of recursing, so depth is unlimited.
struct TidyTreeLayout {
  /// A tree in preorder: each node before its children.
  struct Input {
    /// The parent's index in the list; nil for a root.
    var parent: Int?
    var size: Size
  }

  private struct Node {
    var x = 0.0
    var y: Double
    let width: Double
    let height: Double
    var children: [Int] = []

    var prelim = 0.0
    var mod = 0.0
    var shift = 0.0
    var change = 0.0
    /// Threads along the contour, from a leaf to the next lower node in another subtree.
    var leftThread: Int?
    var rightThread: Int?
    /// The lowest nodes of the subtree's contours, and the sums of modifiers on the paths to them.
    var extremeLeft = 0
    var extremeRight = 0
    var modToExtremeLeft = 0.0
    var modToExtremeRight = 0.0

    var bottom: Double { y + height }
  }

  /// Siblings whose subtrees reach down to `bottom`, the lowest last. Used to distribute extra space.
  private struct Reach {
    let bottom: Double
    let sibling: Int
  }

  private var nodes: [Node]
  private let roots: [Int]

  /// Lays out all trees of `input` side by side.
  ///
  /// - Parameters:
  ///   - gap: The space between neighbours.
  ///   - rowGap: The space between a parent and its children.
  /// - Returns: The middle of each node, with the upper left corner of the layout at (0, 0), and the layout's
  ///   extent.
  static func place(
    _ input: [Input], gap: Double, rowGap: Double
  ) -> (centers: [Point], extent: Size) {
    var layout = TidyTreeLayout(input, gap: gap, rowGap: rowGap)
    layout.walkUp()
    layout.walkDown()
    return layout.result(gap: gap, rowGap: rowGap)
  }

  /// Adds a root of height zero above all roots.
  private init(_ input: [Input], gap: Double, rowGap: Double) {
    var nodes = [Node(y: 0, width: 0, height: 0)]
    nodes.reserveCapacity(input.count + 1)
    var roots: [Int] = []
    for (index, item) in input.enumerated() {
      let parent = item.parent.map { $0 + 1 } ?? 0
      if parent == 0 { roots.append(index + 1) }
      nodes.append(
        Node(
          y: nodes[parent].bottom, width: item.size.width + gap, height: item.size.height + rowGap))
      nodes[parent].children.append(index + 1)
    }
    self.nodes = nodes
    self.roots = roots
  }

  /// From the leaves up: places the subtrees of each node side by side.
  private mutating func walkUp() {
    for node in nodes.indices.reversed() {
      let children = nodes[node].children
      guard let first = children.first, let last = children.last else {
        nodes[node].extremeLeft = node
        nodes[node].extremeRight = node
        continue
      }
      var reaches = [Reach(bottom: nodes[nodes[first].extremeLeft].bottom, sibling: 0)]
      for index in children.indices.dropFirst() {
        let bottom = nodes[nodes[children[index]].extremeRight].bottom
        separate(children, index, reaches)
        while let lowest = reaches.last, bottom >= lowest.bottom { reaches.removeLast() }
        reaches.append(Reach(bottom: bottom, sibling: index))
      }
      let left = nodes[first].prelim + nodes[first].mod
      let right = nodes[last].mod + nodes[last].prelim + nodes[last].width
      nodes[node].prelim = (left + right - nodes[node].width) / 2
      nodes[node].extremeLeft = nodes[first].extremeLeft
      nodes[node].modToExtremeLeft = nodes[first].modToExtremeLeft
      nodes[node].extremeRight = nodes[last].extremeRight
      nodes[node].modToExtremeRight = nodes[last].modToExtremeRight
    }
  }

  /// Moves a subtree right until it clears the siblings before it, following both contours down.
  private mutating func separate(_ children: [Int], _ index: Int, _ reaches: [Reach]) {
    var reach = reaches.count - 1
    var right: Int? = children[index - 1]
    var rightMod = nodes[children[index - 1]].mod
    var left: Int? = children[index]
    var leftMod = nodes[children[index]].mod
    while let sibling = right, let own = left {
      while reach > 0, nodes[sibling].bottom > reaches[reach].bottom { reach -= 1 }
      let overlap =
        rightMod + nodes[sibling].prelim + nodes[sibling].width - (leftMod + nodes[own].prelim)
      if overlap > 0 {
        leftMod += overlap
        move(children, index, since: reaches[reach].sibling, by: overlap)
      }
      let (siblingBottom, ownBottom) = (nodes[sibling].bottom, nodes[own].bottom)
      if siblingBottom <= ownBottom {
        right = nodes[sibling].children.last ?? nodes[sibling].rightThread
        if let right { rightMod += nodes[right].mod }
      }
      if siblingBottom >= ownBottom {
        left = nodes[own].children.first ?? nodes[own].leftThread
        if let left { leftMod += nodes[left].mod }
      }
    }
    if let left, right == nil {
      threadLeft(children, index, to: left, mod: leftMod)
    } else if let right, left == nil {
      threadRight(children, index, to: right, mod: rightMod)
    }
  }

  private mutating func move(_ children: [Int], _ index: Int, since: Int, by distance: Double) {
    let child = children[index]
    nodes[child].mod += distance
    nodes[child].modToExtremeLeft += distance
    nodes[child].modToExtremeRight += distance
    // The siblings in between share the space.
    let between = index - since
    if between > 1 {
      let share = distance / Double(between)
      nodes[children[since + 1]].shift += share
      nodes[child].shift -= share
      nodes[child].change -= distance - share
    }
  }

  private mutating func threadLeft(_ children: [Int], _ index: Int, to target: Int, mod: Double) {
    let (first, child) = (children[0], children[index])
    let leaf = nodes[first].extremeLeft
    nodes[leaf].leftThread = target
    let difference = mod - nodes[target].mod - nodes[first].modToExtremeLeft
    nodes[leaf].mod += difference
    nodes[leaf].prelim -= difference
    nodes[first].extremeLeft = nodes[child].extremeLeft
    nodes[first].modToExtremeLeft = nodes[child].modToExtremeLeft
  }

  private mutating func threadRight(_ children: [Int], _ index: Int, to target: Int, mod: Double) {
    let (before, child) = (children[index - 1], children[index])
    let leaf = nodes[child].extremeRight
    nodes[leaf].rightThread = target
    let difference = mod - nodes[target].mod - nodes[child].modToExtremeRight
    nodes[leaf].mod += difference
    nodes[leaf].prelim -= difference
    nodes[child].extremeRight = nodes[before].extremeRight
    nodes[child].modToExtremeRight = nodes[before].modToExtremeRight
  }

  /// From the root down: sums the modifiers. Parents come before their children in the list.
  private mutating func walkDown() {
    var modOfParent = [Double](repeating: 0, count: nodes.count)
    for node in nodes.indices {
      let mod = modOfParent[node] + nodes[node].mod
      nodes[node].x = nodes[node].prelim + mod
      var shift = 0.0
      var delta = 0.0
      for child in nodes[node].children {
        shift += nodes[child].shift
        delta += shift + nodes[child].change
        nodes[child].mod += delta
        modOfParent[child] = mod
      }
    }
  }

  private func result(gap: Double, rowGap: Double) -> (centers: [Point], extent: Size) {
    let placed = nodes.dropFirst()
    let left = placed.map(\.x).min() ?? 0
    let right = placed.map { $0.x + $0.width - gap }.max() ?? 0
    let bottom = placed.map { $0.bottom - rowGap }.max() ?? 0
    let centers = placed.map { node in
      Point(node.x - left + (node.width - gap) / 2, node.y + (node.height - rowGap) / 2)
    }
    return (centers, Size(right - left, bottom))
  }
}
