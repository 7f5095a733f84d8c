import Testing
import XCTest

/// Where a test calls the kit.
struct TestLine: Sendable {
  let fileID: StaticString
  let path: StaticString
  let line: UInt
  let column: UInt

  /// Fails the running test here, whether it is one of Swift Testing or of XCTest.
  func fail(_ text: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
    } else {
      XCTFail(text, file: path, line: line)
    }
  }

  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: path.description, line: Int(line), column: Int(column))
  }
}
