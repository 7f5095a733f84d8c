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

/// The same trace with a header that says that its tree has nodes that are no RIBs; nil if the trace has no header.
package func withOtherNodes(_ trace: [UInt8]) -> [UInt8]? {
  let (before, after) = (#"{"type":"trace","version":1"#, #","otherNodes":true"#)
  guard trace.starts(with: before.utf8) else { return nil }
  return Array(before.utf8) + Array(after.utf8) + trace.dropFirst(before.utf8.count)
}

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
