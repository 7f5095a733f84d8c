/// The paths, out of a given list, at which RIBs came up in some traces.
struct ReachedPaths {
  private var reached: Set<String> = []

  /// The paths as a tree of names, so that each session is searched once for all of them.
  private struct Names {
    /// The child nodes, by parent node and name.
    var below: [Key: Int] = [:]
    /// The path that ends at each node.
    var paths: [Int: String] = [:]

    struct Key: Hashable {
      var node: Int
      var name: String
    }

    static let root = 0

    mutating func insert(_ path: String) {
      var node = Self.root
      for name in path.split(separator: "/", omittingEmptySubsequences: false) {
        let key = Key(node: node, name: String(name))
        node = below[key] ?? below.count + 1
        below[key] = node
      }
      paths[node] = path
    }
  }

  /// - Parameters:
  ///   - paths: The paths to look for.
  ///   - inputs: What the traces showed.
  init(of paths: [String], in inputs: [InputReport]) {
    var names = Names()
    for path in paths { names.insert(path) }
    // The finding may be in the part that is missing.
    let whole = inputs.filter { $0.sessions.allSatisfy { $0.checkpoint == nil } }
    for session in whole.lazy.flatMap(\.sessions) { look(for: names, in: session) }
    // A path of one name belongs to a RIB that was never attached, to a workflow, or to all RIBs of that name.
    // Findings about the trace itself have an empty path. A trace's last session has the strings of all its sessions.
    var single = Set(paths.filter { !$0.contains("/") })
    for last in whole.compactMap(\.sessions.last) where !single.isEmpty {
      let found = last.paths.strings.found(of: single) + (single.contains("") ? [""] : [])
      reached.formUnion(found)
      single.subtract(found)
    }
  }

  /// Whether a RIB came up at a path that was looked for.
  func contains(_ path: String) -> Bool { reached.contains(path) }

  private mutating func look(for names: Names, in session: SessionReport) {
    // A parent comes before its children.
    var nodes: [PathIndex: Int] = [:]
    for path in session.paths.indices {
      let above: Int?
      if let parent = session.paths[path].parent {
        above = nodes[parent]
      } else {
        above = Names.root
      }
      guard let above,
        let node = names.below[Names.Key(node: above, name: session.paths.name(of: path))]
      else { continue }
      nodes[path] = node
      if let path = names.paths[node] { reached.insert(path) }
    }
  }
}
