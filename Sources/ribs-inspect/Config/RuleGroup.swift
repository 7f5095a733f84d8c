import ArgumentParser
import RIBsAnalysis
import RIBsReport
import RIBsSource

/// The rules about one kind of input.
struct RuleGroup {
  /// What the rules are about.
  let title: String
  /// The rules, in the catalogue's order.
  let pages: [RulePage]
  /// What the examples are written in.
  let language: ExampleLanguage

  /// All rules.
  static let all = [traces, source]

  static let traces = RuleGroup(
    title: "Rules about traces", pages: RuleCatalogue.pages, language: .trace)
  static let source = RuleGroup(
    title: "Rules about source", pages: SourceRuleCatalogue.pages, language: .swift)

  /// The ids of all rules.
  static var ids: [String] { all.flatMap { $0.pages.map(\.id) } }

  /// The page of one of the group's rules; nil if there is no such rule.
  func page(_ id: String) -> RulePage? { pages.first { $0.id == id } }

  /// The same id.
  ///
  /// - Throws: `ValidationError` if there is no such rule.
  static func knownRule(_ id: String) throws -> String {
    guard !ids.contains(id) else { return id }
    let nearest = id.nearest(among: ids)
    let hint = nearest.map { "Did you mean '\($0)'?" } ?? "`ribs-inspect rules` lists them all."
    throw ValidationError("There is no rule '\(id)'. \(hint)".printable)
  }

  /// All rules, one per line.
  static func list(style: TextStyle = .plain) -> String {
    RuleText.list(all.map { ($0.title, $0.pages) }, style: style)
  }

  /// One rule with its reason, fix and examples.
  ///
  /// - Parameters:
  ///   - id: The rule.
  ///   - all: Whether to show all examples in full.
  ///   - style: Plain or coloured.
  /// - Throws: `ValidationError` if there is no such rule.
  static func explanation(
    of id: String, all: Bool = false, style: TextStyle = .plain
  ) throws -> String {
    let id = try knownRule(id)
    return Self.all.compactMap { group in
      group.page(id).map { RuleText.page($0, group.language, all: all, style: style) }
    }.joined()
  }
}
