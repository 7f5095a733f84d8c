import RIBsAnalysis

/// The examples of a rule that its page shows in full, and those that it only names. An example in Swift is long,
/// because it has everything that the verdict depends on.
struct ShownExamples {
  /// The examples in full, with what becomes of them.
  let inFull: [(heading: String, example: RuleExample)]
  /// The titles of the others.
  let named: [(heading: String, titles: [String])]

  /// - Parameters:
  ///   - page: The rule.
  ///   - language: What its examples are written in.
  ///   - all: Whether to show all of them in full.
  init(_ page: RulePage, _ language: ExampleLanguage, all: Bool = false) {
    let isFull = all || language == .trace
    let reported = isFull ? page.triggering[...] : page.triggering.prefix(1)
    let others = isFull ? [] : page.nonTriggering
    inFull =
      reported.map { ("Reported", $0) }
      + (isFull ? page.nonTriggering : []).map { ("Not reported", $0) }
    named = [
      ("Also reported", page.triggering.dropFirst(reported.count).map(\.title)),
      ("Not reported", others.map(\.title)),
    ].filter { !$0.titles.isEmpty }
  }
}
