import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// The session of a trace that a command is about.
struct SessionChoice {
  private let report: InputReport

  init(_ report: InputReport) {
    self.report = report
  }

  /// - Parameter name: A session's name or number; the last session where nil.
  func session(named name: String?) throws -> SessionReport {
    guard let name else {
      guard let last = report.sessions.last else {
        Terminal.complain("\(report.source): the trace has no session.")
        throw ExitCode.unusableInput
      }
      return last
    }
    if let session = report.sessions.first(where: { $0.name == name }) { return session }
    if let number = Int(name), report.sessions.indices.contains(number - 1) {
      return report.sessions[number - 1]
    }
    throw ValidationError(
      "\(report.source) has no session '\(name)'; it has \(report.sessions.map(\.name).listed)."
        .printable)
  }
}

/// The moment of a session that a picture is about.
struct MomentChoice {
  private let session: SessionReport

  init(_ session: SessionReport) {
    self.session = session
  }

  /// Complains where the moment never came.
  func require(_ moment: Moment) throws {
    guard session.sight == nil else { return }
    switch moment {
    case .mark(let name):
      let known = session.marks.isEmpty ? "It has no marks." : "It has \(session.marks.listed)."
      throw ValidationError(
        "Session '\(session.name)' has no mark '\(name)'. \(known)".printable)
    case .event, .time, .end:
      throw ValidationError(
        "Session '\(session.name)' ends before that event; it has \(session.events) events."
          .printable)
    }
  }
}

/// The flow of a session that a picture is about.
struct FlowChoice {
  private let session: SessionReport

  init(_ session: SessionReport) {
    self.session = session
  }

  /// The flow that a path names: its owner's or one of its steps'.
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

  /// The flow with the most moves; of equal ones the first. Says which it took where there are others.
  ///
  /// - Parameter quiet: Whether to keep that to itself.
  func busiest(quiet: Bool) throws -> Flow {
    guard
      let busiest = session.flows.enumerated().max(by: { one, other in
        (one.element.traffic, -one.offset) < (other.element.traffic, -other.offset)
      })?.element
    else {
      Terminal.complain(
        "session '\(session.name)' has no flow: no RIB of it had two different children, nor a child that had one."
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
      : "Flows to choose with --flow: \(session.flows.lazy.map(\.path).listed)."
  }
}

extension Collection<String> {
  /// The first few, and how many more there are.
  fileprivate var listed: String {
    let most = 10
    let named = prefix(most).joined(separator: ", ")
    return count > most ? "\(named) and \(count - most) more" : named
  }
}
