/// What a report says of a problem: a ``Finding`` in a trace, or a ``Hazard`` in an app's source.
public protocol Reportable: Sendable {
  /// The rule's id.
  var rule: String { get }
  /// How bad it is.
  var severity: Severity { get }
  /// The name of the RIB, or of the RIBs, that it is about.
  var rib: String? { get }
  /// The names of RIBs, joined by `/`, that say which it is about.
  var path: String { get }
  /// The call site or the line of the source, `file:line`.
  var at: String? { get }
  /// The line of the trace or of the source.
  var line: Int { get }
  /// What happened or can happen, in a sentence.
  var message: String { get }
  /// What to do about it, in a sentence.
  var fix: String { get }
  /// What explains it.
  var related: [RelatedLine] { get }
  /// Identifies the cause. It does not depend on ids, counts, order or line numbers.
  var fingerprint: String { get }
  /// Why it does not count against a check; nil if it counts.
  var exemption: Exemption? { get }
}

/// An event of a trace or a line of an app's source that explains a finding or a hazard.
public struct RelatedLine: Sendable, Equatable {
  /// The event's number; nil for a line of the source.
  public var seq: Int?
  /// The event's line in the trace, or the line of the source.
  public var line: Int
  /// The event's call site, or the line of the source as `file:line`.
  public var at: String?
  /// How it explains the problem.
  public var note: String
}

extension Sequence where Element: Reportable {
  /// Those with the highest severity first, each severity in its order.
  package var worstFirst: [Element] {
    Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.severity == severity } }
  }
}
