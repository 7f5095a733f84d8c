extension SourceReport {
  /// The report with what traces of the app say: which lines they reached, and what came of each hazard.
  ///
  /// - Parameters:
  ///   - traces: The reports on the traces, whose analysis kept the calls (``AnalysisScope/keepsCalls``).
  ///   - explains: For each rule about source, the rules about traces whose findings it explains.
  package func joined(
    with traces: [InputReport], explains: [String: [String]]
  ) -> SourceReport {
    let coverage = AttachCoverage(tree, traces: traces)
    let index = HazardIndex(self, explains: explains)
    let seen = Set(
      traces.lazy.flatMap(\.firstOfEachCause).flatMap { index.hazards(explaining: $0) })
    let reach = HazardReach(
      coverage, traces.lazy.flatMap(\.sessions).compactMap(\.calls).flatMap(\.all))
    var report = self
    report.coverage = coverage
    for index in hazards.indices {
      report.hazards[index].outcome =
        seen.contains(index) ? .seen : reach.count(of: hazards[index]) > 0 ? .taken : .neverTaken
    }
    return report
  }
}

/// How often traces have reached hazards.
struct HazardReach {
  private let coverage: AttachCoverage
  /// The lines that attach or detach, with how many calls reached them.
  private var lines: [SourcePlace: Int] = [:]
  /// How many calls a RIB makes, or is attached and detached by.
  private var ribs: [String: Int] = [:]

  init(_ coverage: AttachCoverage, _ calls: some Sequence<RecordedCall>) {
    self.coverage = coverage
    for site in coverage.attaches + coverage.detaches {
      lines[site.place, default: 0] += site.count
    }
    for call in calls {
      ribs[call.parent, default: 0] += call.count
      ribs[call.child, default: 0] += call.count
    }
  }

  func count(of hazard: Hazard) -> Int {
    if let line = lines[hazard.place] { return line }
    let names = RIBNames(path: hazard.path)
    guard let parent = names.parent else { return ribs[names.child] ?? 0 }
    return coverage.attaches(of: names.child, to: parent)
  }
}

extension InputReport {
  /// The first finding of each cause of each session. A cause can have a million findings.
  fileprivate var firstOfEachCause: [Finding] {
    sessions.flatMap { session in
      var known = [Bool](repeating: false, count: session.findings.causes.count)
      var first: [Finding] = []
      for (index, cause) in session.findings.causeIndices.enumerated() where !known[cause] {
        known[cause] = true
        first.append(session.findings[index])
      }
      return first
    }
  }
}
