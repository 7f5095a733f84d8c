import Foundation

/// A file that explains a failure.
struct VerdictFile {
  let name: String
  let bytes: [UInt8]

  /// The trace, and the picture if one is wanted and can be drawn.
  ///
  /// - Parameter name: The test's name.
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

  /// A test's name may be a sentence.
  private static func fileName(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    let text = words.joined(separator: "-").prefix(80)
    return text.isEmpty ? "trace" : String(text)
  }
}
