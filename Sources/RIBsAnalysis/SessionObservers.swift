/// Who looks on while a session is replayed: the rules, and what keeps what else a reader wants to see.
///
/// They stand apart from the state that they look at, so that each event is handed to all of them at once.
struct SessionObservers: ~Copyable {
  private var rules = RuleCatalogue.rules.map { $0.init() }
  /// The rules to ask about each kind of change, one kind behind the other.
  private let watchers: [Int]
  /// Where those of each kind begin, and where the last of them end.
  private let firstWatchers: [Int]
  private var collector: FindingCollector
  private(set) var sites = SharedSites()
  /// None where nobody will ask for flows.
  private var traffic: FlowTraffic?
  /// Follows the RIBs that were asked for.
  private var lives: LifeRecorder?
  private(set) var places: PlaceRecorder?

  /// The kinds of change that somebody looks at; most events are of others.
  let watched: ChangeKinds

  // The same for each session of a trace, which may have a million.
  private static let watchersByKind = (0..<ChangeKinds.count).map(RuleCatalogue.watchers)
  private static let allWatchers = watchersByKind.flatMap(\.self)
  private static let allFirstWatchers: [Int] = watchersByKind.reduce(into: [0]) {
    $0.append($0[$0.count - 1] + $1.count)
  }
  private static let alwaysWatched: ChangeKinds = RuleCatalogue.rules.reduce(SharedSites.watched) {
    $0.union($1.watched)
  }

  init(session: String, _ interest: Interest) {
    watchers = Self.allWatchers
    firstWatchers = Self.allFirstWatchers
    let all = ChangeKinds(rawValue: .max)
    watched =
      interest.followsRIBs
      ? all : Self.alwaysWatched.union(interest.keepsFlows ? FlowTraffic.watched : [])
    traffic = interest.keepsFlows ? FlowTraffic() : nil
    collector = FindingCollector(session: session)
    lives = interest.subject.map { LifeRecorder($0, most: interest.mostEvents) }
    places = interest.keepsPlaces ? PlaceRecorder() : nil
  }

  mutating func observe(_ step: borrowing Step, in forest: borrowing Forest) {
    sites.observe(step, in: forest)
    traffic?.observe(step, in: forest)
    lives?.observe(step, in: forest)
    places?.observe(step, in: forest)
    for watcher in firstWatchers[step.kind.number]..<firstWatchers[step.kind.number + 1] {
      let index = watchers[watcher]
      collector.currentRule = index
      rules[index].observe(step, in: forest, &collector)
    }
  }

  /// Takes those out of some RIBs that any of them knows by their index, and may speak of yet.
  func keep(from ribs: inout [NodeIndex]) {
    ribs.removeAll { collector.isReported($0) || traffic?.remembers($0) ?? false }
    for index in RuleCatalogue.remembering { rules[index].keep(from: &ribs) }
  }

  mutating func forget(_ ribs: [NodeIndex], _ forest: borrowing Forest) {
    for index in RuleCatalogue.remembering { rules[index].forget(ribs, forest) }
  }

  /// The session has no more events.
  mutating func judge(_ end: SessionEnd, in state: borrowing SessionState) {
    traffic?.close(state.forest)
    for index in rules.indices {
      collector.currentRule = index
      rules[index].judge(end, in: state, &collector)
    }
    // What they kept would take room beside the tree.
    rules = []
  }

  mutating func takeTraffic() -> FlowTraffic? { traffic.take() }

  mutating func takeLives(_ forest: borrowing Forest) -> RIBLives? { lives?.finish(forest) }

  func findings(_ forest: borrowing Forest) -> FindingList { collector.findings(forest, sites) }
}
