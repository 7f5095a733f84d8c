import Foundation
import RIBsTestSupport

/// Compiles the Swift of a page: parts of manifests against the API of manifests, and all else against the modules of
/// this package.
enum SwiftCheck {
  /// - Parameter prelude: What the page's examples take for granted; the one in `Preludes` by default.
  static func complaints(about page: Page, prelude: String? = nil) throws -> [Complaint] {
    let blocks = page.fences(in: "swift")
    let manifests = blocks.compactMap { ManifestExample($0, on: page) }
    let examples = blocks.filter { ManifestExample($0, on: page) == nil }
      .map { SwiftExample($0, on: page) }
    let scratch = try Scratch()
    var faults: [SwiftCompiler.Fault] = []
    if !manifests.isEmpty {
      let source = ["import PackageDescription"] + manifests.map(\.source)
      let file = try scratch.write(source.joined(separator: "\n").utf8, to: "Manifests.swift")
      faults += try SwiftCompiler.faultsOfManifests(in: [file], scratch)
    }
    let url = preludes.appendingPathComponent(page.url.lastPathComponent)
      .deletingPathExtension().appendingPathExtension("swift")
    let prelude = prelude ?? (try? String(contentsOf: url, encoding: .utf8)) ?? usualPrelude
    if !examples.isEmpty {
      let files =
        try [scratch.write(prelude.utf8, to: "Prelude.swift")]
        + examples.map { example in
          try scratch.write(
            example.file(prelude: prelude).utf8, to: "Example\(example.line).swift")
        }
      faults += try SwiftCompiler.faults(in: files, scratch)
    }
    return faults.map { fault in
      fault.file == page.name
        ? page.complaint(
          fault.line,
          """
          \(fault.words). Correct the example, or declare what it takes for granted in \
          Tests/PagesTests/Preludes/\(url.lastPathComponent).
          """)
        : page.complaint(0, "\(fault.file):\(fault.line): \(fault.words)")
    }
  }

  private static let preludes = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Preludes")

  /// For pages that take nothing for granted.
  private static let usualPrelude = "import Foundation\n\nclass Surroundings {}\n"
}
