import Foundation

/// The files of the page, as they stand in `Page/`.
struct PageFiles: Sendable {
  /// A file and what a browser should take it for.
  struct File: Sendable {
    let name: String
    let bytes: [UInt8]

    /// The type that a browser needs to know.
    var contentType: String {
      if name.hasSuffix(".js") { return "text/javascript; charset=utf-8" }
      return name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/html; charset=utf-8"
    }
  }

  /// Sorted by name.
  let files: [File]

  func file(_ name: String) -> File? { files.first { $0.name == name } }

  func text(_ name: String) throws(ReportPage.Failure) -> String {
    guard let file = file(name) else { throw .isIncomplete(name) }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// A module and all modules that it imports, as one script. Each stands behind those that it imports.
  func joinedModules(from main: String) throws(ReportPage.Failure) -> String {
    var done: Set<String> = []
    var script = ""
    var open = [main]
    while let name = open.last {
      let lines = try text(name).split(separator: "\n", omittingEmptySubsequences: false)
      let missing = lines.compactMap(Self.imported).filter { !done.contains($0) }
      if let next = missing.first {
        // A circle would never end.
        guard !open.contains(next) else { throw .isIncomplete(next) }
        open.append(next)
        continue
      }
      open.removeLast()
      guard done.insert(name).inserted else { continue }
      for line in lines where Self.imported(line) == nil {
        script += (line.hasPrefix("export ") ? line.dropFirst("export ".count) : line) + "\n"
      }
    }
    return script
  }

  /// The file that a line such as `import { a } from "./file.js";` names.
  private static func imported(_ line: Substring) -> String? {
    guard line.hasPrefix("import "), let start = line.range(of: "\"./"),
      let end = line.lastIndex(of: "\""), start.upperBound < end
    else { return nil }
    return String(line[start.upperBound..<end])
  }
}
