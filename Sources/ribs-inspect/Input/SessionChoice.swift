import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// The session that a command is about.
struct SessionChoice {
  private let report: InputReport

  init(_ report: InputReport) {
    self.report = report
  }

  /// - Parameter name: A session's name, its number or `last`; the last session if nil.
  func session(named name: String?) throws -> SessionReport {
    guard let session = sessions(named: name ?? "last").first else {
      throw complaint(name ?? "last")
    }
    return session
  }

  /// - Parameter name: A session's name, its number or `last`.
  func sessions(named name: String) -> [SessionReport] {
    report.sessions(named: name).map { report.sessions[$0] }
  }

  func complaint(_ name: String) -> ValidationError {
    ValidationError(
      "\(report.source) has no session '\(name)'; it has \(report.sessions.lazy.map(\.name).listed)."
        .printable)
  }
}

/// The sessions to check in several traces.
struct SessionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge one session of each trace: its name, its number or last; all by default.",
      valueName: "session"))
  var session: String?

  /// The traces, reduced to the chosen session. Traces without it are left out and noted on standard error.
  ///
  /// - Throws: `ValidationError` if no trace has the session.
  func chosen(
    of traces: (inputs: [InputReport], unusable: [UnusableInput]), _ verbosity: QuietOption
  ) throws -> (inputs: [InputReport], unusable: [UnusableInput]) {
    guard let session else { return traces }
    let chosen = traces.inputs.map { input in
      InputReport(
        source: input.source, sessions: SessionChoice(input).sessions(named: session))
    }.filter { !$0.sessions.isEmpty }
    if chosen.isEmpty, let first = traces.inputs.first {
      throw SessionChoice(first).complaint(session)
    }
    let others = traces.inputs.count - chosen.count
    if others > 0, !verbosity.quiet {
      Terminal.note(
        "\(others) trace\(others == 1 ? " has" : "s have") no session '\(session)' and \(others == 1 ? "is" : "are") left out."
      )
    }
    return (chosen, traces.unusable)
  }
}

/// The moment that a picture shows.
struct MomentChoice {
  private let session: SessionReport

  init(_ session: SessionReport) {
    self.session = session
  }

  /// Throws if the session has no such moment.
  func require(_ moment: Moment) throws {
    if case .event(let seq) = moment, let checkpoint = session.checkpoint, seq < checkpoint {
      throw ValidationError(
        "Session '\(session.name)' begins with a checkpoint: the tree is known from event \(checkpoint) on."
          .printable)
    }
    guard session.snapshotPoint == nil else { return }
    switch moment {
    case .mark(let name):
      let known = session.marks.isEmpty ? "It has no marks." : "Its marks: \(session.marks.listed)."
      throw ValidationError(
        "Session '\(session.name)' has no mark '\(name)'. \(known)".printable)
    case .event, .time, .end:
      throw ValidationError(
        "Session '\(session.name)' ends before that moment, at event \(session.lastEvent)."
          .printable)
    }
  }
}

/// The flow that a picture shows.
struct FlowChoice {
  private let session: SessionReport

  init(_ session: SessionReport) {
    self.session = session
  }

  /// The flow at the path of its owner or of one of its steps.
  func flow(at path: String) throws -> Flow {
    let flows = session.flows
    if let owned = flows.first(where: { $0.owner == path && $0.shape == .horizontal }) {
      return owned
    }
    if let passed = flows.first(where: { flow in
      flow.shape == .vertical && flow.step(at: path) != nil
    }) {
      return passed
    }
    if let owned = flows.first(where: { $0.owner == path }) { return owned }
    if let stepped = flows.first(where: { $0.step(at: path) != nil }) {
      return stepped
    }
    throw ValidationError("There is no flow at '\(path)'. \(known)".printable)
  }

  /// The flow with the most moves, or the first of several. Names the flow if there are others.
  ///
  /// - Parameter quiet: Whether to omit the note.
  func busiest(quiet: Bool) throws -> Flow {
    guard
      let busiest = session.flows.enumerated().max(by: { one, other in
        (one.element.traffic, -one.offset) < (other.element.traffic, -other.offset)
      })?.element
    else {
      Terminal.complain(
        "session '\(session.name)' has no flow: a flow takes a \(session.nodeWord.rawValue) with two different children, or a child with a child."
      )
      throw ExitCode.unusableInput
    }
    if session.flows.count > 1, !quiet {
      Terminal.note("Drawing the flow of \(busiest.path). \(known)")
    }
    return busiest
  }

  private var known: String {
    session.flows.isEmpty
      ? "The session has no flows."
      : "Flows to choose from with --flow: \(session.flows.lazy.map(\.path).listed)."
  }
}

extension Collection<String> {
  /// The first few, and the number of the rest.
  fileprivate var listed: String {
    let most = 10
    let named = prefix(most).joined(separator: ", ")
    return count > most ? "\(named) and \(count - most) more" : named
  }
}
