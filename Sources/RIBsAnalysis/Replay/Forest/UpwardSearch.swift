/// Searches that go from RIBs upwards. They follow each link once, so a deep chain costs its length.
enum UpwardSearch {
  /// For each of some nodes the nearest match above it, if there is one.
  ///
  /// - Parameter up: The next node above. The links of a broken trace may form a circle.
  static func nearest(
    above nodes: [NodeIndex], up: (NodeIndex) -> NodeIndex?, where matches: (NodeIndex) -> Bool
  ) -> [NodeIndex: NodeIndex] {
    // The nearest match among a node and those above it.
    var known: [NodeIndex: NodeIndex?] = [:]
    var found: [NodeIndex: NodeIndex] = [:]
    for node in nodes {
      var path: [NodeIndex] = []
      var match: NodeIndex?
      var next = up(node)
      while let current = next {
        if let above = known[current] {
          match = above
          break
        }
        path.append(current)
        if matches(current) {
          match = current
          break
        }
        // Ends a circle without a match.
        known.updateValue(nil, forKey: current)
        next = up(current)
      }
      for passed in path { known.updateValue(match, forKey: passed) }
      if let match, match != node { found[node] = match }
    }
    return found
  }

  /// For each node that links to another, where the links end. In a circle they end at the node that comes first.
  static func ends(of links: [NodeIndex: NodeIndex]) -> [NodeIndex: NodeIndex] {
    var ends: [NodeIndex: NodeIndex] = [:]
    for start in links.keys.sorted() where ends[start] == nil {
      var path = [start]
      var positions = [start: 0]
      var end: NodeIndex?
      while end == nil, let last = path.last {
        guard let next = links[last] else {
          end = last
          break
        }
        if let known = ends[next] {
          end = known
        } else if let position = positions[next] {
          end = path[position...].min()
        } else {
          positions[next] = path.count
          path.append(next)
        }
      }
      for node in path { ends[node] = end }
    }
    return ends.filter { $0.key != $0.value }
  }
}
