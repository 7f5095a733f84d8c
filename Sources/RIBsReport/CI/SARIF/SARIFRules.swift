import RIBsAnalysis
import RIBsTrace

/// The rules with their help, as a reviewer reads them beside a result. Every report lists all rules: the list
/// changes with the tool, not with the traces.
struct SARIFRules {
  /// GitHub cuts descriptions at this length.
  private static let longestDescription = 1000

  private let pages: [RulePage]
  private let language: ExampleLanguage
  private let indices: [String: Int]

  /// - Parameters:
  ///   - pages: The rules.
  ///   - language: What their examples are written in.
  init(_ pages: [RulePage], language: ExampleLanguage) {
    self.pages = pages
    self.language = language
    indices = Dictionary(
      pages.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A rule's index in the list.
  func index(of rule: String) -> Int? { indices[rule] }

  /// The rules' pages.
  var list: some Sequence<Rule> & SendableMetatype {
    pages.lazy.map { [language] in Rule(page: $0, language: language) }
  }

  /// A rule with its help.
  struct Rule {
    fileprivate let page: RulePage
    fileprivate let language: ExampleLanguage
  }

  static let format = JSONFormat<Rule>.object([
    .required("id", .text, \.page.id),
    .required("name", .text, { name($0.page.id) }),
    .required("shortDescription", SARIFText.format, { description($0.page.summary) }),
    .required("fullDescription", SARIFText.format, { description($0.page.reason) }),
    .required("help", SARIFText.format, { SARIFText(helpOf: $0.page, $0.language) }),
    .required(
      "defaultConfiguration", .object([.required("level", .text, \.severity.sarifLevel)]), \.page),
    .required(
      "properties",
      .object([
        .required("precision", .text, { _ in "high" }),
        .required("problem.severity", .text, \.severity.problem),
        .required(
          "tags", .list(of: .text), { ["ribs"] + ($0.id.hasPrefix("trace-") ? ["trace"] : []) }),
      ]), \.page),
  ])

  private static func description(_ text: String) -> SARIFText {
    SARIFText(text: text.tidied(to: longestDescription))
  }

  /// Turns `lost-child` into `LostChild`, since SARIF requires an identifier.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension SARIFText {
  /// A rule's reason, fix and examples.
  fileprivate init(helpOf page: RulePage, _ language: ExampleLanguage) {
    let fence = language == .swift ? "swift" : ""
    let examples = ShownExamples(page, language)
    let named = examples.named.map { heading, titles in
      "\n\(heading):\n\n\(titles.map { "- \($0)\n" }.joined())"
    }.joined()
    text =
      "\(page.reason)\n\nFix: \(page.fix)\n"
      + examples.inFull.map {
        "\n\($0): \($1.title)\n\n\(Self.lines($1, language, indent: "    "))"
      }.joined() + named
    markdown =
      "\(page.reason)\n\n**Fix:** \(page.fix)\n"
      + examples.inFull.map {
        "\n\($0): \($1.title)\n\n```\(fence)\n\(Self.lines($1, language, indent: ""))```\n"
      }.joined() + named
  }

  private static func lines(
    _ example: RuleExample, _ language: ExampleLanguage, indent: String
  ) -> String {
    example.shownLines(language).map { line in
      let mark = line.isReported ? "  // ← reported" : ""
      return "\(line.text.isEmpty ? "" : indent)\(line.text)\(mark)\n"
    }.joined()
  }
}

extension Severity {
  var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// The severity that GitHub sorts by.
  fileprivate var problem: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "recommendation"
    }
  }
}
