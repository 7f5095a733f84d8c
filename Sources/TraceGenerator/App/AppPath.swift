import RIBsTrace

/// A path in the app's tree, with the call sites that attach and detach its RIBs.
struct AppPath {
  typealias Index = Int

  /// How many children of this name a parent has, and for how long.
  enum Manner {
    /// At most one at a time, built when it is shown.
    case screen
    /// Any number of rows in a list.
    case row
    /// One, built with its parent and kept while other tabs are shown.
    case tab
  }

  let rib: String
  let kind: RIBKind
  let manner: Manner
  /// The worker that its interactor starts, if any.
  let worker: String?
  fileprivate(set) var children: [Index] = []

  /// The property of the parent's router that holds the child.
  let property: String
  /// The call site in the parent's router that attaches the child.
  let attachSite: String
  /// The call site in the parent's router that detaches the child.
  let detachSite: String
}

extension AppPath {
  /// Reads an outline with one RIB per line, two spaces deeper than its parent. Attributes follow the name:
  /// `viewless`, `row`, `tab`, `worker`, and `in=MODULE` for the RIB and its descendants.
  static func paths(_ outline: String) -> [AppPath] {
    var paths: [AppPath] = []
    var ancestors: [(index: Index, module: String)] = []
    for line in outline.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.split(separator: " ").map(String.init)
      guard let rib = words.first else { continue }
      ancestors.removeLast(max(ancestors.count - depth, 0))
      let module = words.first { $0.hasPrefix("in=") }.map { String($0.dropFirst(3)) }
      let parent = ancestors.last
      let routine = Routine(
        of: parent.map { paths[$0.index].rib } ?? "App", in: parent?.module ?? "Tada",
        line: 38 + 21 * (parent.map { paths[$0.index].children.count } ?? 0))
      if let parent { paths[parent.index].children.append(paths.count) }
      ancestors.append((paths.count, module ?? parent?.module ?? "Tada"))
      let manner: Manner =
        words.contains("row") ? .row : words.contains("tab") ? .tab : .screen
      paths.append(
        AppPath(
          rib: rib,
          kind: parent == nil ? .launch : words.contains("viewless") ? .viewless : .viewable,
          manner: manner, worker: words.contains("worker") ? rib + "Worker" : nil,
          property: routine.property(for: rib, manner), attachSite: routine.site(0),
          detachSite: routine.site(9)))
    }
    return paths
  }
}

/// The two functions of a router that attach and detach one child.
private struct Routine {
  let owner: String
  let module: String
  let line: Int

  init(of owner: String, in module: String, line: Int) {
    self.owner = owner
    self.module = module
    self.line = line
  }

  func site(_ offset: Int) -> String { "\(module)/\(owner)Router.swift:\(line + offset)" }

  func property(for rib: String, _ manner: AppPath.Manner) -> String {
    let name = rib.prefix(1).lowercased() + rib.dropFirst()
    switch manner {
    case .screen: return "\(owner)Router.\(name)"
    case .row: return "\(owner)Router.\(name)s"
    case .tab: return "\(owner)Router.tabs"
    }
  }
}
