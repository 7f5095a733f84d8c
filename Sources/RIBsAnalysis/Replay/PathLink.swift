/// The link from a node of a tree of names to its parent. It knows enough to write the node's path in bounded time.
struct PathLink<Index: Sendable>: Sendable {
  /// Nil for a root.
  let parent: Index?
  /// How many names stand above.
  let depth: Int
  /// The ancestor at which the first names of a very long path end.
  private let lead: Index?

  /// A path of more than twice as many names shows this many of its first and of its last names. No app nests RIBs that
  /// deep, but in a trace that does, each path would otherwise be as long as the trace.
  private static var ends: Int { 128 }

  /// - Parameter parent: The parent with its own link; nil for a root.
  init(below parent: (index: Index, link: PathLink)?) {
    self.parent = parent?.index
    depth = parent.map { $0.link.depth + 1 } ?? 0
    lead = parent.flatMap { $0.link.depth == Self.ends - 1 ? $0.index : $0.link.lead }
  }

  /// Names from the root, joined by `/`. `…` replaces the middle of a path with very many or very long names.
  ///
  /// - Parameters:
  ///   - link: Returns the link of a node.
  ///   - name: Returns the name of a node.
  static func text(
    of index: Index, link: (Index) -> PathLink, name: (Index) -> String
  ) -> String {
    let own = link(index)
    guard own.depth >= 2 * ends, let lead = own.lead else {
      return names(endingAt: index, most: .max, link: link, name: name).joinedPath
    }
    let first = names(endingAt: lead, most: .max, link: link, name: name)
    let last = names(endingAt: index, most: ends, link: link, name: name)
    return (first + ["…"] + last).joinedPath
  }

  /// The last names of a path, from the top down.
  ///
  /// - Parameter most: The most names.
  static func names(
    endingAt index: Index, most: Int, link: (Index) -> PathLink, name: (Index) -> String
  ) -> [String] {
    var names: [String] = []
    var next: Index? = index
    while let current = next, names.count < most {
      names.append(name(current))
      next = link(current).parent
    }
    return names.reversed()
  }
}

extension BidirectionalCollection<String> {
  /// The names joined by `/`. The middle of a path of more than 2,000 characters is left out.
  package var joinedPath: String {
    let longest = 2000
    // Join only what fits.
    guard reduce(0, { $0 + $1.utf8.count + 1 }) > 4 * longest else {
      return joined(separator: "/").shortened(to: longest)
    }
    let first = prefix(fillingPath: longest).joined(separator: "/")
    let last = reversed().prefix(fillingPath: longest).reversed().joined(separator: "/")
    return "\(first)/\(last)".shortened(to: longest)
  }
}

extension Collection<String> {
  /// The first names that together have at least `length` Unicode scalars, with a separator behind each.
  fileprivate func prefix(fillingPath length: Int) -> SubSequence {
    var missing = length
    return prefix { name in
      defer { missing -= name.unicodeScalars.count + 1 }
      return missing > 0
    }
  }
}
