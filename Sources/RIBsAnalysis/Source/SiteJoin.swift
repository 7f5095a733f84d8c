/// Finds the lines of the source that the calls in traces ran.
struct SiteJoin {
  typealias Site = AttachCoverage.Site

  /// A source that changed since the trace was recorded has its calls a few lines away.
  private static let nearest = 3

  private struct Names: Hashable {
    let parent: String
    let child: String
  }

  private let kind: RecordedCall.Kind
  private let tree: StaticTree
  private let files: FilesByName
  /// The positions of sites by file, by line, and by the names of parent and child.
  private var byFile: [String: [Int]] = [:]
  private var byPlace: [SourcePlace: [Int]] = [:]
  private var byNames: [Names: [Int]] = [:]

  private(set) var sites: [Site]
  private(set) var blindSpots: [AttachCoverage.BlindSpot] = []
  private var blindSpotsByNames: [Names: Int] = [:]

  /// - Parameter kind: Which calls to find.
  init(_ tree: StaticTree, _ kind: RecordedCall.Kind) {
    self.kind = kind
    self.tree = tree
    sites = tree.sites(kind)
    files = tree.files()
    for (index, site) in sites.enumerated() {
      byFile[site.place.file, default: []].append(index)
      byPlace[site.place, default: []].append(index)
      // Two children of one name, each in a module of its own, are one pair.
      var known: Set<Names> = []
      for child in site.children {
        let names = Names(parent: tree.ribs[site.parent].name, child: tree.ribs[child].name)
        if known.insert(names).inserted { byNames[names, default: []].append(index) }
      }
    }
  }

  /// Counts a call at the sites that it can mean.
  mutating func take(_ call: RecordedCall, from source: String) {
    let place = call.at.flatMap(SourcePlace.init)
    let onLine = sitesOnLine(of: call, place)
    let exact = onLine.filter { shows(call, at: $0) }
    let found: Found? =
      exact.isEmpty ? near(call, place) ?? named(call, place) : (exact, .exact)
    // A line that has moved may stand where another was, so its own RIBs come first.
    for index in found?.sites ?? onLine { note(call, at: index, found?.match ?? .exact, source) }
    // Where a line attaches another child than the source shows, the tree lacks an edge.
    if found == nil, call.parent != Forest.unknownName, call.child != Forest.unknownName {
      noteBlindSpot(call)
    }
  }

  private typealias Found = (sites: [Int], match: AttachCoverage.Match)

  /// The sites on the call's own line. A base class has one line for all its subclasses.
  private func sitesOnLine(of call: RecordedCall, _ place: SourcePlace?) -> [Int] {
    guard let place else { return [] }
    let onLine = files.files(of: place).flatMap { file in
      byPlace[SourcePlace(file: file, line: place.line)] ?? []
    }
    return onLine.preferring { tree.ribs[sites[$0].parent].name == call.parent }
  }

  /// The only site of the two RIBs a few lines above or below the call. What a function attaches for others is called
  /// from elsewhere.
  private func near(_ call: RecordedCall, _ place: SourcePlace?) -> Found? {
    guard let place else { return nil }
    let near = files.files(of: place).flatMap { byFile[$0] ?? [] }.filter { index in
      abs(sites[index].place.line - place.line) <= Self.nearest && shows(call, at: index)
    }
    guard let site = near.first, near.count == 1 else { return nil }
    return ([site], .near(lines: abs(sites[site].place.line - place.line)))
  }

  /// The sites of the two RIBs, wherever they are.
  private func named(_ call: RecordedCall, _ place: SourcePlace?) -> Found? {
    let named = byNames[Names(parent: call.parent, child: call.child)] ?? []
    let inModule = named.preferring { tree.ribs[sites[$0].parent].module == place?.module ?? "" }
    // The line of a direct call would have been found, so a function made this call.
    let chosen = place == nil ? inModule : inModule.preferring { sites[$0].usesWrapper }
    return chosen.isEmpty ? nil : (chosen, .byNames(sites: chosen.count))
  }

  /// Whether a site's parent and one of its children have the names of a call.
  private func shows(_ call: RecordedCall, at site: Int) -> Bool {
    tree.ribs[sites[site].parent].name == call.parent
      && sites[site].children.contains { tree.ribs[$0].name == call.child }
  }

  private mutating func note(
    _ call: RecordedCall, at index: Int, _ match: AttachCoverage.Match, _ source: String
  ) {
    let visits = sites[index].visits
    // Calls come trace by trace.
    if let known = visits.lastIndex(where: { $0.source == source && $0.match == match }) {
      sites[index].visits[known].count += call.count
    } else {
      sites[index].visits.append(
        AttachCoverage.Visit(source: source, match: match, count: call.count))
    }
  }

  private mutating func noteBlindSpot(_ call: RecordedCall) {
    let names = Names(parent: call.parent, child: call.child)
    if let known = blindSpotsByNames[names] {
      blindSpots[known].count += call.count
    } else {
      blindSpotsByNames[names] = blindSpots.count
      blindSpots.append(
        AttachCoverage.BlindSpot(
          kind: kind, parent: call.parent, child: call.child, at: call.at, count: call.count))
    }
  }
}

extension StaticTree {
  /// The lines that attach or detach, sorted by parent, file and line.
  func sites(_ kind: RecordedCall.Kind) -> [AttachCoverage.Site] {
    struct Key: Hashable {
      let parent: Int
      let place: SourcePlace
    }
    var sites: [AttachCoverage.Site] = []
    var indices: [Key: Int] = [:]
    func add(_ parent: Int, _ children: [Int], _ place: SourcePlace, _ usesWrapper: Bool) {
      let key = Key(parent: parent, place: place)
      if let known = indices[key] {
        let new = children.filter { !sites[known].children.contains($0) }
        sites[known].children += new
        sites[known].usesWrapper = sites[known].usesWrapper || usesWrapper
      } else {
        indices[key] = sites.count
        sites.append(
          AttachCoverage.Site(
            parent: parent, children: children, place: place, usesWrapper: usesWrapper))
      }
    }
    switch kind {
    case .attach:
      for edge in edges where edge.grade == .attached {
        add(edge.parent, [edge.child], edge.place, edge.usesWrapper)
      }
    case .detach:
      for detach in detaches {
        add(detach.parent, detach.children, detach.place, detach.usesWrapper)
      }
    }
    return sites.sorted { ($0.parent, $0.place) < ($1.parent, $1.place) }
  }

  /// The files that declare RIBs or have a line about them, with the modules of these RIBs.
  ///
  /// - Parameter places: Lines of further files.
  func files(and places: [SourcePlace] = []) -> FilesByName {
    var modules: [String: Set<String>] = [:]
    for place in places { modules[place.file] = [] }
    for rib in ribs { modules[rib.place.file, default: []].insert(rib.module) }
    for edge in edges { modules[edge.place.file, default: []].insert(ribs[edge.parent].module) }
    for detach in detaches {
      modules[detach.place.file, default: []].insert(ribs[detach.parent].module)
    }
    return FilesByName(modules.keys.sorted(), modules: modules)
  }
}

extension Array {
  /// The elements of a kind, or all if there are none of it.
  func preferring(_ isPreferred: (Element) -> Bool) -> [Element] {
    let preferred = filter(isPreferred)
    return preferred.isEmpty ? self : preferred
  }
}
