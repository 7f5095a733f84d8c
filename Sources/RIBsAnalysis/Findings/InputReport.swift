/// The report on one trace.
public struct InputReport: Sendable {
  /// The ``source`` of a trace that was read from standard input.
  package static let standardInput = "standard input"

  /// The trace's path, or `standard input`.
  public let source: String
  /// The sessions, in the order of the trace.
  public internal(set) var sessions: [SessionReport]

  /// - Parameters:
  ///   - source: The trace's path, or `standard input`.
  ///   - sessions: The sessions, in the order of the trace.
  public init(source: String, sessions: [SessionReport]) {
    self.source = source
    self.sessions = sessions
  }

  /// Where the sessions with this name are. If there are none, where the session with that number is, or the last.
  ///
  /// - Parameter name: A session's name, its number or `last`.
  package func sessions(named name: String) -> [Int] {
    let named = sessions.indices.filter { sessions[$0].name == name }
    if !named.isEmpty { return named }
    if name == "last" { return Array(sessions.indices.suffix(1)) }
    guard let number = Int(name), sessions.indices.contains(number - 1) else { return [] }
    return [number - 1]
  }

  /// The findings of all sessions, in their order.
  public var findings: [Finding] { sessions.flatMap(\.findings) }
}

/// A trace that could not be read or used.
public struct UnusableInput: Error, Sendable, CustomStringConvertible {
  /// The trace's path, or `standard input`.
  public let source: String
  /// What is wrong and what to do about it.
  public let reason: String
  /// What is wrong with what was read; nil if the trace could not be read.
  package let cause: TraceAnalyzer.Unusable?
  /// Whether it is a trace, and not what was to be joined with one.
  package var isTrace = true

  /// - Parameters:
  ///   - source: The trace's path, or `standard input`.
  ///   - reason: What is wrong and what to do about it.
  public init(source: String, reason: String) {
    self.init(source: source, reason: reason, cause: nil)
  }

  /// - Parameters:
  ///   - source: The trace's path, or `standard input`.
  ///   - reason: What is wrong and what to do about it.
  ///   - cause: What is wrong with what was read; nil if the trace could not be read.
  package init(source: String, reason: String, cause: TraceAnalyzer.Unusable?) {
    self.source = source
    self.reason = reason
    self.cause = cause
  }

  /// The source and the reason.
  public var description: String { "\(source): \(reason)" }
}
