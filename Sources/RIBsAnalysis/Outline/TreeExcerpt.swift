/// Which part of a tree to show, and how much of it.
public struct TreeExcerpt: Sendable, Equatable {
  /// The path of the RIBs to show with what stands below them; the whole tree where nil.
  public var focus: String?
  /// How many levels below the focus, or below the roots.
  public var depth: Int?
  /// Beyond how many boxes a tree is folded; never where nil.
  public var most: Int?

  /// As many boxes as a sheet holds that is read without a search.
  public static let readable = 120

  /// - Parameters:
  ///   - focus: The path of the RIBs to show with what stands below them; the whole tree where nil.
  ///   - depth: How many levels below the focus, or below the roots.
  ///   - most: Beyond how many boxes a tree is folded; never where nil.
  public init(focus: String? = nil, depth: Int? = nil, most: Int? = TreeExcerpt.readable) {
    self.focus = focus
    self.depth = depth
    self.most = most
  }
}

extension TreeOutline {
  /// The outline of a part: its RIBs, those above them, and how many are left out below each.
  package func excerpt(_ excerpt: TreeExcerpt) -> TreeOutline { keeping(shows(in: excerpt)) }

  /// Whether each item belongs to a part.
  func shows(in excerpt: TreeExcerpt) -> [Bool] {
    var shows = excerpt.focus.map(isBelow) ?? [Bool](repeating: true, count: items.count)
    if let depth = excerpt.depth { cut(&shows, depth, below: excerpt.focus) }
    if let most = excerpt.most, shows.count(where: \.self) > most { fold(&shows, most) }
    return shows
  }

  /// Whether each item stands at a path, below it or above it.
  private func isBelow(_ focus: String) -> [Bool] {
    let names = focus.split(separator: "/", omittingEmptySubsequences: false)
    // How many of the names lead to an item; all of them at the path and below it, none beside it.
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
    for place in items.indices.reversed() where chosen[place] {
      if let parent = items[place].parent { chosen[parent] = true }
    }
    return chosen
  }

  private func cut(_ shows: inout [Bool], _ depth: Int, below focus: String?) {
    let top = focus?.count { $0 == "/" } ?? 0
    for (place, item) in items.enumerated() where item.depth > top + depth {
      shows[place] = false
    }
  }

  /// What matters first: what is wrong with the way to it, the worst before the rest. Then as a reader would
  /// look: from the roots down, the first children of each before their later siblings.
  private func fold(_ shows: inout [Bool], _ most: Int) {
    var kept = [Bool](repeating: false, count: items.count)
    var room = most
    func keep(_ place: Int) {
      var way: [Int] = []
      var next: Int? = place
      while let current = next, !kept[current] {
        // Too deep to be shown: the rest of the way need not be walked.
        guard way.count < room else { return }
        way.append(current)
        next = items[current].parent
      }
      room -= way.count
      for place in way { kept[place] = true }
    }
    let candidates = items.indices.filter { shows[$0] }
    for severity in [Severity.error, .warning] {
      for place in candidates where items[place].finding?.severity == severity { keep(place) }
    }
    let effort = effort
    for place in candidates.sorted(by: { (effort[$0], $0) < (effort[$1], $1) }) {
      guard room > 0 else { break }
      keep(place)
    }
    for place in items.indices where !kept[place] { shows[place] = false }
  }

  /// How far each item is from a root for a reader: a level is as far as eight siblings.
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
    // For each item its place in the excerpt, or that of the nearest above it that is shown.
    var places: [Int?] = []
    for (item, isShown) in zip(items, shows) {
      let above = item.parent.flatMap { places[$0] }
      if isShown {
        var item = item
        item.parent = above
        places.append(excerpt.items.count)
        excerpt.items.append(item)
      } else {
        if let above { excerpt.items[above].hidden += item.count }
        places.append(above)
      }
    }
    return excerpt
  }
}
