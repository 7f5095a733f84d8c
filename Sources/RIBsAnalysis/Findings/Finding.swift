/// A problem that a trace shows: which RIB, where in the code, why, and what to do.
public struct Finding: Reportable, Equatable {
  /// The rule's id.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// The session's name.
  public var session: String
  /// The number of the event it is reported at.
  public var seq: Int
  /// The line of that event in the trace.
  public var line: Int
  /// The time of that event, in nanoseconds since the session began; nil if the finding is about the trace itself.
  package var time: Int?
  /// The RIB's number; nil if the finding is not about one RIB.
  public var id: Int?
  /// The RIB itself. In a trace that contradicts itself, two RIBs can have one number.
  package var node: NodeIndex?
  /// The name of the RIB, or of the RIBs, that the finding is about.
  public var rib: String?
  /// Names from the root, joined by `/`, as of the RIB's last attach. A finding that is not about one RIB has a
  /// name here that distinguishes it from others of its rule. The path is empty if it is about the trace.
  public var path: String
  /// The type of the object; nil if the finding is not about an object of a RIB.
  public var object: String?
  /// The parent's number.
  public var parent: Int?
  /// The call site.
  public var at: String?
  /// What happened, in a sentence.
  public var message: String
  /// What to do about it, in a sentence.
  public var fix: String
  /// What holds the object that should be gone; nil if the app did not look for it.
  public var heldBy: HeldBy?
  /// Other events that explain it.
  public var related: [RelatedLine]
  /// How many RIBs, objects and workers are affected without being the cause.
  public var victims: Int
  /// How many of them are findings that other rules would report if they did not follow from this one.
  package var followers = 0
  /// Identifies the cause. It does not depend on ids, counts, order or line numbers.
  public var fingerprint: String
  /// Why the finding does not count against a check; nil if it counts.
  public var exemption: Exemption?

  /// SHA-256 over rule, path and the file of the call site, one per line, in hexadecimal.
  ///
  /// - Parameter more: Further values that distinguish causes of the rule, one per line.
  package static func fingerprint(
    rule: String, path: String, at: String?, more: [String] = []
  ) -> String {
    Fingerprint(rule: rule, path: path, at: at, more: more).text
  }

  /// A call site without its line: `Module/File.swift:12` is `Module/File.swift`.
  static func file(of at: String) -> String {
    guard let colon = at.lastIndex(of: ":"), at[at.index(after: colon)...].allSatisfy(\.isNumber)
    else { return at }
    return String(at[..<colon])
  }
}
