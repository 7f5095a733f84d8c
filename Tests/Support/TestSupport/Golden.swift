import Foundation
import Testing

/// Holds what a format writes to a file that people have read. `RECORD_GOLDEN=1 swift test` writes the
/// files anew; one that is missing is written and fails, so that nobody forgets to read it.
package func expectGolden(
  _ text: String, _ name: String, besides file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("Golden").appendingPathComponent(name)
  let records = ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil
  guard !records, let golden = try? String(contentsOf: url, encoding: .utf8) else {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    if !records {
      Issue.record("\(name) was missing and is written; read it.", sourceLocation: sourceLocation)
    }
    return
  }
  #expect(
    text == golden, "\(name) differs; RECORD_GOLDEN=1 swift test writes it anew.",
    sourceLocation: sourceLocation)
}
