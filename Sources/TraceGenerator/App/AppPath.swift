import RIBsTrace

/// Where in the app's tree RIBs of one name stand, and the lines of code that bring them there.
struct AppPlace {
  typealias Index = Int

  /// How many children of the name a parent has, and for how long.
  enum Manner {
    /// At most one at a time, built when it is shown.
    case screen
    /// Any number: what a list shows.
    case row
    /// One, built with its parent and kept while others are shown.
    case tab
  }

  let rib: String
  let kind: RIBKind
  let manner: Manner
  /// The worker that its interactor starts, where it has one.
  let worker: String?
  fileprivate(set) var children: [Index] = []

  /// Of the parent's router.
  let property: String
  /// In the parent's router.
  let attachSite: String
  /// In the parent's router.
  let detachSite: String
}

extension AppPlace {
  /// Reads an outline: a RIB a line, two spaces deeper than its parent, and after its name what is special
  /// about it: `viewless`, `row`, `tab`, `worker`, `in=MODULE` for it and what stands below it.
  static func places(_ outline: String) -> [AppPlace] {
    var places: [AppPlace] = []
    var path: [(index: Index, module: String)] = []
    for line in outline.split(separator: "\n") {
      let depth = line.prefix { $0 == " " }.count / 2
      let words = line.split(separator: " ").map(String.init)
      guard let rib = words.first else { continue }
      path.removeLast(max(path.count - depth, 0))
      let module = words.first { $0.hasPrefix("in=") }.map { String($0.dropFirst(3)) }
      let parent = path.last
      let routine = Routine(
        of: parent.map { places[$0.index].rib } ?? "App", in: parent?.module ?? "Tada",
        line: 38 + 21 * (parent.map { places[$0.index].children.count } ?? 0))
      if let parent { places[parent.index].children.append(places.count) }
      path.append((places.count, module ?? parent?.module ?? "Tada"))
      let manner: Manner =
        words.contains("row") ? .row : words.contains("tab") ? .tab : .screen
      places.append(
        AppPlace(
          rib: rib,
          kind: parent == nil ? .launch : words.contains("viewless") ? .viewless : .viewable,
          manner: manner, worker: words.contains("worker") ? rib + "Worker" : nil,
          property: routine.property(for: rib, manner), attachSite: routine.site(0),
          detachSite: routine.site(9)))
    }
    return places
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

  func property(for rib: String, _ manner: AppPlace.Manner) -> String {
    let name = rib.prefix(1).lowercased() + rib.dropFirst()
    switch manner {
    case .screen: return "\(owner)Router.\(name)"
    case .row: return "\(owner)Router.\(name)s"
    case .tab: return "\(owner)Router.tabs"
    }
  }
}
