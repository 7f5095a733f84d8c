import Foundation

/// A file for one test. It is removed when the object is deallocated.
final class TemporaryFile {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ribs-recorder-\(UUID().uuidString).jsonl")
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var text: String {
    get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
  }
}
