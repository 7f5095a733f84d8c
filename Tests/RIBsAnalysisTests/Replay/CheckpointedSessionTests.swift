import RIBsAnalysis
import RIBsTrace
import Testing

/// Sessions whose trace begins with a checkpoint.
@Suite struct CheckpointedSessionTests {
  /// A session in which events 3 to 8 are missing but for a wrong detach.
  private let history: [(Int, TraceEvent.Body)] = [
    (1, .create(id: 1, rib: "Root", kind: .launch)), (2, .launch(id: 1)),
    (4, .create(id: 2, rib: "Home", kind: .viewable)), (5, .attach(id: 2, parent: 1)),
    (7, .detach(id: 9, parent: 1, cause: .call)),
  ]

  private func session(
    checkpoint: Int? = 8, isNumbered: Bool = true, _ events: [(Int, TraceEvent.Body)]
  ) throws -> SessionReport {
    let header = TraceHeader(session: "S", app: "App", checkpoint: checkpoint)
    let lines = (history + events).map { seq, body in
      TraceEvent(seq: isNumbered ? seq : nil, time: seq * 1_000_000, body: body)
    }
    let trace = lines.reduce(TraceEncoder().line(for: header)) { $0 + TraceEncoder().line(for: $1) }
    return try #require(sessions(trace).first)
  }

  @Test func `what was called before the checkpoint is not reported again`() throws {
    let report = try session([
      (9, .detach(id: 2, parent: 1, cause: .call)), (10, .detach(id: 2, parent: 1, cause: .call)),
      (11, .end(.exit)),
    ])
    #expect(report.findings.map(\.words) == ["double-detach Home"])
    #expect(report.findings.first?.seq == 10)
  }

  @Test func `what is wrong by now is reported, whenever it came about`() throws {
    let report = try session([
      (9, .detach(id: 2, parent: 1, cause: .call)), (10, .settle), (11, .end(.exit)),
    ])
    #expect(report.findings.map(\.words) == ["leaked-child Home"])
  }

  @Test func `numbers that are missing before the checkpoint are no loss`() throws {
    let report = try session([(9, .settle), (10, .end(.exit))])
    #expect(report.findings.map(\.rule) == [] && !report.isInconclusive)
    #expect(report.checkpoint == 8)
    #expect(
      report.limits == [
        "Judged after event 8: of what happened up to then, the trace has only what still mattered.",
        "Lost children cannot be seen: holds were not read.",
      ])
  }

  @Test func `numbers that are missing behind the checkpoint are a loss`() throws {
    let first = try session([(11, .settle), (12, .end(.exit))]).findings.first
    #expect(first?.message.contains("2 missing before 11") == true)
    let later = try session([(9, .settle), (12, .end(.exit))]).findings.first
    #expect(later?.message.contains("2 missing before 12") == true)
    let back = try session([(6, .settle), (9, .end(.exit))]).findings
    #expect(back.contains { $0.message.contains("6 comes after 7") })
  }

  @Test func `a trace that ends inside its checkpoint shows too little`() throws {
    let report = try session([])
    #expect(report.isInconclusive)
    #expect(report.findings.contains { $0.message.contains("the trace ends before 8") })
  }

  @Test func `a checkpoint that ends at the largest number shows too little`() throws {
    let report = try session(checkpoint: .max, [(9, .end(.exit))])
    #expect(report.isInconclusive)
    #expect(report.limits.contains { $0.contains("Judged after event 9223372036854775807:") })
  }

  @Test func `what is passed over explains nothing else`() throws {
    let events: [(Int, TraceEvent.Body)] = [
      (8, .activate(id: 2)), (9, .detach(id: 2, parent: 1, cause: .call)),
      (10, .attach(id: 2, parent: 1)), (11, .detach(id: 2, parent: 1, cause: .call)), (12, .settle),
      (13, .end(.exit)),
    ]
    let wrong: (Int, TraceEvent.Body) = (6, .detach(id: 2, parent: 9, cause: .call))
    let header = TraceHeader(session: "S", checkpoint: 8)
    let lines = (history.prefix(4) + [wrong] + events).map { seq, body in
      TraceEvent(seq: seq, time: seq * 1_000_000, body: body)
    }
    let trace = lines.reduce(TraceEncoder().line(for: header)) { $0 + TraceEncoder().line(for: $1) }
    // The wrong call was an error about Home, which would have explained why it is active.
    #expect(
      try sessions(trace)[0].findings.map(\.words) == [
        "active-while-detached Home", "kept-for-reuse Home",
      ])
  }

  @Test func `a part of a session says nothing of what a baseline has`() throws {
    let wrong = try session([
      (9, .detach(id: 2, parent: 1, cause: .call)), (10, .detach(id: 2, parent: 1, cause: .call)),
      (11, .destroy(id: 2)), (12, .end(.exit)),
    ])
    func gone(_ report: SessionReport) -> Int {
      var policy = Policy()
      policy.baseline = Baseline(
        of: CheckReport([InputReport(source: "t", sessions: [wrong])]), file: "b.json")
      return policy.judge([InputReport(source: "t", sessions: [report])], today: "2026-01-01")
        .remarks.count
    }
    let events: [(Int, TraceEvent.Body)] = [(9, .settle), (10, .end(.exit))]
    #expect(gone(try session(events)) == 0)
    #expect(gone(try session(checkpoint: nil, events)) == 1)
  }

  @Test func `events without numbers belong to no checkpoint`() throws {
    let report = try session(isNumbered: false, [(9, .end(.exit))])
    #expect(report.findings.map(\.words) == ["detach-unattached ?"])
  }

  @Test func `several sessions say how many of them begin with a checkpoint`() throws {
    let whole = try session(checkpoint: nil, [(9, .end(.exit))])
    let kept = try session([(9, .end(.exit))])
    #expect(
      Caveat.sentences([whole, kept]).contains(
        "The trace has only the last part of 1 of 2 sessions: of what happened before, it has what still mattered then."
      ))
  }
}
