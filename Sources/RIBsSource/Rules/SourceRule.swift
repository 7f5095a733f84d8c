import RIBsAnalysis

/// One kind of hazard in source.
protocol SourceRule {
  static var page: RulePage { get }
}
