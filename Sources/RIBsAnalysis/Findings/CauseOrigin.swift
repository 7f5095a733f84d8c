/// Where a cause finds what it shows: in a session's list, which builds the text at each access, or in an app's source.
enum CauseOrigin: Sendable {
  case list(List, FindingList.Index)
  /// The hazards of one fingerprint, the worst first.
  case source([Hazard])

  /// The findings of a session. All causes of the session share it, because a list has several references to count.
  final class List: Sendable {
    let findings: FindingList

    init(_ findings: FindingList) { self.findings = findings }
  }

  var shown: any Reportable {
    switch self {
    case .list(let list, let index): list.findings[index]
    case .source(let hazards): hazards[0]
    }
  }

  var hazards: [Hazard] {
    if case .source(let hazards) = self { hazards } else { [] }
  }

  /// Adds a hazard behind those that are at least as bad.
  mutating func add(_ hazard: Hazard) {
    guard case .source(var hazards) = self else { return }
    // Nothing else refers to the list, so it is not copied.
    self = .source([])
    let index = hazards.firstIndex { $0.severity < hazard.severity } ?? hazards.endIndex
    hazards.insert(hazard, at: index)
    self = .source(hazards)
  }

  // What follows takes no text.

  var rule: String {
    switch self {
    case .list(let list, let index): list.findings.rule(at: index)
    case .source(let hazards): hazards[0].rule
    }
  }

  /// What the rule calls one victim, and several.
  var victimWords: (one: String, many: String) {
    switch self {
    case .list(let list, let index):
      let words = list.findings.cause(at: index).page.victims
      return (nodeWord.inWords(words.one), nodeWord.inWords(words.many))
    // No rule about source has words of its own.
    case .source: return RulePage.usualVictims
    }
  }

  /// What reports call RIBs where it was found.
  var nodeWord: NodeWord {
    switch self {
    case .list(let list, _): list.findings.nodeWord
    case .source: .rib
    }
  }

  var severity: Severity {
    switch self {
    case .list(let list, let index): list.findings.head(at: index).severity
    case .source(let hazards): hazards[0].severity
    }
  }

  var path: String {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).path
    case .source(let hazards): hazards[0].path
    }
  }

  var fingerprint: String {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).fingerprint
    case .source(let hazards): hazards[0].fingerprint
    }
  }

  var exemption: Exemption? {
    switch self {
    case .list(let list, let index): list.findings.cause(at: index).exemption
    case .source(let hazards): hazards[0].exemption
    }
  }

  var isAboutRIB: Bool {
    switch self {
    case .list(let list, let index): list.findings.head(at: index).node != nil
    case .source: false
    }
  }
}
