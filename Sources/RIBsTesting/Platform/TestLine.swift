import Testing
import XCTest

/// Where a test calls the kit.
struct TestLine: Sendable {
  let fileID: StaticString
  let path: StaticString
  let line: UInt
  let column: UInt

  /// Fails the running test here, whether it is one of Swift Testing or of XCTest.
  ///
  /// - Parameter text: The first line is a sentence.
  func fail(_ text: String) {
    if Test.current != nil {
      let lines = text.split(separator: "\n", maxSplits: 1)
      let details = lines.dropFirst().first.map { Comment(rawValue: String($0)) }
      Issue.record(
        TestMessage(lines.first.map { String($0) } ?? text), details, sourceLocation: sourceLocation
      )
    } else {
      XCTFail(text, file: path, line: line)
    }
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: path.description, line: Int(line), column: Int(column))
  }
}
