import Foundation
import Testing

/// A file that explains a failure.
struct VerdictFile {
  let name: String
  let bytes: [UInt8]

  /// The trace, and the picture if one is wanted and can be drawn.
  ///
  /// - Parameter name: The test's name, with the arguments of its case.
  static func all(
    _ verdict: TreeVerdict, _ picture: RIBTreePicture?, name: String
  ) -> [VerdictFile] {
    let name = fileName(name)
    var files = [VerdictFile(name: "\(name).jsonl", bytes: verdict.trace)]
    if let picture, let session = verdict.session, let drawn = picture.draw(session) {
      files.append(VerdictFile(name: "\(name).\(picture.fileExtension)", bytes: drawn))
    }
    return files
  }

  /// A test's name with the arguments of a case, if it has any.
  static func name(_ test: String, _ testCase: Test.Case?) -> String {
    guard let testCase, testCase.isParameterized else { return test }
    return ([test] + arguments(of: testCase)).joined(separator: " ")
  }

  /// Swift Testing has no public property for the arguments, so they are found by reflection. If it ever keeps them in
  /// another way, the names of attachments lack them, and Swift Testing numbers the files.
  private static func arguments(of testCase: Test.Case) -> [String] {
    var waiting = Array(Mirror(reflecting: testCase).children)
    while let next = waiting.popLast() {
      let children = Mirror(reflecting: next.value).children
      if next.label == "arguments" {
        return children.compactMap { argument in
          Mirror(reflecting: argument.value).children.first { $0.label == "value" }
            .map { String(describingForTest: $0.value) }
        }
      }
      waiting += children
    }
    return []
  }

  /// A test's name may be a sentence.
  private static func fileName(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let text = words.joined(separator: "-").prefix(80)
    return text.isEmpty ? "trace" : String(text)
  }
}
