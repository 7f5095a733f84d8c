/// The description of a rule: its page in `ribs-inspect rules`, and its tests.
public struct RulePage: Sendable {
  /// The rule's name in every output, in the baseline and in the config. Its meaning never changes.
  public let id: String
  /// How bad a finding of the rule is, unless the rule or a config says otherwise.
  public let severity: Severity
  /// What is wrong, in a line.
  public let summary: String
  /// Why it matters to the app.
  public let reason: String
  /// What to do about it, in a sentence.
  public let fix: String
  /// Traces that make the rule report a finding.
  public let triggering: [RuleExample]
  /// Similar traces without a finding.
  public let nonTriggering: [RuleExample]
  /// What the rule calls one victim of a finding, and several.
  var victims = usualVictims

  static let usualVictims = (one: "RIB below it", many: "RIBs below it")
}

/// A small trace with a title. ``TraceScript`` documents the language.
public struct RuleExample: Sendable {
  /// What the trace shows, in a line.
  public let title: String
  /// The trace, as a ``TraceScript``.
  public let script: String

  init(_ title: String, _ script: String) {
    self.title = title
    self.script = script
  }
}
