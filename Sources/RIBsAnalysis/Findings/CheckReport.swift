/// What a check found in all its traces, once the team's policy was applied: what every format writes.
public struct CheckReport: Sendable {
  /// What each trace showed, in the order given.
  public let inputs: [InputReport]
  /// The traces that could not be used; with any of them nothing is called clean.
  public let unusable: [UnusableInput]
  /// From which severity on a finding fails the check.
  public let threshold: Severity
  /// What there is to say of the config and the baseline themselves.
  public let remarks: [Remark]
  /// What counts against the check: the worst first.
  public let causes: [Cause]
  /// What is suppressed or in the baseline.
  public let exempt: [Cause]
  /// At most this many causes, and this many sessions, are reported in full.
  public var most = Self.usualMost

  /// Nobody reads more, and a compressed trace of a few kilobytes may hold very many.
  public static let usualMost = 1000

  /// - Parameters:
  ///   - inputs: What each trace showed, in the order given.
  ///   - unusable: The traces that could not be used.
  ///   - threshold: From which severity on a finding fails the check.
  ///   - remarks: What there is to say of the config and the baseline themselves.
  public init(
    _ inputs: [InputReport], unusable: [UnusableInput] = [], failOn threshold: Severity = .error,
    remarks: [Remark] = []
  ) {
    self.inputs = inputs
    self.unusable = unusable
    self.threshold = threshold
    self.remarks = remarks
    let causes = Cause.group(inputs)
    self.causes = causes.filter { $0.shown.exemption == nil }
    exempt = causes.filter { $0.shown.exemption != nil }
  }

  /// The causes that are reported in full.
  public var told: ArraySlice<Cause> { causes.prefix(most) }

  /// How many more causes there are.
  public var untold: Int { causes.count - told.count }

  /// Whether the check passes.
  public var status: CheckStatus {
    let sessions = CheckStatus(inputs.lazy.flatMap(\.sessions), failOn: threshold)
    if sessions == .findings || remarks.contains(where: \.failsCheck) { return .findings }
    return unusable.isEmpty ? sessions : .inconclusive
  }
}

/// Whether what was found lets a check pass.
public enum CheckStatus: String, Sendable, CaseIterable {
  /// Nothing at or above the threshold, and nothing missing from the trace.
  case clean
  /// Something at or above the threshold.
  case findings
  /// Nothing found, but part of a trace is missing.
  case inconclusive

  /// - Parameters:
  ///   - sessions: What was analysed.
  ///   - threshold: From which severity on a finding counts.
  public init(_ sessions: some Sequence<SessionReport>, failOn threshold: Severity) {
    var isInconclusive = false
    for session in sessions {
      if session.findings.heads.contains(where: { !$0.isExempt && $0.severity >= threshold }) {
        self = .findings
        return
      }
      isInconclusive = isInconclusive || session.isInconclusive
    }
    self = isInconclusive ? .inconclusive : .clean
  }
}

/// Something about the config or the baseline that a team should know: a suppression nothing needs any more,
/// an entry that no longer happens.
public struct Remark: Sendable, Equatable {
  /// The file it is about.
  public let file: String
  /// The line in it, from 1, where it is about one.
  public let line: Int?
  /// What is to be said, in a sentence.
  public let message: String
  /// Whether the check fails by it.
  public let failsCheck: Bool

  /// - Parameters:
  ///   - file: The file it is about.
  ///   - line: The line in it, from 1, where it is about one.
  ///   - message: What is to be said, in a sentence.
  ///   - failsCheck: Whether the check fails by it.
  public init(file: String, line: Int?, message: String, failsCheck: Bool = false) {
    self.file = file
    self.line = line
    self.message = message
    self.failsCheck = failsCheck
  }

  /// `FILE:LINE`, or the file alone.
  public var place: String { line.map { "\(file):\($0)" } ?? file }
}
