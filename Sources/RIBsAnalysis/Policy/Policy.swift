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
    return CheckReport(
      inputs, unusable: unusable, failOn: threshold, remarks: judge.remarks(on: inputs))
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
        switch policy.settings[cause.page.id] {
        case .off: nil
        case .severity(let severity): (severity, exemption(of: cause))
        case nil: (nil, exemption(of: cause))
        }
      }
      input.sessions[index].lacksRequiredEnd = input.sessions[index].findings.causes.contains {
        $0.page.id == NotEndedRule.page.id && $0.exemption == nil
          && ($0.severity ?? $0.page.severity) >= .warning
      }
    }
    return input
  }

  private mutating func exemption(of cause: FoundCause) -> Exemption? {
    let fingerprint = cause.fingerprint
    if let known = exemptions[fingerprint] { return known }
    seen.insert(fingerprint)
    var exemption: Exemption?
    for (index, suppression) in suppressions[cause.page.id] ?? []
    where suppression.path.matches(cause.path) {
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

  func remarks(on inputs: [InputReport]) -> [Remark] {
    policy.suppressions.enumerated().compactMap { index, suppression in
      suppression.remark(
        isUsed: used.contains(index), today: today, file: policy.configFile)
    }
      + (policy.baseline?.entriesGone(seen: seen, in: inputs) ?? []).map { entry in
        Remark(
          file: policy.baseline?.file ?? "", line: nil,
          message:
            "\(entry.rule) at '\(entry.path)' no longer happens. Take it out of the baseline.",
          failsCheck: policy.isBaselineStrict)
      }
  }
}
