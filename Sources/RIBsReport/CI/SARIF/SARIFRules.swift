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

  func write(to json: inout JSONWriter) {
    json.key("rules")
    json.beginArray()
    for page in pages { write(page, to: &json) }
    json.endArray()
  }

  private func write(_ page: RulePage, to json: inout JSONWriter) {
    let help = RuleHelp(page, language)
    json.beginObject()
    json.field("id", page.id)
    json.field("name", Self.name(page.id))
    json.key("shortDescription")
    json.text(page.summary.tidied(to: Self.longestDescription))
    json.key("fullDescription")
    json.text(page.reason.tidied(to: Self.longestDescription))
    json.key("help")
    json.text(help.text, markdown: help.markdown)
    json.key("defaultConfiguration")
    json.beginObject()
    json.field("level", page.severity.sarifLevel)
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.field("precision", "high")
    json.field("problem.severity", page.severity.problem)
    json.key("tags")
    json.beginArray()
    json.value("ribs")
    if page.id.hasPrefix("trace-") { json.value("trace") }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  /// Turns `lost-child` into `LostChild`, since SARIF requires an identifier.
  private static func name(_ id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// A rule's reason, fix and examples.
private struct RuleHelp {
  let text: String
  let markdown: String

  init(_ page: RulePage, _ language: ExampleLanguage) {
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
