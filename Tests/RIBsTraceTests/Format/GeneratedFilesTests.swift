import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsTrace

@Suite("Files that are made of the format's table")
struct GeneratedFilesTests {
  @Test("The schema and the fuzzer's dictionary say what the table says")
  func generatedFiles() throws {
    try expect(SchemaText.text, in: "Sources/RIBsTrace/Schema/trace.schema.json")
    try expect(FuzzDictionary.text, in: "Fuzzing/trace.dict")
  }

  private func expect(_ text: String, in path: String) throws {
    let file = Repository.root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let found = try String(contentsOf: file, encoding: .utf8)
    guard text != found else { return }
    Issue.record(
      """
      \(path) does not say what the format's table says. 'make format-files' writes it anew.
      \(LineDifference(from: found, to: text))
      """)
  }
}
