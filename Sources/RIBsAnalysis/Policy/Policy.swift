/// A team's decisions: time limits, the severity of each rule, accepted findings, and what fails a check.
public struct Policy: Sendable {
  /// The setting of a rule.
  public enum Setting: Sendable, Equatable {
    /// The rule's findings are left out.
    case off
    /// The rule's findings have this severity.
    case severity(Severity)
  }

  /// Time limits, and the names of RIBs that are kept on purpose.
  public var options = AnalysisOptions()
  /// The lowest severity that fails the check.
  public var threshold = Severity.error
  /// The settings of rules that differ from their pages, by rule id.
  public var settings: [String: Setting] = [:]
  /// Accepted findings, in the order of the config.
  public var suppressions: [Suppression] = []
  /// The config file that lists the suppressions.
  public var configFile = ""
  /// The causes that the team accepts for now.
  public var baseline: Baseline?
  /// Whether a baseline entry that no longer happens fails the check.
  public var isBaselineStrict = false

  /// The policy without a config: all rules have their own severity, and errors fail a check.
  public init() {}

  /// Applies the policy to the reports on traces.
  ///
  /// - Parameters:
  ///   - inputs: The report on each trace.
  ///   - unusable: The traces that could not be used.
  ///   - today: The day that decides whether a suppression has expired, as `YYYY-MM-DD`.
  /// - Returns: The findings under this policy.
  public func judge(
    _ inputs: [InputReport], unusable: [UnusableInput] = [], today: String
  ) -> CheckReport {
    var judge = PolicyJudge(self, today: today)
    // Skips a policy that changes nothing, because applying it copies every session.
    let decides = !settings.isEmpty || !suppressions.isEmpty || baseline != nil
    let inputs = decides ? inputs.map { judge.judged($0) } : inputs
    let remarks = judge.remarks(rules: RuleCatalogue.pages, on: "these traces") { paths in
      ReachedPaths(of: paths, in: inputs).contains
    }
    return CheckReport(inputs, unusable: unusable, failOn: threshold, remarks: remarks)
  }

  /// Applies the policy to the report on an app's source.
  ///
  /// - Parameters:
  ///   - source: The report on the source.
  ///   - pages: The pages of all rules about source.
  ///   - unusable: The traces to join with the source that could not be used.
  ///   - today: The day that decides whether a suppression has expired, as `YYYY-MM-DD`.
  /// - Returns: The hazards under this policy.
  package func judge(
    _ source: SourceReport, rules pages: [RulePage], unusable: [UnusableInput] = [], today: String
  ) -> CheckReport {
    var judge = PolicyJudge(self, today: today)
    let source = judge.judged(source)
    let remarks = judge.remarks(rules: pages, on: "this source") { _ in source.tree.hasRIBs(of:) }
    return CheckReport(
      source: source, rules: pages, unusable: unusable, failOn: threshold, remarks: remarks)
  }
}

/// The state of a policy while it is applied: which suppressions matched, and which causes came up.
private struct PolicyJudge {
  private let policy: Policy
  private let today: String
  /// Suppressions by rule, with their indices in the policy.
  private let suppressions: [String: [(index: Int, suppression: Suppression)]]
  private var used: Set<Int> = []
  private var seen: Set<String> = []
  /// By fingerprint. Causes with one fingerprint get the same exemption.
  private var exemptions: [String: Exemption?] = [:]

  init(_ policy: Policy, today: String) {
    self.policy = policy
    self.today = today
    suppressions = Dictionary(
      grouping: policy.suppressions.enumerated().map { (index: $0, suppression: $1) },
      by: \.suppression.rule)
  }

  mutating func judged(_ input: InputReport) -> InputReport {
    var input = input
    for index in input.sessions.indices {
      input.sessions[index].findings.judge { cause in
        decision(rule: cause.page.id, path: cause.path, fingerprint: cause.fingerprint)
      }
      input.sessions[index].lacksRequiredEnd = input.sessions[index].findings.causes.contains {
        $0.page.id == NotEndedRule.page.id && $0.exemption == nil
          && ($0.severity ?? $0.page.severity) >= .warning
      }
    }
    return input
  }

  mutating func judged(_ source: SourceReport) -> SourceReport {
    var source = source
    source.hazards = source.hazards.compactMap { hazard in
      let decided = decision(
        rule: hazard.rule, path: hazard.path, fingerprint: hazard.fingerprint)
      guard let decided else { return nil }
      var hazard = hazard
      hazard.severity = decided.severity ?? hazard.severity
      // A comment in the source accepts one place, whatever the config says about the others.
      hazard.exemption = hazard.exemption ?? decided.exemption
      return hazard
    }
    return source
  }

  /// The severity, if it differs from the rule's own, and the exemption of a cause; nil to leave the cause out.
  private mutating func decision(
    rule: String, path: String, fingerprint: String
  ) -> (severity: Severity?, exemption: Exemption?)? {
    switch policy.settings[rule] {
    case .off: nil
    case .severity(let severity): (severity, exemption(rule, path, fingerprint))
    case nil: (nil, exemption(rule, path, fingerprint))
    }
  }

  private mutating func exemption(
    _ rule: String, _ path: String, _ fingerprint: String
  ) -> Exemption? {
    if let known = exemptions[fingerprint] { return known }
    seen.insert(fingerprint)
    var exemption: Exemption?
    for (index, suppression) in suppressions[rule] ?? []
    where suppression.path.matches(path) {
      used.insert(index)
      if exemption == nil, !suppression.isExpired(on: today) {
        exemption = .suppressed(reason: suppression.reason)
      }
    }
    if exemption == nil, policy.baseline?.contains(fingerprint) == true {
      exemption = .baseline
    }
    exemptions.updateValue(exemption, forKey: fingerprint)
    return exemption
  }

  /// Remarks on the suppressions and the baseline. Those of rules that were not applied stay unmentioned: a check of
  /// traces shows nothing about rules for source, and the other way round.
  ///
  /// - Parameters:
  ///   - pages: The pages of the rules that were applied.
  ///   - input: What was judged, in words.
  ///   - reached: Says of paths in the baseline which of them the input reached.
  func remarks(
    rules pages: [RulePage], on input: String, reached: ([String]) -> (String) -> Bool
  ) -> [Remark] {
    let rules = Set(pages.map(\.id))
    let gone = policy.baseline?.entriesGone(seen: seen, rules: rules, reached: reached) ?? []
    return policy.suppressions.enumerated().compactMap { index, suppression in
      guard rules.contains(suppression.rule) else { return nil }
      return suppression.remark(
        isUsed: used.contains(index), in: input, today: today, file: policy.configFile)
    }
      + gone.map { entry in
        Remark(
          file: policy.baseline?.file ?? "", line: nil,
          message:
            "\(entry.rule) at '\(entry.path)' no longer happens. Take it out of the baseline.",
          failsCheck: policy.isBaselineStrict)
      }
  }
}
