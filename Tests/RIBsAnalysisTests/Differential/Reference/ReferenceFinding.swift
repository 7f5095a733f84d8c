import RIBsAnalysis

/// A finding without its message and fix.
struct ReferenceFinding {
  var rule: String
  var severity: String
  /// The event that the finding is reported at.
  var seq: Int
  var line: Int
  var id: Int?
  var rib: String?
  var path: String
  var parent: Int?
  var at: String?
  var related: [ReferenceEvent] = []
  var victims = 0
  /// The object's kind and type name, for a `retained-object`.
  var object: [String] = []

  /// SHA-256 over rule, path and the file of `at` without its line, and the object if there is one.
  var fingerprint: String {
    let words = ([rule, path, Self.file(at ?? "")] + object).joined(separator: "\n")
    return SHA256.hash(words.utf8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// `at` without a final `:digits`.
  private static func file(_ at: String) -> String {
    let digits = at.reversed().prefix { "0"..."9" ~= $0 }.count
    let rest = at.dropLast(digits)
    return digits > 0 && rest.last == ":" ? String(rest.dropLast()) : at
  }

  /// Report order within a session: `seq`, `id` (none first), rule id, path.
  static func stands(_ one: ReferenceFinding, before other: ReferenceFinding) -> Bool {
    if one.seq != other.seq { return one.seq < other.seq }
    if one.id != other.id { return (one.id ?? 0) < (other.id ?? 0) }
    if one.rule != other.rule { return one.rule < other.rule }
    if one.path != other.path { return one.path < other.path }
    return one.line < other.line
  }
}
