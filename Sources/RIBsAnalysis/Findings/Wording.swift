import RIBsTrace

/// The text of a finding. It is built on demand: a cause can have a million findings, and a report shows one.
struct Wording: Sendable {
  let message: String
  let fix: String?
  let heldBy: HeldBy?
  let related: [RelatedLine]

  /// - Parameters:
  ///   - message: What happened, in a sentence.
  ///   - fix: What to do about it, if the fix on the rule's page does not fit.
  ///   - heldBy: What holds the object that it is about.
  ///   - related: Events that explain it; nil stands for an event that the trace does not have.
  init(
    _ message: String, fix: String? = nil, heldBy: HeldBy? = nil, related: [RelatedLine?] = []
  ) {
    self.message = message
    self.fix = fix
    self.heldBy = heldBy
    self.related = related.compactMap { $0 }
  }

  /// Builds the text from the numbers that a rule keeps.
  typealias Maker = @Sendable (InternedStrings) -> Wording
}

extension InternedStrings {
  /// ` at File.swift:12`, or an empty string if the site is unknown.
  func at(_ site: InternedString?) -> String { site.map { " at \(self[$0])" } ?? "" }

  /// An event that explains a finding; nil if the trace does not have it.
  func related(_ stamp: EventStamp?, _ note: String) -> RelatedLine? {
    stamp.map {
      RelatedLine(seq: $0.seq, line: $0.line, at: self[$0.site], note: note)
    }
  }
}
