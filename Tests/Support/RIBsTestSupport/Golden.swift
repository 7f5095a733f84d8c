import Foundation
import Testing

/// Compares a text with a file that people have read, and shows the first lines that differ.
///
/// `RECORD_GOLDEN=1 swift test` writes the files anew. A missing file is written and fails the test, so that
/// nobody forgets to read it.
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
  guard text != golden else { return }
  Issue.record(
    """
    \(name) differs. RECORD_GOLDEN=1 swift test writes it anew.
    \(LineDifference(from: golden, to: text))
    """, sourceLocation: sourceLocation)
}
