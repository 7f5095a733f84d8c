import RIBsAnalysis

/// All rules about source, in the order in which they are listed.
package enum SourceRuleCatalogue {
  static let rules: [any SourceRule.Type] = []

  /// The pages of all rules, in the catalogue's order.
  package static let pages: [RulePage] = rules.map { $0.page }
}
