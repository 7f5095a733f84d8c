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
  static let all = [
    RuleGroup(title: "Rules about traces", pages: RuleCatalogue.pages, language: .trace),
    RuleGroup(title: "Rules about source", pages: SourceRuleCatalogue.pages, language: .swift),
  ]

  /// The ids of all rules.
  static var ids: [String] { all.flatMap { $0.pages.map(\.id) } }

  /// The page of one of the group's rules; nil if there is no such rule.
  func page(_ id: String) -> RulePage? { pages.first { $0.id == id } }
}
