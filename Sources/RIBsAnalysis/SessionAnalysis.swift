import RIBsTrace

/// One session while it is replayed: its state, its rules and what they found.
struct SessionAnalysis: ~Copyable {
  private let header: TraceHeader?
  private let name: String
  private let firstLine: Int
  private let keepsTree: Bool
  private let keepsHeader: Bool
  private var state: SessionState
  private var health: TraceHealth
  private var observers: SessionObservers
  private var snapshots: SnapshotTaker
  private var fullest: FullestMoment?
  private var marks: [InternedString] = []
  private var knownMarks: Set<InternedString> = []
  private var events = 0
  private var lines: Int
  private var hasHolds = false
  /// Whether the session's events have numbers. Its first event decides.
  private var isNumbered: Bool?

  /// - Parameters:
  ///   - name: The session's name if its header has none.
  ///   - strings: The strings of the trace up to here.
  ///   - scope: What to keep besides the findings.
  init(
    header: TraceHeader?, line: Int, name: String, strings: InternedStrings,
    options: AnalysisOptions,
    _ scope: AnalysisScope
  ) {
    self.header = header
    firstLine = line
    self.name = (header?.session ?? name).shortened(to: InternedStrings.longest)
    keepsTree = scope.keepsTree
    keepsHeader = scope.keepsHeaders
    state = SessionState(
      strings: strings, isSampled: header?.sampled ?? false,
      nodeWord: header?.otherNodes == true ? .node : .rib,
      hasCheckpoint: header?.checkpoint != nil, options: options)
    health = TraceHealth(checkpoint: header?.checkpoint ?? 0)
    snapshots = SnapshotTaker(scope.moment)
    observers = SessionObservers(session: self.name, scope)
    lines = header == nil ? 0 : 1
    if header == nil { health.note(.noHeader, line: line, detail: "") }
  }

  private var strings: InternedStrings { state.forest.strings }

  /// Takes a line that is not an event.
  mutating func take(_ line: NumberedLine) {
    lines += 1
    switch line.line {
    case .header, .event: break
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
    if state.endReason != nil { noteAfterEnd(line) }
  }

  /// Notes an event after the session's end. Of a line that is no event nobody knows whether it was to be a header.
  private mutating func noteAfterEnd(_ line: NumberedLine) {
    switch line.line {
    case .event, .unknownType, .invalidField: note(.afterEnd, line: line.number)
    case .header, .invalidHeader, .malformed, .tooLong, .tornTail: break
    }
  }

  private mutating func note(_ contradiction: Contradiction, of rib: NodeIndex? = nil, line: Int) {
    let name = rib.map { state.forest.name(of: $0) } ?? Forest.unknownName
    health.note(
      .contradiction, line: line, detail: contradiction.words(name, state.forest.nodeWord))
  }

  mutating func noteCut(_ reason: String, line: Int) {
    health.note(.tornTail, line: line, detail: reason)
  }

  /// Takes consecutive events.
  mutating func take(_ entries: ArraySlice<TracePortion.Entry>) {
    lines += entries.count
    if strings.hasVariants {
      for entry in entries { take(entry.event.map { strings.first($0) }, line: entry.line) }
    } else {
      // Reads each event in place, because it is large.
      entries.withUnsafeBufferPointer { entries in
        for index in entries.indices { take(entries[index].event, line: entries[index].line) }
      }
    }
  }

  private mutating func take(_ event: InternedEvent, line: Int) {
    let hadEnded = state.endReason != nil
    defer { if hadEnded { note(.afterEnd, line: line) } }
    guard let seq = isNumbered == true ? nextNumber(event, line: line) : number(event, line: line)
    else { return }
    health.check(time: event.time, line: line)
    events += 1
    let stamp = EventStamp(seq: seq, time: event.time, line: line, site: event.at)
    if snapshots.isWaiting { snapshots.take(of: state, before: stamp) }
    let step = Step(stamp: stamp, thread: event.thread, change: state.apply(event, at: stamp))
    if !hadEnded, let (contradiction, rib) = step.contradiction(in: state.forest) {
      note(contradiction, of: rib, line: line)
    }
    if snapshots.isWaiting { snapshots.take(of: state, after: step) }
    if fullest?.isSurpassed(by: state.forest) ?? (state.forest.standing > 0) {
      fullest = FullestMoment(after: stamp, in: state.forest)
    }
    // Without numbers, nothing says which events belong to the checkpoint.
    let isHistory = seq <= header?.checkpoint ?? 0 && isNumbered == true
    observers.observe(step, of: event, in: state.forest, isHistory: isHistory)
    state.forest.letGo(after: step.change)
    switch step.change {
    case .held: hasHolds = true
    case .marked(let name): if knownMarks.insert(name).inserted { marks.append(name) }
    case .other: if case .drop(let count) = event.body { health.noteDropped(count, line: line) }
    default: break
    }
  }

  /// The usual case: the event has a number, as have the events before it.
  @inline(__always)
  private mutating func nextNumber(_ event: InternedEvent, line: Int) -> Int? {
    guard let seq = event.seq else { return number(event, line: line) }
    health.check(seq: seq, line: line)
    return seq
  }

  /// The event's own number, or a counted one in a foreign trace without numbers. Nil if the number is missing.
  private mutating func number(_ event: InternedEvent, line: Int) -> Int? {
    let wasNumbered = isNumbered
    isNumbered = event.seq != nil || wasNumbered == true
    guard let seq = event.seq else {
      if wasNumbered == true {
        health.note(.invalidField, line: line, detail: "'seq' is missing")
        return nil
      }
      // A foreign trace: the order of lines counts, and holes cannot be seen.
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

  /// Closes the session and judges it.
  mutating func finish() -> SessionReport {
    if isNumbered == true { health.checkEnd(line: state.last?.line ?? firstLine) }
    snapshots.takeAtEnd(of: state, keepsTree: keepsTree)
    let findings = Self.judge(&observers, state, health, firstLine: firstLine)
    // Lives need the paths, so these are taken last.
    let lives = observers.lives(state.forest)
    return report(
      observers, snapshots, findings, lives,
      paths: state.forest.takePaths(at: state.last?.time ?? 0))
  }

  /// Judges the session as if it ended here, and leaves it open.
  func reportSoFar() -> SessionReport {
    var (observers, snapshots) = (observers, snapshots)
    snapshots.takeAtEnd(of: state, keepsTree: keepsTree)
    let findings = Self.judge(&observers, state, health, firstLine: firstLine)
    return report(
      observers, snapshots, findings, observers.lives(state.forest),
      paths: state.forest.pathsWithRoots(at: state.last?.time ?? 0))
  }

  private static func judge(
    _ observers: inout SessionObservers, _ state: borrowing SessionState, _ health: TraceHealth,
    firstLine: Int
  ) -> FindingList {
    let nodes = state.forest.indices
    let end = SessionEnd(
      retention: Retention(state, nodes), health: health, nodes: nodes, firstLine: firstLine)
    observers.judge(end, in: state)
    return observers.findings(state.forest)
  }

  private func report(
    _ observers: SessionObservers, _ snapshots: SnapshotTaker, _ findings: FindingList,
    _ lives: RIBLives?, paths: PathTree
  ) -> SessionReport {
    SessionReport(
      name: name, app: header?.app?.shortened(to: InternedStrings.longest),
      about: keepsHeader ? header.map(AboutSession.init) : nil, events: events,
      lines: lines,
      lastEvent: state.last?.seq ?? 0, hasAttaches: observers.sites.hasAttaches,
      hasLifetimes: state.forest.hasLifetimes, hasHolds: hasHolds,
      endReason: state.endReason, isIncomplete: health.losesEvents,
      isContradictory: health.hasContradictions, isUnsettled: state.unsettled != nil,
      isSampled: state.forest.isSampled, nodeWord: state.forest.nodeWord,
      checkpoint: header?.checkpoint,
      ribs: state.forest.nodes.count,
      duration: state.last?.time ?? 0, findings: findings,
      detail: SessionDetail(
        marks: marks.map { strings[$0] },
        tree: snapshots.tree ?? (keepsTree ? TreeSnapshot(state.forest) : .empty),
        snapshotPoint: snapshots.snapshotPoint, fullest: fullest,
        paths: paths, traffic: observers.traffic, lives: lives,
        positions: observers.positions?.positions, calls: observers.calls,
        history: observers.history))
  }
}
