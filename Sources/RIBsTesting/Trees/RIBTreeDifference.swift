/// The difference between two trees, as one tree whose lines are marked with `-` and `+`.
struct RIBTreeDifference {
  /// Comparing takes the product of both counts, so it stops here.
  private static let most = 500

  let lines: [String]

  init(expected: RIBTree, actual: RIBTree) {
    let shown = expected.isLoose ? LooseTree(expected, of: actual).part : actual
    let (expected, actual) = (expected.items.prefix(Self.most), shown.items.prefix(Self.most))
    let changes = Array(actual).difference(from: Array(expected))
    var missing: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var marked: [(mark: String, item: RIBTree.Item)] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if missing.contains(old) {
        marked.append(("- ", expected[old]))
        old += 1
      } else if added.contains(new) {
        marked.append(("+ ", actual[new]))
        new += 1
      } else {
        marked.append(("  ", actual[new]))
        (old, new) = (old + 1, new + 1)
      }
    }
    lines = TreeDrawing(marked.map { ($0.mark, $0.item.depth, $0.item.label) }).lines
  }
}
