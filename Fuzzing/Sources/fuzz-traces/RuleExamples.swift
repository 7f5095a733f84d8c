import Foundation
import RIBsAnalysis

/// Small traces that reach every rule, and others that just miss it.
enum RuleExamples {
  /// Writes each example as a trace of its own.
  static func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for page in RuleCatalogue.pages {
      for (number, example) in (page.triggering + page.nonTriggering).enumerated() {
        let name = "\(page.id)-\(number + 1).jsonl"
        let trace = try TraceScript(example.script).trace()
        try Data(trace).write(to: folder.appendingPathComponent(name))
      }
    }
  }
}
