/// Where a cause finds its finding: in a session's list, which builds the text at each access, or as a value.
enum FindingOrigin: Sendable {
  case list(List, FindingList.Index)
  indirect case finding(Finding)

  /// The findings of a session. All causes of the session share it, because a list has several references to count.
  final class List: Sendable {
    let findings: FindingList

    init(_ findings: FindingList) { self.findings = findings }
  }

  var finding: Finding {
    switch self {
    case .list(let list, let index): list.findings[index]
    case .finding(let finding): finding
    }
  }

  // What follows takes no text.

  var rule: String {
    switch self {
    case .list(let list, let index): list.findings.rule(at: index)
    case .finding(let finding): finding.rule
    }
  }

  /// What the rule calls one victim, and several.
  var victimWords: (one: String, many: String) {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).page.victims
    // A hazard in source: no rule about source has words of its own.
    case .finding: RulePage.usualVictims
    }
  }

  var severity: Severity {
    switch self {
    case .list(let list, let index): list.findings.head(at: index).severity
    case .finding(let finding): finding.severity
    }
  }

  var path: String {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).path
    case .finding(let finding): finding.path
    }
  }

  var fingerprint: String {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).fingerprint
    case .finding(let finding): finding.fingerprint
    }
  }

  var exemption: Exemption? {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).exemption
    case .finding(let finding): finding.exemption
    }
  }

  var isAboutRIB: Bool {
    switch self {
    case .list(let list, let index): list.findings.head(at: index).node != nil
    case .finding(let finding): finding.id != nil
    }
  }
}
