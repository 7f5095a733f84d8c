import RIBsTrace

/// What a finding says. It is put into words when somebody reads it: of one cause there may be a million findings,
/// and a report shows one.
struct Wording: Sendable {
  let message: String
  let fix: String?
  let related: [Finding.Related]

  /// - Parameters:
  ///   - message: What happened, in a sentence.
  ///   - fix: What to do about it, where it is not what the rule's page says.
  ///   - related: Events that explain it; none where the trace does not tell of one.
  init(_ message: String, fix: String? = nil, related: [Finding.Related?] = []) {
    self.message = message
    self.fix = fix
    self.related = related.compactMap { $0 }
  }

  /// Makes it of the numbers that a rule keeps.
  typealias Maker = @Sendable (TraceTexts) -> Wording
}

extension TraceTexts {
  /// ` at File.swift:12`, or nothing where the site is not known.
  func at(_ site: TextNumber?) -> String { site.map { " at \(self[$0])" } ?? "" }

  /// An event that explains a finding; nothing where the trace does not tell of it.
  func related(_ stamp: EventStamp?, _ note: String) -> Finding.Related? {
    stamp.map {
      Finding.Related(seq: $0.seq, line: $0.line, at: self[$0.site], note: note)
    }
  }
}
