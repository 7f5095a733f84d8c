/// The part of a tree that an expected tree with `…` describes.
struct LooseTree {
  /// Whether the tree is as expected.
  let isFound: Bool
  /// The tree without the children that `…` stands for, to be compared with the expected one line by line.
  let part: RIBTree

  private let expected: Family
  private let actual: Family
  /// For each RIB of the expected tree, those of the actual tree that it describes with all that is below.
  private var matches: [Set<Int>]

  init(_ expected: RIBTree, of actual: RIBTree) {
    self.init(expected: Family(expected.items), actual: Family(actual.items))
  }

  private init(expected: Family, actual: Family) {
    var matches = [Set<Int>](repeating: [], count: expected.items.count)
    let named = Dictionary(grouping: actual.items.indices) { actual.items[$0].name }
    // Children come after their parent, so from the end on they are known before it.
    for index in expected.items.indices.reversed() {
      let item = expected.items[index]
      let isLoose = expected.isBelowMore(index)
      matches[index] = Set(
        (named[item.name] ?? []).filter { candidate in
          Self.describes(item, actual.items[candidate], atLeast: isLoose)
            && Self.pairs(expected.children[index], actual.children[candidate], expected, matches)
              != nil
        })
    }
    (self.expected, self.actual, self.matches) = (expected, actual, matches)
    isFound = expected.items.isEmpty ? actual.items.isEmpty : matches[0].contains(0)
    part = Self.part(expected, actual, matches)
  }

  /// - Parameter atLeast: Whether there may be more of them.
  private static func describes(
    _ expected: RIBTree.Item, _ actual: RIBTree.Item, atLeast: Bool
  ) -> Bool {
    expected.name == actual.name && expected.isViewless == actual.isViewless
      && expected.isInactive == actual.isInactive
      && (atLeast ? expected.count <= actual.count : expected.count == actual.count)
  }

  /// Finds a child of the actual tree for each one that is expected.
  ///
  /// - Returns: Nil if one is missing, or if there is one too many.
  private static func pairs(
    _ expectedOnes: [Int], _ actualOnes: [Int], _ expected: Family, _ matches: [Set<Int>]
  ) -> [Int: Int]? {
    let named = expectedOnes.filter { !expected.items[$0].isMore }
    if named.count == expectedOnes.count {
      guard actualOnes.count == named.count else { return nil }
      return zip(named, actualOnes).allSatisfy { matches[$0].contains($1) }
        ? Dictionary(uniqueKeysWithValues: zip(named, actualOnes)) : nil
    }
    var rest = actualOnes
    var pairs: [Int: Int] = [:]
    for one in named {
      guard let index = rest.firstIndex(where: matches[one].contains) else { return nil }
      pairs[one] = rest.remove(at: index)
    }
    return pairs
  }

  private static func part(
    _ expected: Family, _ actual: Family, _ matches: [Set<Int>]
  ) -> RIBTree {
    guard !expected.items.isEmpty, !actual.items.isEmpty else { return RIBTree(part: actual.items) }
    var items: [RIBTree.Item] = []
    // What to list, the next one last: a RIB of the actual tree with the expected one that it is compared with, or `…`.
    var open: [(expected: Int?, actual: Int?)] = [(0, 0)]
    while let (one, other) = open.popLast() {
      guard let other else {
        if let one { items.append(expected.items[one]) }
        continue
      }
      var item = actual.items[other]
      if let one, expected.isBelowMore(one), matches[one].contains(other) {
        item.count = expected.items[one].count
      }
      items.append(item)
      let below = one.map { expected.children[$0] } ?? []
      var rest = actual.children[other]
      var next: [(expected: Int?, actual: Int?)] = []
      func take(_ one: Int) -> Int? {
        let name = expected.items[one].name
        let index =
          rest.firstIndex(where: matches[one].contains)
          ?? rest.firstIndex { actual.items[$0].name == name }
        return index.map { rest.remove(at: $0) }
      }
      if below.contains(where: { expected.items[$0].isMore }) {
        for one in below {
          if expected.items[one].isMore {
            next.append((one, nil))
          } else if let other = take(one) {
            next.append((one, other))
          }
        }
      } else {
        var partners: [Int: Int] = [:]
        for one in below { if let other = take(one) { partners[other] = one } }
        next = actual.children[other].map { (partners[$0], $0) }
      }
      open += next.reversed()
    }
    return RIBTree(part: items)
  }

  /// A tree's RIBs with the children of each.
  private struct Family {
    let items: [RIBTree.Item]
    private(set) var children: [[Int]]
    private var parents: [Int?] = []

    init(_ items: [RIBTree.Item]) {
      self.items = items
      children = Array(repeating: [], count: items.count)
      // The RIB last seen at each depth.
      var above: [Int] = []
      for (index, item) in items.enumerated() {
        above.removeSubrange(min(item.depth, above.count)...)
        if let parent = above.last { children[parent].append(index) }
        parents.append(above.last)
        above.append(index)
      }
    }

    /// Whether a RIB's parent may have other children.
    func isBelowMore(_ index: Int) -> Bool {
      parents[index].map { children[$0].contains { items[$0].isMore } } ?? false
    }
  }
}
