/// Which of some paths RIBs came up at in some traces.
struct ReachedPaths {
  private var reached: Set<String> = []

  /// The paths as a tree of names, so that each session is looked through once for all of them.
  private struct Names {
    /// By the node above and the name.
    var below: [Key: Int] = [:]
    /// The path that ends at a node.
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
    for session in inputs.lazy.flatMap(\.sessions) { look(for: names, in: session) }
    // A name alone is that of a RIB that was never attached, of a workflow, or of RIBs wherever they are; what is
    // about the trace itself has none. A session knows the texts of those before it.
    var single = Set(paths.filter { !$0.contains("/") })
    for last in inputs.compactMap(\.sessions.last) where !single.isEmpty {
      let found = last.paths.texts.found(of: single) + (single.contains("") ? [""] : [])
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
