/// Finds the hazards in an app's source that explain findings in traces of it.
package struct HazardIndex: Sendable {
  private let hazards: [Hazard]
  /// The rules about traces whose findings a rule about source explains.
  private let explains: [String: [String]]
  private let files: FilesByName
  /// The positions of hazards by line, and by the RIB that they are about, or the child of their edge.
  private var byPlace: [SourcePlace: [Int]] = [:]
  private var byName: [String: [Int]] = [:]
  /// Where classes put something into their stored properties.
  private let writes: [String: [SourcePlace]]
  /// Every line that attaches or detaches a child.
  private let sites: Set<SourcePlace>
  /// The files that declare a router.
  private let routerFiles: Set<String>

  /// The rule that reports lines in functions which attach what they are given.
  package static let helperRule = "wrapper-hides-call-site"

  /// - Parameters:
  ///   - report: The report on the source.
  ///   - explains: For each rule about source, the rules about traces whose findings it explains.
  package init(_ report: SourceReport, explains: [String: [String]]) {
    hazards = report.hazards
    writes = report.writes
    self.explains = explains
    files = report.tree.files(and: report.hazards.map(\.place))
    sites = Set(
      report.tree.sites(.attach).map(\.place) + report.tree.sites(.detach).map(\.place))
    routerFiles = Set(report.tree.ribs.map(\.place.file))
    for (index, hazard) in hazards.enumerated() {
      byPlace[hazard.place, default: []].append(index)
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
      if isOnSite, sites.contains(hazards[index].place) { return false }
      return names.parent == nil || names.parent == parent
    }
    if !onEdge.isEmpty { return worstFirst(onEdge) }
    let onRIB = about.filter(isAboutRIB)
    if !onRIB.isEmpty { return worstFirst(onRIB) }
    let onParent = names.parent.flatMap { byName[$0] } ?? []
    return worstFirst(onParent.filter { explain($0) && isAboutRIB($0) })
  }

  /// Whether a call site is in a function that attaches what it is given, or in a file that declares no router.
  ///
  /// - Returns: Nil if the source does not have the file.
  func isInHelper(_ site: SourcePlace) -> Bool? {
    let files = files.files(of: site)
    guard !files.isEmpty else { return nil }
    return files.contains { file in
      let onLine = byPlace[SourcePlace(file: file, line: site.line)] ?? []
      return onLine.contains { hazards[$0].rule == Self.helperRule } || !routerFiles.contains(file)
    }
  }

  /// The hazards about a RIB, and those about its edge from a parent, highest severity first.
  package func hazards(about child: String, below parent: String?) -> [Hazard] {
    let about = (byName[child] ?? []).filter { index in
      let names = RIBNames(path: hazards[index].path)
      return names.parent == nil || names.parent == parent
    }
    return worstFirst(about).map { hazards[$0] }
  }

  /// At most this many lines are named that set a property.
  private static let mostWrites = 3

  /// Lines for a finding of a trace that name the hazards which explain it, and where the property is set that holds the
  /// RIB.
  func related(to finding: Finding) -> [RelatedLine] {
    let property = finding.heldBy?.property ?? ""
    let known = finding.related.map(\.at)
    let set = (writes[property] ?? []).filter { !known.contains($0.description) }
    return explanations(of: finding)
      + set.prefix(Self.mostWrites).map { place in
        RelatedLine(line: place.line, at: place.description, note: "\(property) is set here")
      }
  }

  private func explanations(of finding: Finding) -> [RelatedLine] {
    hazards(explaining: finding).map { index in
      let hazard = hazards[index]
      return RelatedLine(
        line: hazard.line, at: hazard.at, note: "\(hazard.rule): \(hazard.message)")
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
package struct RIBNames {
  package let parent: String?
  package let child: String
  /// The modules that the path names, where several RIBs have a name.
  package let parentModule: String?
  package let childModule: String?

  package init(path: String) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    (child, childModule) = Self.parts(names.last ?? "")
    let parent = names.count > 1 ? Self.parts(names[names.count - 2]) : nil
    (self.parent, parentModule) = (parent?.name, parent?.module)
  }

  /// A RIB's name with its module, for one of several that share the name.
  package static func labelled(_ name: String, module: String) -> String { "\(name) (\(module))" }

  private static func parts(_ label: Substring) -> (name: String, module: String?) {
    guard label.hasSuffix(")"), let start = label.firstRange(of: " (") else {
      return (String(label), nil)
    }
    return (String(label[..<start.lowerBound]), String(label[start.upperBound...].dropLast()))
  }
}

extension InputReport {
  /// The report with a line on each finding for every hazard in the source that explains it.
  package func explained(by hazards: HazardIndex) -> InputReport {
    var report = self
    for index in report.sessions.indices { report.sessions[index].findings.hazards = hazards }
    return report
  }
}
