/// Something a trace shows to be wrong: which RIB, where in the code, why, and what to do.
public struct Finding: Sendable, Equatable {
  /// The rule's id.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// The session's name.
  public var session: String
  /// The number of the event it is reported at.
  public var seq: Int
  /// The trace line of that event.
  public var line: Int
  /// When that event was, in nanoseconds since the session began; nil where it is about the trace itself.
  package var time: Int?
  /// The RIB's number, where the finding is about one.
  public var id: Int?
  /// The RIB's name, or that of the RIBs it is about.
  public var rib: String?
  /// Names from the root, joined by `/`, as they stood when the RIB was last attached. Of what is about no
  /// single RIB, a name that tells it from others of its rule; empty where it is about the trace.
  public var path: String
  /// The type of the object it is about, where it is about an object of a RIB.
  public var object: String?
  /// The parent's number.
  public var parent: Int?
  /// The call site.
  public var at: String?
  /// What happened, in a sentence.
  public var message: String
  /// What to do about it, in a sentence.
  public var fix: String
  /// Other events that explain it.
  public var related: [Related]
  /// How many other RIBs suffer from it without being its cause.
  public var victims: Int
  /// The same for the same cause, whatever the ids, counts, order and line numbers.
  public var fingerprint: String
  /// Why it does not count against a check; nil where it does.
  public var exemption: Exemption?

  /// An event that explains a finding.
  public struct Related: Sendable, Equatable {
    /// The event's number.
    public var seq: Int
    /// The event's trace line.
    public var line: Int
    /// The event's call site.
    public var at: String?
    /// What the event has to do with it.
    public var note: String
  }

  /// SHA-256 over rule, path and the file of the call site, each on a line; hexadecimal.
  ///
  /// - Parameter more: What else tells causes of the rule apart, each on a line of its own.
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
