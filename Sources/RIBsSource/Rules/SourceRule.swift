import RIBsAnalysis

/// One kind of hazard in source.
protocol SourceRule: Sendable {
  static var page: RulePage { get }

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter)
}
