import Foundation
import RIBsAnalysis

/// A trace whose analysis keeps what a join with source needs.
package func joinedTrace(_ script: String, _ name: String = "t.jsonl") throws -> InputReport {
  try joinedTrace(try TraceScript(script).trace(), name)
}

/// A recorded trace, named as it is in `fixtures/`, whose analysis keeps what a join with source needs.
package func joinedTrace(fixture: String) throws -> InputReport {
  try joinedTrace([UInt8](try Data(contentsOf: Repository.fixture(fixture))), "\(fixture).jsonl")
}

private func joinedTrace(_ trace: [UInt8], _ name: String) throws -> InputReport {
  var scope = AnalysisScope()
  scope.keepsCalls = true
  var analyzer = TraceAnalyzer(scope)
  analyzer.feed(trace)
  return InputReport(source: name, sessions: try analyzer.finish())
}
