/// Which part of a tree to show, and how much of it.
public struct TreeExcerpt: Sendable, Equatable {
  /// The path of the RIBs to show, together with everything below them; nil for the whole tree.
  public var focus: String?
  /// How many levels to show below the focus, or below the roots; nil for all.
  public var depth: Int?
  /// A tree with more boxes than this is folded; nil to never fold.
  public var most: Int?

  /// The most boxes that a reader can take in on one page without searching.
  public static let readable = 120

  /// - Parameters:
  ///   - focus: The path of the RIBs to show, together with everything below them; nil for the whole tree.
  ///   - depth: How many levels to show below the focus, or below the roots; nil for all.
  ///   - most: A tree with more boxes than this is folded; nil to never fold.
  public init(focus: String? = nil, depth: Int? = nil, most: Int? = TreeExcerpt.readable) {
    self.focus = focus
    self.depth = depth
    self.most = most
  }
}

extension TreeOutline {
  /// The outline of a part of the tree: its RIBs, those above them, and how many are hidden below each.
  package func excerpt(_ excerpt: TreeExcerpt) -> TreeOutline { keeping(shows(in: excerpt)) }

  /// Whether each item belongs to a part.
  func shows(in excerpt: TreeExcerpt) -> [Bool] {
    var shows = excerpt.focus.map(isBelow) ?? [Bool](repeating: true, count: items.count)
    if let depth = excerpt.depth { cut(&shows, depth, below: excerpt.focus) }
    if let most = excerpt.most, shows.count(where: \.self) > most { fold(&shows, most) }
    return shows
  }

  /// Whether each item is at a path, below it or above it.
  private func isBelow(_ focus: String) -> [Bool] {
    let names = focus.split(separator: "/", omittingEmptySubsequences: false)
    // How many names of the path each item matches: all of them at the path and below it, -1 beside it.
    var matched: [Int] = []
    for item in items {
      let above = item.parent.map { matched[$0] } ?? 0
      let leadsOn = item.depth == above && above < names.count && item.name == names[above]
      matched.append(above == names.count ? above : leadsOn ? above + 1 : -1)
    }
    return withAncestors(matched.map { $0 == names.count })
  }

  private func withAncestors(_ chosen: [Bool]) -> [Bool] {
    var chosen = chosen
    for index in items.indices.reversed() where chosen[index] {
      if let parent = items[index].parent { chosen[parent] = true }
    }
    return chosen
  }

  private func cut(_ shows: inout [Bool], _ depth: Int, below focus: String?) {
    let top = focus?.count { $0 == "/" } ?? 0
    for (index, item) in items.enumerated() where item.depth > top + depth {
      shows[index] = false
    }
  }

  /// Shows items with findings first, errors before warnings, each with all items above it. Then it shows the rest as
  /// a reader would look: from the roots down, first children before later siblings.
  private func fold(_ shows: inout [Bool], _ most: Int) {
    var kept = [Bool](repeating: false, count: items.count)
    var room = most
    func keep(_ index: Int) {
      var ancestors: [Int] = []
      var next: Int? = index
      while let current = next, !kept[current] {
        // There is no room for an item this deep, so the rest of its ancestors do not matter.
        guard ancestors.count < room else { return }
        ancestors.append(current)
        next = items[current].parent
      }
      room -= ancestors.count
      for index in ancestors { kept[index] = true }
    }
    let candidates = items.indices.filter { shows[$0] }
    for severity in [Severity.error, .warning] {
      for index in candidates where items[index].finding?.severity == severity { keep(index) }
    }
    let effort = effort
    for index in candidates.sorted(by: { (effort[$0], $0) < (effort[$1], $1) }) {
      guard room > 0 else { break }
      keep(index)
    }
    for index in items.indices where !kept[index] { shows[index] = false }
  }

  /// The effort for a reader to get from a root to each item: one level counts as much as eight siblings.
  private var effort: [Double] {
    var effort: [Double] = []
    var ranks: [Int: Int] = [:]
    for item in items {
      guard let parent = item.parent else {
        effort.append(0)
        continue
      }
      let rank = ranks[parent, default: 0]
      ranks[parent] = rank + 1
      effort.append(effort[parent] + 1 + Double(rank) / 8)
    }
    return effort
  }

  func keeping(_ shows: [Bool]) -> TreeOutline {
    var excerpt = self
    excerpt.items = []
    // For each item, its index in the excerpt, or the index of the nearest shown item above it.
    var indices: [Int?] = []
    for (item, isShown) in zip(items, shows) {
      let above = item.parent.flatMap { indices[$0] }
      if isShown {
        var item = item
        item.parent = above
        indices.append(excerpt.items.count)
        excerpt.items.append(item)
      } else {
        if let above { excerpt.items[above].hidden += item.count }
        indices.append(above)
      }
    }
    return excerpt
  }
}
