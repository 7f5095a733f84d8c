import RIBsTrace

/// The rules, and the recorders of what else a caller wants to see. They look at each change of a session.
struct SessionObservers {
  private var rules = RuleCatalogue.rules.map { $0.init() }
  /// The indices of the rules that watch each kind of change.
  private let watching = RuleCatalogue.watching
  /// The kinds of change that any observer looks at.
  private let watched: ChangeKinds
  private var reporter: FindingReporter
  private(set) var sites = SharedSites()
  /// Nil unless the caller wants flows.
  private(set) var traffic: FlowTraffic?
  /// Nil unless the caller asks for RIBs.
  private var lifeRecorder: LifeRecorder?
  /// Nil unless the caller wants them.
  private(set) var positions: PositionRecorder?
  /// Nil unless the caller wants them.
  private(set) var calls: RecordedCalls?
  /// Nil unless the caller wants it.
  private var recorder: HistoryRecorder?

  /// What happened event by event; nil unless the caller wants it.
  var history: TreeHistory? { recorder?.history }

  init(session: String, _ scope: AnalysisScope) {
    traffic = scope.keepsFlows ? FlowTraffic() : nil
    reporter = FindingReporter(session: session)
    lifeRecorder = scope.subject.map { LifeRecorder($0, most: scope.mostEvents) }
    positions = scope.keepsPositions || scope.keepsHistory ? PositionRecorder() : nil
    recorder = scope.keepsHistory ? HistoryRecorder() : nil
    calls = scope.keepsCalls ? RecordedCalls() : nil
    let watchesAll =
      scope.keepsFlows || scope.subject != nil || scope.keepsPositions || scope.keepsCalls
      || scope.keepsHistory
    watched = watchesAll ? .all : RuleCatalogue.watched.union(SharedSites.watched)
  }

  /// - Parameters:
  ///   - event: What the step came from.
  ///   - isHistory: Whether the event belongs to the checkpoint at the start of the trace.
  mutating func observe(
    _ step: borrowing Step, of event: borrowing InternedEvent, in forest: borrowing Forest,
    isHistory: Bool
  ) {
    let kind = step.change.kind
    guard watched.contains(ChangeKinds(kind)) else { return }
    if SharedSites.watched.contains(ChangeKinds(kind)) { sites.observe(step, in: forest) }
    // Between two events of a checkpoint the user may have been anywhere.
    if !isHistory { traffic?.observe(step, in: forest) }
    lifeRecorder?.observe(step, of: event, in: forest)
    positions?.observe(step, in: forest)
    calls?.observe(step, in: forest)
    if let positions {
      recorder?.observe(step, of: event, in: forest, positions)
    }
    for index in watching[kind.rawValue] { rules[index].observe(step, in: forest, &reporter) }
    if isHistory { reporter.passOver() }
  }

  /// Lets the rules judge a session that has no more events.
  mutating func judge(_ end: SessionEnd, in state: borrowing SessionState) {
    traffic?.close(state.forest)
    for index in rules.indices { rules[index].judge(end, in: state, &reporter) }
    // The tree snapshot that comes next needs the memory.
    rules = []
  }

  func lives(_ forest: borrowing Forest) -> RIBLives? {
    var recorder = lifeRecorder
    return recorder?.finish(forest)
  }

  func findings(_ forest: borrowing Forest) -> FindingList { reporter.findings(forest, sites) }
}
