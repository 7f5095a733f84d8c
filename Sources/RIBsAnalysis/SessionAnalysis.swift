import RIBsTrace

/// One session while it is read: its state, its rules and what they found.
struct SessionAnalysis: ~Copyable {
  private let header: TraceHeader?
  private let name: String
  private let firstLine: Int
  private let keepsTree: Bool
  private var state: SessionState
  private var health = TraceHealth()
  private var observers: SessionObservers
  private var lookout: Lookout
  private var fullest: FullestMoment?
  private var marks: [TextNumber] = []
  private var knownMarks: Set<TextNumber> = []
  private var events = 0
  private var lines: Int
  private var hasHolds = false
  /// Whether the session's events bear numbers; its first event decides.
  private var isNumbered: Bool?
  /// So many destroyed RIBs may wait.
  private var mostDestroyed: Int
  private let thrift: Interest.Thrift

  /// - Parameters:
  ///   - name: What the session is called where its header does not say.
  ///   - texts: The trace's texts up to here.
  ///   - interest: What to keep besides what is wrong.
  init(
    header: TraceHeader?, line: Int, name: String, texts: TraceTexts, options: AnalysisOptions,
    _ interest: Interest
  ) {
    self.header = header
    firstLine = line
    self.name = (header?.session ?? name).shortened(to: TraceTexts.longest)
    keepsTree = interest.keepsTree
    thrift = interest.thrift
    mostDestroyed = thrift.destroyed
    state = SessionState(options: options, interest)
    state.forest.texts = texts
    lookout = Lookout(interest.moment)
    observers = SessionObservers(session: self.name, interest)
    lines = header == nil ? 0 : 1
    if header == nil { health.note(.noHeader, line: line, detail: "") }
  }

  private var texts: TraceTexts { state.forest.texts }

  /// Takes a line that tells of no event.
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
  }

  mutating func noteCut(_ reason: String, line: Int) {
    health.note(.tornTail, line: line, detail: reason)
  }

  /// Takes some events that follow each other.
  mutating func take(_ entries: ArraySlice<TracePortion.Entry>) {
    lines += entries.count
    if texts.hasTwins {
      for entry in entries { take(entry.event.map { texts.first($0) }, line: entry.line) }
    } else {
      // Events are large: each is looked at where it lies.
      entries.withUnsafeBufferPointer { entries in
        for index in entries.indices { take(entries[index].event, line: entries[index].line) }
      }
    }
  }

  private mutating func take(_ event: NumberedEvent, line: Int) {
    guard let seq = isNumbered == true ? nextNumber(event, line: line) : number(event, line: line)
    else { return }
    health.check(time: event.time, line: line)
    events += 1
    var step = Step(
      stamp: EventStamp(seq: seq, time: event.time, line: line, site: event.at),
      thread: event.thread)
    if lookout.isWaiting { lookout.look(at: state, before: step.stamp) }
    state.apply(event, &step)
    if lookout.isWaiting { lookout.look(at: state, after: step) }
    if fullest?.isSurpassed(by: state.forest) ?? (state.forest.standing > 0) {
      fullest = FullestMoment(after: step.stamp, in: state.forest)
    }
    // Half of all events are of kinds that nobody watches.
    if observers.watched.contains(step.kind) { observers.observe(step, in: state.forest) }
    switch step.kind {
    case .held: hasHolds = true
    case .destroyed: if state.forest.destroyed.count > mostDestroyed { archiveDestroyed() }
    case .marked:
      if case .marked(let name) = step.change, knownMarks.insert(name).inserted {
        marks.append(name)
      }
    case .other:
      if case .drop(let count) = event.body { health.noteDropped(count, line: line) }
    default: break
    }
  }

  /// What is kept stays for a reason, and is not looked at again before as many have come.
  private mutating func archiveDestroyed() {
    var leaving = state.forest.archivable
    observers.keep(from: &leaving)
    observers.forget(leaving, state.forest)
    state.forest.archive(leaving)
    mostDestroyed = 2 * state.forest.destroyed.count + thrift.destroyed
  }

  /// The usual case: the events before it bear numbers, and it does.
  @inline(__always)
  private mutating func nextNumber(_ event: NumberedEvent, line: Int) -> Int? {
    guard let seq = event.seq else { return number(event, line: line) }
    health.check(seq: seq, line: line)
    return seq
  }

  /// The event's number, as it bears it or counted; nil where it has to bear one and does not.
  private mutating func number(_ event: NumberedEvent, line: Int) -> Int? {
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
    lookout.lookAtEnd(of: state, keepsTree: keepsTree)
    let ribs = state.forest.ribs
    let end = SessionEnd(
      retention: Retention(state, ribs), health: health, ribs: ribs, firstLine: firstLine)
    observers.judge(end, in: state)
    let findings = observers.findings(state.forest)
    let lives = observers.takeLives(state.forest)
    let tree = lookout.tree ?? (keepsTree ? TreeSnapshot(state.forest) : .empty)
    // Last, for all the others look places up in it.
    let slots = state.forest.takeSlots(ribs)
    return SessionReport(
      name: name, app: header?.app?.shortened(to: TraceTexts.longest), events: events, lines: lines,
      lastEvent: state.last?.seq ?? 0, hasAttaches: observers.sites.hasAttaches,
      hasLifetimes: state.forest.hasLifetimes, hasHolds: hasHolds,
      endReason: state.endReason, isIncomplete: health.losesEvents,
      isSampled: header?.sampled ?? false, ribs: state.forest.mentioned, findings: findings,
      countsAll: state.forest.countsStanding,
      detail: SessionDetail(
        marks: marks.map { texts[$0] }, tree: tree, sight: lookout.sight, fullest: fullest,
        tables: SessionTables(slots: slots, traffic: observers.takeTraffic()), lives: lives,
        places: observers.places?.places))
  }
}
