import RIBsTrace

/// One session while it is read: its state, its rules and what they found.
struct SessionAnalysis {
  private let header: TraceHeader?
  private let name: String
  private var state: SessionState
  private var health = TraceHealth()
  private var rules = RuleCatalogue.rules.map { $0.init() }
  private var collector: FindingCollector
  private var traffic = FlowTraffic()
  private var lookout: Lookout
  private var fullest: FullestMoment?
  private var marks: [String] = []
  private var knownMarks: Set<String> = []
  /// Follows the RIBs that were asked for.
  private var lives: LifeRecorder?
  private var places: PlaceRecorder?
  private var events = 0
  private var lines: Int
  private var hasHolds = false
  /// Whether the session's events bear numbers; its first event decides.
  private var isNumbered: Bool?

  /// - Parameters:
  ///   - name: What the session is called where its header does not say.
  ///   - interest: What to keep besides what is wrong.
  init(
    header: TraceHeader?, line: Int, name: String, options: AnalysisOptions, _ interest: Interest
  ) {
    self.header = header
    self.name = header?.session ?? name
    state = SessionState(options: options)
    lookout = Lookout(interest.moment)
    collector = FindingCollector(session: self.name)
    lives = interest.subject.map { LifeRecorder($0) }
    places = interest.keepsPlaces ? PlaceRecorder() : nil
    lines = header == nil ? 0 : 1
    if header == nil { health.note(.noHeader, line: line, detail: "") }
  }

  mutating func take(_ line: NumberedLine) {
    lines += 1
    switch line.line {
    case .header: break
    case .event(let event): take(event, line: line.number)
    case .unknownType(let type, let seq):
      if let seq, isNumbered != false { health.check(seq: seq, line: line.number) }
      health.note(.unknownType, line: line.number, detail: "'\(type)'")
    case .invalidField(let key, let reason, let seq):
      if let seq, isNumbered != false { health.check(seq: seq, line: line.number) }
      health.note(.invalidField, line: line.number, detail: "'\(key)' \(reason)")
    case .invalidHeader(let key, let reason):
      health.note(.invalidField, line: line.number, detail: "'\(key)' of the header \(reason)")
    case .malformed(let reason, let column):
      health.note(.malformedLine, line: line.number, detail: "\(reason) at column \(column)")
    case .tooLong: health.note(.lineTooLong, line: line.number, detail: "")
    case .tornTail: health.note(.tornTail, line: line.number, detail: "")
    }
  }

  mutating func noteCut(_ reason: String, line: Int) {
    health.note(.tornTail, line: line, detail: reason)
  }

  private mutating func take(_ event: TraceEvent, line: Int) {
    guard let seq = number(event, line: line) else { return }
    health.check(time: event.time, line: line)
    events += 1
    if case .drop(let count) = event.body { health.noteDropped(count, line: line) }
    if case .hold = event.body { hasHolds = true }
    let ref = EventRef(seq: seq, line: line, time: event.time, at: event.at, order: events)
    lookout.look(at: state, before: ref)
    let step = state.apply(event, at: ref)
    lookout.look(at: state, after: step)
    fullest = .after(ref, in: state.forest, unlessLessThan: fullest)
    if case .mark(let name) = event.body, knownMarks.insert(name).inserted { marks.append(name) }
    traffic.observe(step, in: state.forest)
    lives?.observe(step, in: state.forest)
    places?.observe(step, in: state.forest)
    for index in RuleCatalogue.watchers[ChangeKinds(step.change).number] {
      rules[index].observe(step, in: state, &collector)
    }
  }

  /// The event's number, as it bears it or counted; nil where it has to bear one and does not.
  private mutating func number(_ event: TraceEvent, line: Int) -> Int? {
    let wasNumbered = isNumbered
    isNumbered = event.seq != nil || wasNumbered == true
    guard let seq = event.seq else {
      if wasNumbered == true {
        health.note(.invalidField, line: line, detail: "'seq' is missing")
        return nil
      }
      // A foreign trace: line order counts, and no hole can be seen.
      health.follow(seq: events + 1)
      return events + 1
    }
    if wasNumbered == false {
      health.note(
        .invalidField, line: line, detail: "'seq' is missing on the events before this one")
      health.follow(seq: seq)
    } else {
      health.check(seq: seq, line: line)
    }
    return seq
  }

  /// Judges the session and closes it.
  mutating func finish() -> SessionReport {
    lookout.lookAtEnd(of: state)
    let end = SessionEnd(state: state, retention: Retention(state), health: health)
    for index in rules.indices { rules[index].judge(end, &collector) }
    let findings = collector.findings.sorted(by: Finding.inReportOrder)
    return SessionReport(
      name: name, app: header?.app, events: events, lines: lines,
      hasLifetimes: state.forest.nodes.contains(where: \.hasKnownLifetime), hasHolds: hasHolds,
      endReason: state.endReason, isInconclusive: health.isInconclusive,
      isSampled: header?.sampled ?? false, ribs: state.forest.nodes.count,
      marks: marks, tree: lookout.tree ?? TreeSnapshot(state.forest), sight: lookout.sight,
      fullest: fullest, findings: findings, slots: state.forest.slotsWithRoots,
      flows: traffic.flows(in: state.forest), lives: lives?.finish(state.forest),
      places: places?.places)
  }
}

extension Finding {
  /// By event, then RIB, then rule; what is about no RIB comes first, and by its name.
  static func inReportOrder(_ one: Finding, _ other: Finding) -> Bool {
    (one.seq, one.id ?? 0, one.rule, one.path) < (other.seq, other.id ?? 0, other.rule, other.path)
  }
}
