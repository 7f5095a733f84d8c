import RIBsAnalysis

/// Collects the hazards that rules find.
struct HazardReporter {
  private let facts: SourceFacts
  private var page = UnguardedAttachRule.page
  private(set) var hazards: [Hazard] = []
  /// What was reported already: a line is reported once by a rule for a child.
  private var reported: Set<String> = []

  init(_ facts: SourceFacts) { self.facts = facts }

  /// Runs a rule.
  mutating func run(_ rule: any SourceRule.Type) {
    page = rule.page
    rule.judge(facts, &self)
  }

  /// - Parameters:
  ///   - place: The line to look at.
  ///   - path: The RIB's name, or the names of parent and child joined by `/`.
  ///   - severity: Nil for the rule's own.
  ///   - certainty: How it is known. A guess makes the finding a note that names the guess.
  ///   - message: What is wrong, in a sentence.
  ///   - fix: What to do about it; nil for what the rule's page says.
  ///   - related: Further lines that explain it.
  ///   - more: What distinguishes it from others with the same path in the file.
  ///   - mend: The edit that mends it; nil where people have to decide. What was guessed has none.
  mutating func report(
    at place: SourcePlace, path: String, severity: Severity? = nil,
    certainty: Certainty = .read, message: String, fix: String? = nil,
    related: [(place: SourcePlace, note: String)] = [], more: [String] = [], mend: Mend? = nil
  ) {
    guard reported.insert("\(page.id) \(place) \(path) \(more)").inserted else { return }
    let severity = severity ?? page.severity
    hazards.append(
      Hazard(
        page.id, certainty == .read ? severity : .info, path: path, at: place,
        message: certainty.guess.map { "\(message) \($0.sentence)" } ?? message,
        fix: fix ?? page.fix,
        related: related, more: more, mend: certainty == .read ? mend : nil))
  }
}

extension Array {
  /// The first element that satisfies a condition and was read, or else the first that satisfies it.
  func firstCertain(_ certainty: (Element) -> Certainty, where holds: (Element) -> Bool) -> Element?
  {
    let found = filter(holds)
    return found.first { certainty($0) == .read } ?? found.first
  }
}

extension [AttachEvent] {
  func firstCertain(where holds: (AttachEvent) -> Bool) -> AttachEvent? {
    firstCertain(\.certainty, where: holds)
  }
}
