import RIBsAnalysis

/// The tree that an app's source shows.
struct StaticTreeReader {
  private let flow: AppFlow
  private var ribs: RIBIndex { flow.ribs }
  private var app: AppIndex { ribs.app }

  init(_ flow: AppFlow) { self.flow = flow }

  /// The positions of RIBs in the tree, by their positions in the index.
  private(set) var positions: [Int] = []

  mutating func tree() -> StaticTree {
    let sorted = ribs.ribs.indices.filter(ribs.isListed).sorted { one, other in
      let (one, other) = (ribs.ribs[one], ribs.ribs[other])
      return (one.module, one.name, one.place) < (other.module, other.name, other.place)
    }
    positions = Array(repeating: 0, count: ribs.ribs.count)
    for (position, index) in sorted.enumerated() { positions[index] = position }
    let listed = sorted.map { index -> StaticRIB in
      let rib = ribs.ribs[index]
      return StaticRIB(name: rib.name, module: rib.module, kind: rib.kind, place: rib.place)
    }
    var edges: Set<StaticEdge> = []
    for event in flow.attaches where ribs.isListed(event.parent) {
      for child in event.children {
        edges.insert(
          StaticEdge(
            parent: positions[event.parent], child: positions[child], grade: .attached,
            place: event.place, usesWrapper: event.place != event.call))
      }
    }
    for build in flow.builds where ribs.isListed(build.parent) {
      edges.insert(
        StaticEdge(
          parent: positions[build.parent], child: positions[build.child], grade: .built,
          place: build.place))
    }
    edges.formUnion(declared)
    var detaches: [SourcePlace: StaticDetach] = [:]
    for event in flow.detaches {
      let children = event.children.map { positions[$0] }
      var detach =
        detaches[event.place]
        ?? StaticDetach(
          parent: positions[event.parent], children: [], place: event.place,
          usesWrapper: event.place != event.call)
      detach.children = Set(detach.children + children).sorted()
      detaches[event.place] = detach
    }
    return StaticTree(
      ribs: listed, edges: edges.sorted(),
      detaches: detaches.values.sorted { ($0.parent, $0.place) < ($1.parent, $1.place) })
  }

  /// The conformances of interactors to the listeners of other RIBs.
  private var declared: [StaticEdge] {
    ribs.ribs.enumerated().flatMap { position, rib -> [StaticEdge] in
      guard ribs.isListed(position) else { return [] }
      var edges: [StaticEdge] = []
      var seen: Set<Int> = []
      // The protocol that the router sees comes first, because that is where apps declare it.
      let owners = rib.interactables + (rib.interactor.map { [$0] } ?? [])
      for owner in owners.flatMap({ app.ancestors[$0] }) {
        let type = app.types[owner]
        for entry in type.inherited {
          for listener in app.types(entry.type, in: entry.place.file, inside: type) {
            for child in ribs.byListener[listener.id] ?? []
            where ribs.isListed(child) && child != position && seen.insert(child).inserted {
              edges.append(
                StaticEdge(
                  parent: positions[position], child: positions[child], grade: .declared,
                  place: entry.place))
            }
          }
        }
      }
      return edges
    }
  }
}

extension StaticEdge: Comparable {
  /// By parent, child, grade, file and line.
  public static func < (one: StaticEdge, other: StaticEdge) -> Bool {
    (one.parent, one.child, one.grade, one.place) < (
      other.parent, other.child, other.grade, other.place
    )
  }
}
