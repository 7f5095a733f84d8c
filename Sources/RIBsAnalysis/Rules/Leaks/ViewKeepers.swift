/// Which finding about another RIB explains that a RIB's view or presenter stayed alive.
struct ViewKeepers {
  /// The RIB of that finding.
  private var keepers: [NodeIndex: NodeIndex] = [:]

  subscript(rib: NodeIndex) -> NodeIndex? { keepers[rib] }

  /// - Parameters:
  ///   - views: The RIBs whose view or presenter stayed alive, each with the line that first says so.
  ///   - leaked: The RIBs that `leaked-child` reports.
  ///   - releasedWithParent: The RIBs that their deallocated parents let go of.
  init(
    _ views: [NodeIndex: Int], leaked: [NodeIndex], _ releasedWithParent: Set<NodeIndex>,
    _ forest: borrowing Forest
  ) {
    let covered = Self.above(leaked, forest).filter { rib, leak in
      views[rib].map { forest[leak].offTree?.line ?? .max < $0 } ?? false
    }
    let containers = UpwardSearch.nearest(
      above: views.keys.sorted(),
      up: { Self.container(of: $0, releasedWithParent, forest) }, where: { views[$0] != nil })
    let outermost = UpwardSearch.ends(of: containers.filter { covered[$0.key] == nil })
    for rib in views.keys {
      let last = outermost[rib] ?? rib
      keepers[rib] = covered[last] ?? outermost[rib]
    }
  }

  /// For each RIB above a leaked one the leaked one, which its builder was given: the one that left first.
  private static func above(
    _ leaked: [NodeIndex], _ forest: borrowing Forest
  ) -> [NodeIndex: NodeIndex] {
    var above: [NodeIndex: NodeIndex] = [:]
    let left = leaked.filter { forest[$0].offTree != nil }
      .sorted { forest[$0].offTree?.line ?? 0 < forest[$1].offTree?.line ?? 0 }
    for leak in left {
      var next = forest[leak].lastParent
      while let current = next, above[current] == nil {
        above[current] = leak
        next = forest[current].lastParent
      }
    }
    return above
  }

  /// The RIB that a RIB left the tree with, which is where its view was when nobody took it out.
  private static func container(
    of rib: NodeIndex, _ releasedWithParent: Set<NodeIndex>, _ forest: borrowing Forest
  ) -> NodeIndex? {
    guard let parent = forest[rib].lastParent else { return nil }
    if forest[rib].parent == nil, releasedWithParent.contains(rib) { return parent }
    guard let left = forest[rib].offTree else { return nil }
    return forest[parent].offTree?.line == left.line ? parent : nil
  }
}
