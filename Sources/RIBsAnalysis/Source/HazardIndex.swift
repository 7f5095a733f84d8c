/// Finds the hazards in an app's source that explain findings in traces of it.
package struct HazardIndex: Sendable {
  private let hazards: [Finding]
  /// The rules about traces whose findings a rule about source explains.
  private let explains: [String: [String]]
  private let files: FilesByName
  /// The positions of hazards by line, and by the RIB that they are about, or the child of their edge.
  private var byPlace: [SourcePlace: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  /// Every line that attaches or detaches a child.
  private let sites: Set<SourcePlace>

  /// - Parameters:
  ///   - report: The report on the source.
  ///   - explains: For each rule about source, the rules about traces whose findings it explains.
  package init(_ report: SourceReport, explains: [String: [String]]) {
    hazards = report.findings
    self.explains = explains
    files = report.tree.files(and: report.findings.compactMap { $0.at.flatMap(SourcePlace.init) })
    sites = Set(
      report.tree.sites(.attach).map(\.place) + report.tree.sites(.detach).map(\.place))
    for (index, hazard) in hazards.enumerated() {
      if let place = hazard.at.flatMap(SourcePlace.init) {
        byPlace[place, default: []].append(index)
      }
      byName[RIBNames(path: hazard.path).child, default: []].append(index)
    }
  }

  /// The positions of the hazards that explain a finding of a trace, highest severity first: those on the lines that the
  /// finding names; or else those about the same parent and child; or else those about the RIB itself, or its parent.
  package func hazards(explaining finding: Finding) -> [Int] {
    func explain(_ index: Int) -> Bool {
      explains[hazards[index].rule]?.contains(finding.rule) == true
    }
    let lines = lines(of: finding)
    let onLine = lines.flatMap { byPlace[$0] ?? [] }.filter(explain)
    if !onLine.isEmpty { return worstFirst(onLine) }
    let names = RIBNames(path: finding.path)
    let about = (byName[names.child] ?? []).filter(explain)
    // A finding that names the line of its attach is not explained by another attach of the same child.
    let isOnSite = lines.contains { sites.contains($0) }
    let onEdge = about.filter { index in
      guard let parent = RIBNames(path: hazards[index].path).parent else { return false }
      if isOnSite, let place = hazards[index].at.flatMap(SourcePlace.init), sites.contains(place) {
        return false
      }
      return names.parent == nil || names.parent == parent
    }
    if !onEdge.isEmpty { return worstFirst(onEdge) }
    let onRIB = about.filter(isAboutRIB)
    if !onRIB.isEmpty { return worstFirst(onRIB) }
    let onParent = names.parent.flatMap { byName[$0] } ?? []
    return worstFirst(onParent.filter { explain($0) && isAboutRIB($0) })
  }

  /// Lines for a finding of a trace that name the hazards which explain it.
  func related(to finding: Finding) -> [Finding.Related] {
    hazards(explaining: finding).map { index in
      let hazard = hazards[index]
      return Finding.Related(
        seq: 0, line: max(1, hazard.line), at: hazard.at, note: "\(hazard.rule): \(hazard.message)")
    }
  }

  /// The lines of the source that a finding names, its own first.
  private func lines(of finding: Finding) -> [SourcePlace] {
    var lines: [SourcePlace] = []
    for at in [finding.at] + finding.related.map(\.at) {
      guard let site = at.flatMap(SourcePlace.init) else { continue }
      for file in files.files(of: site) {
        let line = SourcePlace(file: file, line: site.line)
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }

  /// Whether a hazard is about a RIB, not about an edge.
  private func isAboutRIB(_ index: Int) -> Bool {
    RIBNames(path: hazards[index].path).parent == nil
  }

  private func worstFirst(_ indices: [Int]) -> [Int] {
    indices.sorted { one, other in
      let (first, second) = (hazards[one].severity, hazards[other].severity)
      return first == second ? one < other : first > second
    }
  }
}

/// The RIB that a path is about, and its parent: the last two names.
struct RIBNames {
  let parent: String?
  let child: String

  init(path: String) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    child = names.last.map(String.init) ?? ""
    parent = names.count > 1 ? String(names[names.count - 2]) : nil
  }
}

extension InputReport {
  /// The report with a line on each finding for every hazard in the source that explains it.
  package func explained(by hazards: HazardIndex) -> InputReport {
    var report = self
    for index in report.sessions.indices { report.sessions[index].findings.hazards = hazards }
    return report
  }

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
    let reach = HazardReach(coverage, traces)
    var report = self
    report.coverage = coverage
    for index in findings.indices {
      report.findings[index].outcome =
        seen.contains(index) ? .seen : reach.isReached(findings[index]) ? .taken : .neverTaken
    }
    return report
  }
}

/// Which hazards traces have reached.
private struct HazardReach {
  private let coverage: AttachCoverage
  /// The lines that attach or detach, with whether a trace reached them.
  private var lines: [SourcePlace: Bool] = [:]
  private var ribs: Set<String> = []

  init(_ coverage: AttachCoverage, _ traces: [InputReport]) {
    self.coverage = coverage
    for site in coverage.attaches + coverage.detaches {
      lines[site.place] = site.isTaken || lines[site.place] == true
    }
    for call in traces.lazy.flatMap(\.sessions).compactMap(\.calls).flatMap(\.all) {
      ribs.formUnion([call.parent, call.child])
    }
  }

  func isReached(_ hazard: Finding) -> Bool {
    if let line = hazard.at.flatMap(SourcePlace.init).flatMap({ lines[$0] }) { return line }
    let names = RIBNames(path: hazard.path)
    guard let parent = names.parent else { return ribs.contains(names.child) }
    return coverage.attaches(of: names.child, to: parent) > 0
  }
}
