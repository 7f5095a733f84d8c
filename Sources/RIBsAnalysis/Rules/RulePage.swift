/// The description of a rule: its page in `ribs-inspect rules`, and its tests.
public struct RulePage: Sendable {
  /// The rule's name in every output, in the baseline and in the config. Its meaning never changes.
  public let id: String
  /// How bad a finding of the rule is, unless the rule or a config says otherwise.
  public let severity: Severity
  /// The other severities that a finding of the rule can have without a config.
  public let otherSeverities: [Severity]
  /// What is wrong, in a line.
  public let summary: String
  /// Why it matters to the app.
  public let reason: String
  /// What to do about it, in a sentence.
  public let fix: String
  /// Traces, or Swift for a rule about source, that make the rule report a finding.
  public let triggering: [RuleExample]
  /// Similar examples without a finding.
  public let nonTriggering: [RuleExample]
  /// What the rule calls one victim of a finding, and several.
  var victims = usualVictims

  package static let usualVictims = (one: "RIB below it", many: "RIBs below it")

  /// Every severity that a finding of the rule can have without a config, the usual one first.
  public var severities: [Severity] { [severity] + otherSeverities }

  package init(
    id: String, severity: Severity, or otherSeverities: [Severity] = [], summary: String,
    reason: String, fix: String,
    triggering: [RuleExample], nonTriggering: [RuleExample],
    victims: (one: String, many: String) = usualVictims
  ) {
    (self.id, self.severity, self.summary) = (id, severity, summary)
    self.otherSeverities = otherSeverities
    (self.reason, self.fix) = (reason, fix)
    (self.triggering, self.nonTriggering) = (triggering, nonTriggering)
    self.victims = victims
  }
}

/// A small trace, or a few lines of Swift, with a title.
public struct RuleExample: Sendable {
  /// What the trace shows, in a line.
  public let title: String
  /// The trace as a ``TraceScript``, or Swift for a rule about source.
  public let script: String

  package init(_ title: String, _ script: String) {
    self.title = title
    self.script = script
  }
}
