import RIBsAnalysis

/// RIBs that the app's source can attach below the RIBs of a session, and that the session never attached.
///
/// Each RIB that stood is followed by the children that it lacks. A child that stood nowhere is followed by its own
/// children, once.
struct SourcePlaces {
  /// A tree with more of them would show the source and not the session.
  private static let most = 500

  struct Place {
    /// The index of the parent, among the places of the session and those before it.
    let parent: Int
    let rib: StaticRIB
    /// The line that attaches it.
    let edge: StaticEdge
  }

  private(set) var places: [Place] = []

  /// - Parameters:
  ///   - items: An item for each place of the session.
  ///   - tree: The tree in the source.
  init(below items: [TreeOutline.Item], in tree: StaticTree) {
    var edges: [String: [StaticEdge]] = [:]
    for edge in tree.edges where edge.grade == .attached {
      edges[tree.ribs[edge.parent].name, default: []].append(edge)
    }
    var children: [Int: Set<String>] = [:]
    for item in items {
      if let parent = item.parent { children[parent, default: []].insert(item.name) }
    }
    // The names whose children are shown already.
    var done: Set<String> = []
    var waiting = items.enumerated().map { (index: $0.offset, name: $0.element.name) }[...]
    while let next = waiting.popFirst(), places.count < Self.most {
      guard done.insert(next.name).inserted else { continue }
      var known = children[next.index] ?? []
      for edge in edges[next.name] ?? [] {
        let rib = tree.ribs[edge.child]
        guard known.insert(rib.name).inserted else { continue }
        let index = items.count + places.count
        places.append(Place(parent: next.index, rib: rib, edge: edge))
        waiting.append((index, rib.name))
      }
    }
  }
}

extension SourcePlaces.Place {
  var box: TreeBox {
    TreeBox(
      parent: parent, id: "source", label: TextMeasure.shortened(rib.name), tooltip: "",
      shape: rib.kind.shape, role: .plain, alert: nil, url: nil, remarks: [], link: .built,
      linkWeight: Diagram.Link.usual)
  }
}
