import RIBsTrace

/// The RIBs of a session and the tree they form: the trace's events applied one after the other.
package struct Forest: ~Copyable {
  var nodes = NodeTable()
  /// For each RIB the properties that hold it, each with the event that first saw it.
  var holds: [NodeIndex: [Hold: EventStamp]] = [:]
  /// For each RIB what was found to hold its objects, the last search of each object.
  var found: [NodeIndex: [FoundHolder]] = [:]
  var siblings = SiblingGroups()
  /// The paths at which RIBs were attached.
  package var paths = PathTree()
  let strings: InternedStrings
  /// Whether the trace was sampled from outside, so that it shows no calls and reads holds only now and then.
  let isSampled: Bool
  /// What reports call its nodes.
  let nodeWord: NodeWord
  /// How many RIBs are on the tree.
  package internal(set) var standing = 0
  /// The RIBs that stayed on the tree or off it in the last event although their parents did not.
  var stayed: [NodeIndex] = []
  /// How many interactors are active, on the tree or off it.
  package internal(set) var active = 0
  /// Whether the trace says when some RIB was created.
  var hasLifetimes = false
  /// Whether any RIB was loaded.
  var hasLoads = false

  /// The name of a RIB whose name the trace never says.
  package static let unknownName = "?"

  init(strings: InternedStrings, isSampled: Bool = false, nodeWord: NodeWord = .rib) {
    self.strings = strings
    self.isSampled = isSampled
    self.nodeWord = nodeWord
  }

  package subscript(index: NodeIndex) -> Node {
    @inline(__always) get { nodes[index] }
    @inline(__always) _modify { yield &nodes[index] }
  }

  /// The RIB with a number of the trace, if the trace mentioned it. If it gives the number out again, the last one.
  package func index(of id: Int) -> NodeIndex? { nodes[id: id] }

  /// The RIBs that are alive, attached or have children, in the order in which the trace first mentions them.
  package var indices: [NodeIndex] { nodes.indices }

  /// The RIBs on the tree whose parents are not.
  package var roots: [NodeIndex] {
    indices.filter { index in
      self[index].isOnTree && !(self[index].parent.map { self[$0].isOnTree } ?? false)
    }
  }

  package func name(of index: NodeIndex) -> String { strings.name(self[index].name) }

  /// The names of a RIB and of its parent.
  func names(_ child: NodeIndex, _ parent: NodeIndex) -> (InternedString?, InternedString?) {
    (self[child].name, self[parent].name)
  }

  /// The path of a RIB's last attach; the name of one that was never attached.
  package func path(of index: NodeIndex) -> String {
    guard let path = self[index].path else { return name(of: index) }
    return paths.text(of: path, strings)
  }

  /// The path of a RIB's last attach, or the root path with the name that it has now.
  func pathIndex(of index: NodeIndex) -> PathIndex? {
    self[index].path ?? paths.index(named: self[index].name, under: nil)
  }

  /// Returns the paths and forgets them. They include those of roots that were never attached and have no children.
  ///
  /// - Parameter end: The time of the session's last event.
  mutating func takePaths(at end: Int) -> PathTree {
    paths = pathsWithRoots(at: end)
    return exchange(&paths, with: PathTree())
  }

  /// The paths, with those of roots that were never attached and have no children.
  ///
  /// - Parameter end: The time of the last event so far.
  func pathsWithRoots(at end: Int) -> PathTree {
    var paths = paths
    paths.close(at: end)
    for root in roots where self[root].path == nil {
      _ = paths.insert(named: self[root].name, under: nil)
    }
    paths.strings = strings
    return paths
  }

  /// Drops the RIBs that an event destroyed or detached, if they are destroyed and have no children. What rules need of
  /// them later is kept.
  mutating func letGo(after change: Change) {
    switch change {
    case .destroyed(let index, _): letGo(index)
    case .detached(let child, let parent, _, _):
      letGo(child)
      letGo(parent)
    default: break
    }
  }

  private mutating func letGo(_ index: NodeIndex) {
    if nodes.letGo(index) { holds[index] = nil }
  }
}

/// A property of a parent that was seen to hold a RIB.
struct Hold: Hashable, Sendable {
  let holder: NodeIndex
  let property: InternedString
}
