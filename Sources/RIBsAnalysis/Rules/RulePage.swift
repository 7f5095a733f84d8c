/// What a rule says of itself: its page under `ribs-inspect rules`, and its tests.
public struct RulePage: Sendable {
  /// Names the rule in every output, in the baseline and in the config; it never changes meaning.
  public let id: String
  /// How bad a finding of the rule is, unless the rule or a config says otherwise.
  public let severity: Severity
  /// What is wrong, in a line.
  public let summary: String
  /// Why that matters to the app.
  public let reason: String
  /// What to do about it, in a sentence.
  public let fix: String
  /// Traces in which the rule finds something.
  public let triggering: [RuleExample]
  /// Traces that look alike and are in order.
  public let nonTriggering: [RuleExample]
  /// What the rule counts as the victims of a finding, one of them and several.
  var victims = usualVictims

  static let usualVictims = (one: "RIB below it", many: "RIBs below it")
}

/// A little trace with what it shows; ``TraceScript`` says how it is written.
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
