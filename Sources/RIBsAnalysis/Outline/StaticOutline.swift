/// An app's static tree as people want to see it. Each RIB stands once, below one of its parents. Below each further
/// parent stands a reference to it.
package struct StaticOutline: Sendable {
  /// A RIB, or a reference to one.
  package struct Item: Sendable {
    /// The RIB's position in the tree's RIBs.
    package let rib: Int
    /// The parent's index in the list, which is lower than the item's own; nil for a root.
    package let parent: Int?
    /// How many levels below a root it is.
    package let depth: Int
    /// What the source shows between the RIB and its parent; nil for a root.
    package let edge: Edge?
    /// Whether the RIB itself stands elsewhere, with everything below it.
    package let isReference: Bool
    /// The hazards of its edge, highest severity first.
    package fileprivate(set) var edgeHazards: [Hazard] = []
    /// The hazards of the RIB, highest severity first; empty for a reference.
    package fileprivate(set) var ribHazards: [Hazard] = []

    /// The hazards of its edge and its own, highest severity first.
    package var hazards: [Hazard] { (edgeHazards + ribHazards).worstFirst }
  }

  /// What the source shows between a parent and a child.
  package struct Edge: Sendable {
    /// How much the lines show.
    package let grade: StaticEdge.Grade
    /// The lines.
    package let places: [SourcePlace]
    /// How often traces attach the child to the parent; nil without traces.
    package let taken: Int?

    /// Whether the source attaches the child, and no trace does.
    package var isMissed: Bool { grade == .attached && taken == 0 }
  }

  /// The tree.
  package let tree: StaticTree
  /// The folders and files that were read.
  package let paths: [String]
  /// Which lines traces reached; nil without traces.
  package let coverage: AttachCoverage?
  /// In preorder. Children are in order of grade, then of name.
  package private(set) var items: [Item] = []
  /// The hazards that are about no RIB of the tree.
  package private(set) var otherHazards: [Hazard] = []
  private let ambiguousNames: Set<String>

  /// - Parameter report: The report on the source, with its hazards, and joined with traces if there are any.
  package init(_ report: SourceReport) {
    tree = report.tree
    paths = report.paths
    coverage = report.coverage
    let counts = tree.ribs.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    ambiguousNames = Set(counts.lazy.filter { $0.value > 1 }.map(\.key))
    list(StaticSpanningTree(tree))
    note(report.hazards.filter { $0.exemption == nil })
  }

  /// - Parameter tree: A tree without hazards.
  package init(_ tree: StaticTree) { self.init(SourceReport(tree: tree)) }

  /// The name of an item's RIB, with its module if another RIB has the same name.
  package func name(of item: Item) -> String { name(of: item.rib) }

  /// The name of a RIB, with its module if another RIB has the same name.
  ///
  /// - Parameter suffix: What stands directly after the name, such as `Router`.
  package func name(of rib: Int, suffix: String = "") -> String {
    let rib = tree.ribs[rib]
    let module = ambiguousNames.contains(rib.name) ? " (\(rib.module))" : ""
    return rib.name + suffix + module
  }

  /// How many pairs of parent and child are connected by lines of this grade and none higher.
  package func count(of grade: StaticEdge.Grade) -> Int {
    items.count { $0.edge?.grade == grade }
  }

  private mutating func list(_ span: StaticSpanningTree) {
    // The RIBs to list, the next one last.
    var open = span.roots.reversed().map { (rib: $0, parent: Int?.none, edge: Edge?.none) }
    while let (rib, parent, edge) = open.popLast() {
      let above = parent.map { items[$0] }
      let isReference = above != nil && span.parents[rib] != above?.rib
      let index = items.count
      items.append(
        Item(
          rib: rib, parent: parent, depth: above.map { $0.depth + 1 } ?? 0, edge: edge,
          isReference: isReference))
      guard !isReference else { continue }
      for link in span.links[rib].reversed() {
        let taken = coverage?.attaches(of: tree.ribs[link.child].name, to: tree.ribs[rib].name)
        open.append(
          (link.child, index, Edge(grade: link.grade, places: link.places, taken: taken)))
      }
    }
  }

  /// Puts each hazard on its edge or its RIB.
  private mutating func note(_ hazards: [Hazard]) {
    var byChild: [String: [Int]] = [:]
    for (index, item) in items.enumerated() {
      byChild[tree.ribs[item.rib].name, default: []].append(index)
    }
    for hazard in hazards {
      let names = RIBNames(path: hazard.path)
      let named = byChild[names.child] ?? []
      let edges = named.filter { index in
        items[index].parent.map { tree.ribs[items[$0].rib].name } == names.parent
          && names.parent != nil
      }.preferring { index in
        names.childModule == nil || tree.ribs[items[index].rib].module == names.childModule
      }.preferring { index in
        names.parentModule == nil
          || items[index].parent.map { tree.ribs[items[$0].rib].module } == names.parentModule
      }.preferring { items[$0].edge?.places.contains(hazard.place) == true }
      let ribs = named.filter { !items[$0].isReference }
        .preferring { index in tree.ribs[items[index].rib].module == names.childModule }
        .preferring { tree.ribs[items[$0].rib].place.file == hazard.place.file }
      if let edge = edges.first {
        items[edge].edgeHazards.append(hazard)
      } else if let rib = ribs.first {
        items[rib].ribHazards.append(hazard)
      } else {
        otherHazards.append(hazard)
      }
    }
    for index in items.indices {
      items[index].edgeHazards = items[index].edgeHazards.worstFirst
      items[index].ribHazards = items[index].ribHazards.worstFirst
    }
  }
}
