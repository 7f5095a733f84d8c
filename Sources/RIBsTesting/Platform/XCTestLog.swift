import Foundation
import XCTest

/// Records the verdicts on a test of XCTest.
///
/// `@unchecked`: XCTest runs one test at a time, and the log is used after it has ended.
struct XCTestLog: TestLog, @unchecked Sendable {
  let testCase: XCTestCase
  /// The line that started the check; nil if it is not the app's.
  let line: TestLine?

  var file: String? { line?.path.description }

  func record(_ failures: [TreeFailure]) async {
    for failure in failures {
      let text = "\(failure.issue.message)\n\(failure.issue.details)"
      if failure.issue.isWarning {
        TestNotes.warn(text, at: failure.place)
      } else {
        record(text, at: failure.place)
      }
    }
  }

  func record(_ text: String) { record(text, at: nil) }

  #if _runtime(_ObjC)
    private func record(_ text: String, at place: TreeFailure.Place?) {
      var issue = XCTIssue(type: .assertionFailure, compactDescription: text)
      issue.sourceCodeContext = XCTSourceCodeContext(
        location: XCTSourceCodeLocation(
          filePath: place?.path ?? file ?? testCase.name,
          lineNumber: place?.line ?? Int(line?.line ?? 0)))
      testCase.record(issue)
    }

    func attach(_ file: VerdictFile) {
      let attachment = XCTAttachment(data: Data(file.bytes))
      attachment.name = file.name
      attachment.lifetime = .keepAlways
      testCase.add(attachment)
    }
  #else
    private func record(_ text: String, at place: TreeFailure.Place?) {
      testCase.recordFailure(
        withDescription: text, inFile: place?.path ?? file ?? testCase.name,
        atLine: place?.line ?? Int(line?.line ?? 0), expected: true)
    }

    /// A folder for this run, so that runs at the same time keep apart.
    private static let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("RIBsTesting/\(ProcessInfo.processInfo.globallyUniqueString)")

    /// XCTest has no attachments here, so the file goes to a temporary folder and its path to the output.
    func attach(_ file: VerdictFile) {
      let folder = Self.folder
      let url = folder.appendingPathComponent(file.name)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
        print("RIBsTesting: \(url.path) has what \(testCase.name) did.")
      } catch {
        print(
          "RIBsTesting: what \(testCase.name) did could not be written to \(url.path): \(error)")
      }
    }
  #endif
}
