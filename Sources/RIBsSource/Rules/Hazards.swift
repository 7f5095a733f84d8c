import RIBsAnalysis

/// Runs all rules about source.
enum Hazards {
  /// The hazards, by file, line and rule.
  static func all(_ flow: AppFlow, _ files: [SourceFile]) -> [Finding] {
    let facts = SourceFacts(flow, files)
    var reporter = HazardReporter(facts)
    for rule in SourceRuleCatalogue.rules { reporter.run(rule) }
    return reporter.findings.sorted { one, other in
      let (first, second) = (SourcePlace(of: one), SourcePlace(of: other))
      return (first, one.rule, one.path, one.fingerprint) < (second, other.rule, other.path, other.fingerprint)
    }
  }
}

extension SourcePlace {
  /// Where a finding about source is reported.
  fileprivate init(of finding: Finding) {
    let file = finding.at.map { String($0.prefix { $0 != ":" }) } ?? ""
    self.init(file: file, line: finding.line)
  }
}
