/// A problem that an app's source shows: what can happen, where in the code, why, and what to do.
public struct Hazard: Reportable, Equatable {
  /// The rule's id.
  public let rule: String
  /// How bad it is.
  public var severity: Severity
  /// The RIB's name, or the names of parent and child joined by `/`.
  public let path: String
  /// The line to look at. The file is relative to the folder given.
  public let place: SourcePlace
  /// What can happen, in a sentence.
  public let message: String
  /// What to do about it, in a sentence.
  public let fix: String
  /// Other lines that explain it.
  public let related: [RelatedLine]
  /// Identifies the cause. It does not depend on the line.
  public let fingerprint: String
  /// Why it does not count against a check; nil if it counts.
  public var exemption: Exemption?
  /// What traces say about it; nil without traces.
  public var outcome: HazardOutcome?
  /// The edit that mends it, as far as its rule knows; nil where people have to decide.
  package let mend: Mend?
  /// The text that mends it, once that was written and tried.
  package var replacements: [Replacement] = []

  /// - Parameter more: What distinguishes it from other hazards of the rule with the same path in the file.
  package init(
    _ rule: String, _ severity: Severity, path: String, at place: SourcePlace, message: String,
    fix: String, related: [(place: SourcePlace, note: String)] = [], more: [String] = [],
    mend: Mend? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.place = place
    self.message = message
    self.fix = fix
    self.mend = mend
    self.related = related.map {
      RelatedLine(line: $0.place.line, at: $0.place.description, note: $0.note)
    }
    fingerprint = Finding.fingerprint(
      rule: rule, path: path, at: place.description, more: more)
  }

  /// The name of the RIB; of an edge, the child's.
  public var rib: String? { path.split(separator: "/").last.map(String.init) }
  /// `file:line`.
  public var at: String? { place.description }
  /// The line of the source.
  public var line: Int { place.line }
}
