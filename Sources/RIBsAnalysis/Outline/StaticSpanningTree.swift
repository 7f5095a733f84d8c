/// One way through the static tree, in which each RIB has a single parent. The static tree itself is no tree: a RIB can
/// have several parents, and RIBs can attach each other in a circle.
///
/// A search from each root goes breadth first over attached edges, and takes built and then declared edges only where
/// no attached one leads on.
struct StaticSpanningTree {
  /// A parent and a child, however many lines connect them.
  struct Link {
    let child: Int
    /// The highest grade of the lines.
    var grade: StaticEdge.Grade
    /// The lines of that grade.
    var places: [SourcePlace]
  }

  /// Where the tree begins: launch RIBs, then other RIBs without a parent, then a RIB of each circle that nothing else
  /// leads to.
  private(set) var roots: [Int] = []
  /// The parent of each RIB.
  private(set) var parents: [Int?]
  /// The children of each RIB: attached, then built, then declared ones, each in the order of the RIBs.
  let links: [[Link]]
  private var isReached: [Bool]

  init(_ tree: StaticTree) {
    links = Self.links(tree)
    parents = tree.ribs.map { _ in nil }
    isReached = tree.ribs.map { _ in false }
    // For each RIB the RIBs that lead to it.
    var above: [[Int]] = tree.ribs.map { _ in [] }
    for (parent, links) in links.enumerated() {
      for link in links where link.child != parent { above[link.child].append(parent) }
    }
    let launched = tree.ribs.indices.filter { tree.ribs[$0].kind == .launch }
    let tops = tree.ribs.indices.filter { above[$0].isEmpty }
    for root in launched.filter({ above[$0].isEmpty }) + tops + launched { reach(from: root) }
    for rib in tree.ribs.indices where !isReached[rib] { reach(from: circle(above: rib, above)) }
  }

  private static func links(_ tree: StaticTree) -> [[Link]] {
    var links: [[Link]] = tree.ribs.map { _ in [] }
    // For each parent, the position of the link to each child.
    var known: [[Int: Int]] = tree.ribs.map { _ in [:] }
    for edge in tree.edges {
      guard let index = known[edge.parent][edge.child] else {
        known[edge.parent][edge.child] = links[edge.parent].count
        links[edge.parent].append(Link(child: edge.child, grade: edge.grade, places: [edge.place]))
        continue
      }
      let grade = links[edge.parent][index].grade
      if edge.grade > grade {
        links[edge.parent][index].grade = edge.grade
        links[edge.parent][index].places = [edge.place]
      } else if edge.grade == grade {
        links[edge.parent][index].places.append(edge.place)
      }
    }
    return links.map { links in
      links.sorted { one, other in
        one.grade == other.grade ? one.child < other.child : one.grade > other.grade
      }
    }
  }

  private mutating func reach(from root: Int) {
    guard !isReached[root] else { return }
    isReached[root] = true
    roots.append(root)
    // The edges to try, by grade, the highest first.
    var queues = StaticEdge.Grade.allCases.reversed().map { EdgeQueue(grade: $0) }
    func open(_ rib: Int) {
      for index in queues.indices {
        for link in links[rib] where link.grade == queues[index].grade {
          queues[index].edges.append((rib, link.child))
        }
      }
    }
    open(root)
    while let index = queues.firstIndex(where: { !$0.isEmpty }) {
      let (parent, child) = queues[index].next()
      guard !isReached[child] else { continue }
      isReached[child] = true
      parents[child] = parent
      open(child)
    }
  }

  /// Every RIB above this one has a parent, so the way up ends in a circle. Returns its first RIB.
  private func circle(above rib: Int, _ above: [[Int]]) -> Int {
    var order: [Int: Int] = [:]
    var way: [Int] = []
    var current = rib
    while order[current] == nil {
      order[current] = way.count
      way.append(current)
      guard let parent = above[current].first else { return current }
      current = parent
    }
    return way[(order[current] ?? 0)...].min() ?? current
  }
}

private struct EdgeQueue {
  let grade: StaticEdge.Grade
  var edges: [(parent: Int, child: Int)] = []
  private var first = 0

  init(grade: StaticEdge.Grade) { self.grade = grade }

  var isEmpty: Bool { first == edges.count }

  mutating func next() -> (parent: Int, child: Int) {
    defer { first += 1 }
    return edges[first]
  }
}
