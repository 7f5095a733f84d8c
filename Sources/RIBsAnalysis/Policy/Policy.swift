/// What a team decided: how long things may take, how bad each rule is, what it lives with, and what fails a
/// check.
public struct Policy: Sendable {
  /// What a rule is set to.
  public enum Setting: Sendable, Equatable {
    /// Its findings are left out.
    case off
    /// Its findings are this bad.
    case severity(Severity)
  }

  /// How long things may take, and what is kept on purpose.
  public var options = AnalysisOptions()
  /// From which severity on a finding fails the check.
  public var threshold = Severity.error
  /// Rules that are not as their pages say, by id.
  public var settings: [String: Setting] = [:]
  /// What the team lives with, in the config's order.
  public var suppressions: [Suppression] = []
  /// The config the suppressions stand in.
  public var configFile = ""
  /// What was there before.
  public var baseline: Baseline?
  /// Whether a baseline entry that no longer happens fails the check.
  public var isBaselineStrict = false

  /// The policy of a team that has decided nothing.
  public init() {}

  /// Applies the policy to what traces showed.
  ///
  /// - Parameters:
  ///   - inputs: What each trace showed.
  ///   - unusable: The traces that could not be used.
  ///   - today: The day on which suppressions have to count, as `YYYY-MM-DD`.
  /// - Returns: The findings as the team sees them.
  public func judge(
    _ inputs: [InputReport], unusable: [UnusableInput] = [], today: String
  ) -> CheckReport {
    var judge = PolicyJudge(self, today: today)
    // To change nothing would still copy every session.
    let decides = !settings.isEmpty || !suppressions.isEmpty || baseline != nil
    let inputs = decides ? inputs.map { judge.judged($0) } : inputs
    return CheckReport(
      inputs, unusable: unusable, failOn: threshold, remarks: judge.remarks(on: inputs))
  }
}

/// A policy while it is applied: remembers what was needed.
private struct PolicyJudge {
  private let policy: Policy
  private let today: String
  /// Suppressions by rule, with their places in the config.
  private let suppressions: [String: [(place: Int, suppression: Suppression)]]
  private var used: Set<Int> = []
  private var seen: Set<String> = []
  /// Causes of one fingerprint are treated alike.
  private var exemptions: [String: Exemption?] = [:]

  init(_ policy: Policy, today: String) {
    self.policy = policy
    self.today = today
    suppressions = Dictionary(
      grouping: policy.suppressions.enumerated().map { (place: $0, suppression: $1) },
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
    for (place, suppression) in suppressions[cause.page.id] ?? []
    where suppression.path.matches(cause.path) {
      used.insert(place)
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
    policy.suppressions.enumerated().compactMap { place, suppression in
      suppression.remark(
        isUsed: used.contains(place), today: today, file: policy.configFile)
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
