import RIBsTrace

/// The position of a ``PathNode`` in its ``PathTree``.
package struct PathIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  let position: UInt32

  package static func < (one: PathIndex, other: PathIndex) -> Bool {
    one.position < other.position
  }
}

/// A RIB name under a parent path. All RIBs that were attached at a path share it.
package struct PathNode: Sendable {
  /// Nil where the trace does not say it.
  let name: InternedString?
  fileprivate let link: PathLink<PathIndex>
  /// The paths below, in the order of their first attach.
  package fileprivate(set) var children: [PathIndex] = []
  /// How many RIBs are on the tree at this path. Roots are not counted.
  fileprivate var standing = 0
  /// The most RIBs that were on the tree at this path at once.
  fileprivate(set) var mostAtOnce = 0
  /// How often a RIB came onto the tree at this path.
  fileprivate(set) var visits = 0
  /// How long RIBs were on the tree at this path, all together, in nanoseconds; once the session is over.
  fileprivate(set) var time = 0

  // A foreign trace may have any times. A sum of them must not trap.
  fileprivate mutating func enter(at now: Int) {
    standing += 1
    visits += 1
    mostAtOnce = max(mostAtOnce, standing)
    time &-= now
  }

  fileprivate mutating func leave(at now: Int) {
    standing -= 1
    time &+= now
  }

  fileprivate mutating func close(at end: Int) {
    time = max(0, time &+ standing &* end)
    standing = 0
  }

  /// The path above; nil for a root.
  package var parent: PathIndex? { link.parent }
  /// How many names stand above.
  package var depth: Int { link.depth }
}

/// The paths at which the RIBs of a session were attached, and the roots above them. A parent stands before its children.
package struct PathTree: Sendable {
  private struct Key: Hashable {
    let parent: PathIndex?
    let name: InternedString?

    func hash(into hasher: inout Hasher) {
      hasher.combine(UInt64(parent?.position ?? .max) << 32 | UInt64(name?.value ?? 0))
    }
  }

  /// Most paths have few children, which are found sooner by looking at each.
  private static let fewChildren = 8

  private var nodes: [PathNode] = []
  /// The roots, and the children of a path behind its first few.
  private var known: [Key: PathIndex] = [:]
  /// The strings of the names, once the session is over.
  package var strings = InternedStrings()

  /// All paths, each after its parent.
  package var indices: some RandomAccessCollection<PathIndex> {
    nodes.indices.lazy.map { PathIndex(position: UInt32(truncatingIfNeeded: $0)) }
  }

  package private(set) subscript(index: PathIndex) -> PathNode {
    _read { yield nodes[Int(index.position)] }
    _modify { yield &nodes[Int(index.position)] }
  }

  /// The path of a name under another, or of a root, if a RIB was attached there.
  func index(named name: InternedString?, under parent: PathIndex?) -> PathIndex? {
    guard let parent else { return known[Key(parent: nil, name: name)] }
    let children = self[parent].children
    for child in children.prefix(Self.fewChildren) where self[child].name == name { return child }
    return children.count > Self.fewChildren ? known[Key(parent: parent, name: name)] : nil
  }

  /// The path of a name under another, or of a root. It is added if no RIB was attached there before.
  mutating func insert(named name: InternedString?, under parent: PathIndex?) -> PathIndex {
    if let index = index(named: name, under: parent) { return index }
    let index = PathIndex(position: UInt32(truncatingIfNeeded: nodes.count))
    if parent.map({ self[$0].children.count >= Self.fewChildren }) ?? true {
      known[Key(parent: parent, name: name)] = index
    }
    nodes.append(
      PathNode(name: name, link: PathLink(below: parent.map { ($0, self[$0].link) })))
    if let parent { self[parent].children.append(index) }
    return index
  }

  /// - Parameter now: Nanoseconds since the session began.
  mutating func enter(_ index: PathIndex, at now: Int) { self[index].enter(at: now) }

  /// - Parameter now: Nanoseconds since the session began.
  mutating func leave(_ index: PathIndex, at now: Int) { self[index].leave(at: now) }

  /// Ends the stay of all RIBs that are still on the tree.
  ///
  /// - Parameter end: Nanoseconds since the session began.
  mutating func close(at end: Int) {
    for index in nodes.indices { nodes[index].close(at: end) }
  }

  /// Adds the paths of another session of the trace.
  mutating func add(_ other: PathTree) {
    var indices: [PathIndex] = []
    for node in other.nodes {
      let index = insert(named: node.name, under: node.parent.map { indices[Int($0.position)] })
      indices.append(index)
      self[index].mostAtOnce = max(self[index].mostAtOnce, node.mostAtOnce)
      self[index].visits += node.visits
      self[index].time &+= node.time
    }
    strings = other.strings
  }

  // MARK: In words

  /// The last name of a path.
  package func name(of index: PathIndex) -> String { strings.name(self[index].name) }

  /// Names from the root, joined by `/`. `…` replaces the middle of a path with very many or very long names.
  package func text(of index: PathIndex) -> String { text(of: index, strings) }

  func text(of index: PathIndex, _ strings: InternedStrings) -> String {
    PathLink.text(of: index, link: { self[$0].link }, name: { strings.name(self[$0].name) })
  }

  /// The last names of a path, joined by `/`.
  ///
  /// - Parameter count: The most names; `…` stands for the others.
  package func text(of index: PathIndex, last count: Int) -> String {
    let names = PathLink.names(
      endingAt: index, most: count, link: { self[$0].link },
      name: { strings.name(self[$0].name) })
    return ((self[index].depth >= count ? ["…"] : []) + names).joinedPath
  }
}
