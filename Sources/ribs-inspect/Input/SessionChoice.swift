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
    let known = report.sessions.map { "'\($0.name)'" }.joined(separator: ", ")
    throw ValidationError("\(report.source) has no session '\(name)'; it has \(known).")
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
    throw ValidationError("There is no flow at '\(path)'. \(known)")
  }

  /// The flow with the most moves; of equal ones the first. Says which it took where there are others.
  func busiest() throws -> Flow {
    guard
      let busiest = session.flows.enumerated().max(by: { one, other in
        (one.element.traffic, -one.offset) < (other.element.traffic, -other.offset)
      })?.element
    else {
      throw ValidationError(
        "Session '\(session.name)' has no flow: no RIB of it had two different children, nor a child that had one."
      )
    }
    if session.flows.count > 1 {
      Terminal.note("Drawing the flow of \(busiest.path). \(known)")
    }
    return busiest
  }

  private var known: String {
    let paths = session.flows.map(\.path).joined(separator: ", ")
    return paths.isEmpty ? "The session has no flows." : "Flows to choose with --flow: \(paths)."
  }
}
