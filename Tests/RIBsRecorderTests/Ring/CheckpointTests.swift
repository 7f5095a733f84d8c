import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing

@testable import RIBsRecorder

/// Compares a trace whose beginning is replaced by a checkpoint with the whole trace.
@Suite struct CheckpointTests {
  @Test(arguments: 0..<40)
  func `the tree after a checkpoint is that of the whole trace at that moment`(seed: UInt64) throws
  {
    let session = RandomSession(seed: seed, count: 600)
    for cut in stride(from: 7, to: 590, by: 83) {
      let moment = Moment.event(cut)
      let whole = try report(trace(session.events), at: moment)
      let kept = try report(keptTrace(session.events, cut), at: moment)
      #expect(Tree(kept.tree) == Tree(whole.tree), "seed \(seed), cut \(cut)")
    }
  }

  @Test(arguments: 0..<40)
  func `behind a checkpoint the verdicts are those of the whole trace`(seed: UInt64) throws {
    try expectSameVerdicts(RandomSession(seed: seed, count: 600).events, "seed \(seed)")
  }

  @Test(arguments: 0..<20)
  func `they are in an app whose tabs are attached again and again`(seed: UInt64) throws {
    try expectSameVerdicts(RandomSession(tabsOf: seed, count: 1200).events, "tabs \(seed)")
  }

  @Test(arguments: RecordedTrace.all)
  func `both hold for recorded apps, cut at every event`(recording: RecordedTrace) throws {
    for events in try recording.sessions() {
      for cut in 1..<events.count {
        let moment = Moment.event(cut)
        let whole = try report(trace(events), at: moment)
        let kept = try report(keptTrace(events, cut), at: moment)
        #expect(Tree(kept.tree) == Tree(whole.tree), "cut \(cut)")
      }
      try expectSameVerdicts(events, every: 1, "\(recording.testDescription)")
    }
  }

  private func expectSameVerdicts(
    _ events: [TraceEvent], every step: Int = 83, _ name: Comment
  ) throws {
    let whole = Set(try report(trace(events)).findings.map(Verdict.init))
    // A checkpoint leaves out calls that changed nothing, and its own wrong calls are not reported again. One of them may
    // have been the error that explained others.
    let wronged = Set(whole.filter { Verdict.calls.contains($0.rule) }.map(\.id))
    for cut in stride(from: 7, to: events.count - 10, by: step) {
      let kept = Set(try report(keptTrace(events, cut)).findings.map(Verdict.init))
      let more = kept.subtracting(whole).filter {
        !Verdict.vague.contains($0.rule) && !wronged.contains($0.id)
      }
      #expect(more == [], "\(name), cut \(cut)")
      let missing = whole.subtracting(kept).filter {
        ($0.seq > cut || $0.isOfState) && !Verdict.vague.contains($0.rule)
          && !wronged.contains($0.id)
      }
      #expect(missing == [], "\(name), cut \(cut)")
      #expect(kept.allSatisfy { $0.seq > cut || !Verdict.calls.contains($0.rule) })
    }
  }

  @Test
  func
    `of two tabs that take turns it keeps a few visits, although one comes before the other goes`()
    throws
  {
    var session = Script()
    session.add(.create(id: 1, rib: "Root", kind: .launch), .launch(id: 1))
    for tab in 2...3 { session.add(.create(id: tab, rib: "Tab\(tab)", kind: .viewable)) }
    session.add(.attach(id: 2, parent: 1))
    for turn in 0..<1000 {
      let (next, last) = turn.isMultiple(of: 2) ? (3, 2) : (2, 3)
      session.add(.attach(id: next, parent: 1), .detach(id: last, parent: 1, cause: .call))
    }
    session.add(.settle)
    let kept = keptTrace(session.events, session.events.count - 1)
    #expect(kept.count { $0 == UInt8(ascii: "\n") } < 50)
  }

  @Test func `of a tab that is shown a thousand times the checkpoint keeps a few visits`() throws {
    var session = Script()
    session.add(.create(id: 1, rib: "Root", kind: .launch), .launch(id: 1))
    session.add(.create(id: 2, rib: "Tab", kind: .viewable))
    for visit in 0..<1000 {
      session.add(.attach(id: 2, parent: 1), .activate(id: 2))
      let page = 3 + visit
      session.add(.create(id: page, rib: "Page", kind: .viewable), .attach(id: page, parent: 2))
      session.add(.detach(id: page, parent: 2, cause: .call))
      // The page of the last visit but one leaks.
      if visit != 998 { session.add(.destroy(id: page)) }
      session.add(.deactivate(id: 2), .detach(id: 2, parent: 1, cause: .call))
    }
    session.add(.settle)
    let cut = session.events.count - 1
    let kept = keptTrace(session.events, cut)
    #expect(kept.count { $0 == UInt8(ascii: "\n") } < 50)
    let findings = try report(kept).findings
    #expect(findings.map(\.rule) == ["leaked-child", "kept-for-reuse", "trace-not-ended"])
    let whole = try report(trace(session.events)).findings
    #expect(findings.first.map(Verdict.init) == whole.first.map(Verdict.init))
    #expect(
      findings.dropFirst().first?.message
        == "Tab is off the tree and stays alive, probably for reuse: it was attached at least 8 times."
    )
  }
}

/// Events five seconds apart.
private struct Script {
  private(set) var events: [TraceEvent] = []

  mutating func add(_ bodies: TraceEvent.Body...) {
    for body in bodies {
      let seq = events.count + 1
      events.append(TraceEvent(seq: seq, time: seq * 5_000_000_000, body: body))
    }
  }
}

/// A finding without the lines of the trace.
private struct Verdict: Hashable, CustomStringConvertible {
  var description: String { "\(rule) \(id ?? 0) @\(seq) \(message)" }

  let rule: String
  let id: Int?
  let seq: Int
  let message: String
  let fingerprint: String

  init(_ finding: Finding) {
    (rule, id, seq) = (finding.rule, finding.id, finding.seq)
    (message, fingerprint) = (finding.message, finding.fingerprint)
  }

  /// What was wrong when it was called.
  static let calls: Set = [
    "attach-cycle", "double-attach", "second-parent", "attach-under-detached", "detach-unattached",
    "wrong-parent-detach", "double-detach", "detach-after-cascade", "detach-during-attach",
    "unbalanced-activation",
  ]

  /// Rules that count what a checkpoint does not have: marks, attaches, and what was built in one go.
  static let vague: Set = ["growth", "kept-for-reuse", "never-attached", "rebuild-churn"]

  /// Whether it is judged by what is, whenever it came about.
  var isOfState: Bool {
    [
      "leaked-child", "lost-child", "active-while-detached", "view-outlives-rib",
      "view-gone-rib-attached", "worker-outlives-rib", "duplicate-sibling", "stranded-sibling",
      "retained-object",
    ].contains(rule)
  }
}

private func trace(_ events: some Sequence<TraceEvent>, checkpoint: Int? = nil) -> [UInt8] {
  var header = TraceHeader(session: "S", app: "App")
  header.checkpoint = checkpoint
  return events.reduce(TraceEncoder().line(for: header)) { $0 + TraceEncoder().line(for: $1) }
}

/// The trace with a checkpoint in place of its first events.
private func keptTrace(_ events: [TraceEvent], _ cut: Int) -> [UInt8] {
  var checkpoint = Checkpoint(mostGone: RandomSession.mostGone)
  for (index, event) in events.prefix(cut).enumerated() {
    // The recorder takes checkpoints again and again.
    if index % 50 == 49 { _ = checkpoint.lines() }
    TraceEncoder().line(for: event).withUnsafeBytes {
      checkpoint.note(event.body, seq: index + 1, $0)
    }
  }
  return trace([], checkpoint: cut) + checkpoint.lines()
    + events.dropFirst(cut).flatMap { TraceEncoder().line(for: $0) }
}
