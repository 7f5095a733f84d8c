/// Which lines of an app's source that attach or detach a child were reached in traces.
package struct AttachCoverage: Sendable {
  /// How a call in a trace was found in the source.
  package enum Match: Sendable, Hashable {
    /// By file and line.
    case exact
    /// By file, as the only line within this many lines of the call that attaches or detaches the child.
    case near(lines: Int)
    /// By the names of parent and child, which this many lines attach or detach.
    case byNames(sites: Int)
  }

  /// How often one trace reached a line, by one kind of match.
  package struct Visit: Sendable, Equatable {
    /// The trace's path, or `standard input`.
    package let source: String
    /// How the calls were found in the source.
    package let match: Match
    /// How many calls there were.
    package internal(set) var count: Int
  }

  /// A line on which one parent attaches or detaches a child.
  package struct Site: Sendable {
    /// The parent's position in the tree's RIBs.
    package let parent: Int
    /// The positions of the RIBs that can be the child. An adapter builds several.
    package internal(set) var children: [Int]
    /// The line.
    package let place: SourcePlace
    /// Whether the line calls a function that attaches or detaches what it is given.
    package internal(set) var usesWrapper: Bool
    /// The traces that reached it, in the order given.
    package internal(set) var visits: [Visit] = []

    /// How many calls reached it.
    package var count: Int { visits.reduce(0) { $0 + $1.count } }
    /// Whether a trace reached it.
    package var isTaken: Bool { !visits.isEmpty }
    /// Whether only the names of parent and child say that a trace reached it.
    package var isTakenByNamesAlone: Bool {
      isTaken
        && visits.allSatisfy { visit in
          if case .byNames = visit.match { true } else { false }
        }
    }
  }

  /// A pair of RIBs that a trace attached or detached, where no line of the source is known to do that: a blind spot of
  /// the reading.
  package struct BlindSpot: Sendable, Equatable {
    /// Which call it is.
    package let kind: RecordedCall.Kind
    /// The parent's name.
    package let parent: String
    /// The child's name.
    package let child: String
    /// The first call site, where the traces have one.
    package let at: String?
    /// How many calls there were.
    package internal(set) var count: Int
  }

  /// How many of a RIB's lines were reached.
  package struct RIB: Sendable, Equatable {
    /// The RIB's position in the tree's RIBs.
    package let rib: Int
    /// The positions in ``AttachCoverage/attaches`` of its lines.
    package internal(set) var attaches: [Int] = []
    /// The positions in ``AttachCoverage/detaches`` of its lines.
    package internal(set) var detaches: [Int] = []
  }

  /// The lines that attach, sorted by parent, file and line.
  package let attaches: [Site]
  /// The lines that detach, sorted by parent, file and line.
  package let detaches: [Site]
  /// The RIBs with such lines, in the order of the tree.
  package let ribs: [RIB]
  /// The pairs that no line explains, attaches first, in the order in which the traces first show them.
  package let blindSpots: [BlindSpot]
  /// How many traces were joined.
  package let traces: Int
  /// How often the traces attach a child to a parent, by their names.
  private let attached: [Pair: Int]

  private struct Pair: Hashable {
    let parent: String
    let child: String
  }

  /// - Parameters:
  ///   - tree: The static tree.
  ///   - traces: The reports on the traces, whose analysis kept the calls (``AnalysisScope/keepsCalls``).
  package init(_ tree: StaticTree, traces: [InputReport]) {
    self.init(
      tree, traces: traces.count,
      calls: traces.lazy.flatMap { trace in
        trace.sessions.lazy.compactMap(\.calls).flatMap(\.all).map { (trace.source, $0) }
      })
  }

  /// - Parameters:
  ///   - tree: The static tree.
  ///   - traces: How many traces there are.
  ///   - calls: The calls in the traces, each with the path of its trace.
  init(
    _ tree: StaticTree, traces: Int, calls: some Sequence<(source: String, call: RecordedCall)>
  ) {
    var attaches = SiteJoin(tree, .attach)
    var detaches = SiteJoin(tree, .detach)
    var attached: [Pair: Int] = [:]
    for (source, call) in calls {
      switch call.kind {
      case .attach:
        attaches.take(call, from: source)
        attached[Pair(parent: call.parent, child: call.child), default: 0] += call.count
      case .detach: detaches.take(call, from: source)
      }
    }
    self.attaches = attaches.sites
    self.detaches = detaches.sites
    self.traces = traces
    self.attached = attached
    blindSpots = attaches.blindSpots + detaches.blindSpots
    var ribs: [Int: RIB] = [:]
    for (index, site) in attaches.sites.enumerated() {
      ribs[site.parent, default: RIB(rib: site.parent)].attaches.append(index)
    }
    for (index, site) in detaches.sites.enumerated() {
      ribs[site.parent, default: RIB(rib: site.parent)].detaches.append(index)
    }
    self.ribs = ribs.values.sorted { $0.rib < $1.rib }
  }

  /// How often the traces attach a child to a parent, by their names, whether or not the source explains it.
  package func attaches(of child: String, to parent: String) -> Int {
    attached[Pair(parent: parent, child: child)] ?? 0
  }
}
