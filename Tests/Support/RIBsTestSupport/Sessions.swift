import Foundation
import RIBsAnalysis

/// Sessions from a script.
package func sessions(
  _ script: String, options: AnalysisOptions = AnalysisOptions()
) throws -> [SessionReport] {
  var analyzer = TraceAnalyzer(options: options)
  analyzer.feed(try TraceScript(script).trace())
  return try analyzer.finish()
}

/// The trace that a script stands for.
package func script(_ text: String) throws -> [UInt8] { try TraceScript(text).trace() }

/// What a recorded trace shows, named as it is in `fixtures/`.
package func inputReport(_ fixture: String) throws -> InputReport {
  try inputReport(at: Repository.fixture(fixture), named: "\(fixture).jsonl")
}

/// What the trace in a file shows.
package func inputReport(at file: URL, named name: String = "trace.jsonl") throws -> InputReport {
  var analyzer = TraceAnalyzer()
  analyzer.feed([UInt8](try Data(contentsOf: file)))
  return InputReport(source: name, sessions: try analyzer.finish())
}
