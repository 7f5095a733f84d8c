import RIBsAnalysis

/// A trace whose analysis keeps what a join with source needs.
package func joinedTrace(_ script: String, _ name: String = "t.jsonl") throws -> InputReport {
  var scope = AnalysisScope()
  scope.keepsCalls = true
  var analyzer = TraceAnalyzer(scope)
  analyzer.feed(try TraceScript(script).trace())
  return InputReport(source: name, sessions: try analyzer.finish())
}
