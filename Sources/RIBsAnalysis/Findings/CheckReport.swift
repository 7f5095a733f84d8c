/// The findings of a check in all its traces, or in an app's source, after the team's policy is applied. Every format
/// writes this.
public struct CheckReport: Sendable {
  /// The report on each trace, in the order given; empty if source is checked.
  public let inputs: [InputReport]
  /// The report on the app's source; nil if traces are checked.
  public let source: SourceReport?
  /// The pages of all rules that the check applies.
  package let pages: [RulePage]
  /// The traces that could not be used. If there are any, the check is not clean.
  public let unusable: [UnusableInput]
  /// The lowest severity that fails the check.
  public let threshold: Severity
  /// Remarks on the config and the baseline themselves.
  public let remarks: [Remark]
  /// The causes that count against the check, highest severity first.
  public let causes: [Cause]
  /// The causes that are suppressed or in the baseline.
  public let exempt: [Cause]
  /// At most this many causes, and this many sessions, are reported in full.
  package var most = Self.usualMost

  /// Whether `ndjson` has lines for causes only, and none for sessions.
  package var tellsCausesOnly = false

  /// Nobody reads more, and a compressed trace of a few kilobytes can hold very many.
  package static let usualMost = 1000

  /// - Parameters:
  ///   - inputs: The report on each trace, in the order given.
  ///   - unusable: The traces that could not be used.
  ///   - threshold: The lowest severity that fails the check.
  ///   - remarks: Remarks on the config and the baseline themselves.
  package init(
    _ inputs: [InputReport], unusable: [UnusableInput] = [], failOn threshold: Severity = .error,
    remarks: [Remark] = []
  ) {
    self.init(
      inputs, source: nil, pages: RuleCatalogue.pages, causes: Cause.group(inputs),
      unusable: unusable, threshold: threshold, remarks: remarks)
  }

  /// - Parameters:
  ///   - source: The report on the app's source.
  ///   - pages: The pages of all rules about source.
  ///   - unusable: The traces to join with the source that could not be used.
  ///   - threshold: The lowest severity that fails the check.
  ///   - remarks: Remarks on the config and the baseline themselves.
  package init(
    source: SourceReport, rules pages: [RulePage], unusable: [UnusableInput] = [],
    failOn threshold: Severity = .error, remarks: [Remark] = []
  ) {
    self.init(
      [], source: source, pages: pages, causes: Cause.group(source), unusable: unusable,
      threshold: threshold, remarks: remarks + source.commentRemarks.map(source.located))
  }

  private init(
    _ inputs: [InputReport], source: SourceReport?, pages: [RulePage], causes: [Cause],
    unusable: [UnusableInput], threshold: Severity, remarks: [Remark]
  ) {
    self.inputs = inputs
    self.source = source
    self.pages = pages
    self.unusable = unusable
    self.threshold = threshold
    self.remarks = remarks
    self.causes = causes.filter { $0.exemption == nil }
    exempt = causes.filter { $0.exemption != nil }
  }

  /// Whether anything could be checked.
  package var hasInput: Bool { source != nil || !inputs.isEmpty }

  /// The page of one of the check's rules; nil if there is no such rule.
  package func page(_ rule: String) -> RulePage? { pages.first { $0.id == rule } }

  /// How many causes of a severity there are; in source, how many places, because each is mended separately.
  package func count(of severity: Severity) -> Int {
    guard source != nil else { return causes.count { $0.severity == severity } }
    return causes.reduce(0) { sum, cause in
      sum + cause.places.count { $0.severity == severity }
    }
  }

  /// The causes that are reported in full.
  package var reported: ArraySlice<Cause> { causes.prefix(most) }

  /// How many more causes there are than are reported in full.
  package var unreported: Int { causes.count - reported.count }

  /// Whether the check passes.
  public var status: CheckStatus {
    let judged =
      source.map { CheckStatus($0, failOn: threshold) }
      ?? CheckStatus(inputs.lazy.flatMap(\.sessions), failOn: threshold)
    if judged == .findings || remarks.contains(where: \.failsCheck) { return .findings }
    return unusable.isEmpty ? judged : .inconclusive
  }
}

/// The outcome of a check.
public enum CheckStatus: String, Sendable, CaseIterable {
  /// No finding is at or above the threshold, and no part of a trace or of the source is missing.
  case clean
  /// A finding is at or above the threshold.
  case findings
  /// No finding is at or above the threshold, but part of a trace or of the source is missing.
  case inconclusive

  /// - Parameters:
  ///   - sessions: The sessions of the check.
  ///   - threshold: The lowest severity that counts.
  package init(_ sessions: some Sequence<SessionReport>, failOn threshold: Severity) {
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

  /// - Parameters:
  ///   - source: The report on an app's source.
  ///   - threshold: The lowest severity that counts.
  package init(_ source: SourceReport, failOn threshold: Severity) {
    if source.hazards.contains(where: { $0.exemption == nil && $0.severity >= threshold }) {
      self = .findings
    } else {
      self = source.isIncomplete ? .inconclusive : .clean
    }
  }
}

/// Something about the config, the baseline or a source file that a team should know, such as a suppression that
/// nothing needs, an entry whose cause no longer happens, or a file that does not parse.
public struct Remark: Sendable, Equatable {
  /// The file that the remark is about.
  public let file: String
  /// The line in the file, from 1; nil if it is about no single line.
  public let line: Int?
  /// The remark, in a sentence.
  public let message: String
  /// Whether the remark fails the check.
  public let failsCheck: Bool

  /// - Parameters:
  ///   - file: The file that the remark is about.
  ///   - line: The line in the file, from 1; nil if it is about no single line.
  ///   - message: The remark, in a sentence.
  ///   - failsCheck: Whether the remark fails the check.
  package init(file: String, line: Int?, message: String, failsCheck: Bool = false) {
    self.file = file
    self.line = line
    self.message = message
    self.failsCheck = failsCheck
  }

  /// `FILE:LINE`, or the file alone.
  public var location: String { line.map { "\(file):\($0)" } ?? file }
}
