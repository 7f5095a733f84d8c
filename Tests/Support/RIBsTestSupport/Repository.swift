import Foundation

/// Where the repository's files are.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A schema of somebody else's, which stands beside the repository and not in it, and may be absent.
  package static func foreignSchema(_ name: String) -> URL {
    root.deletingLastPathComponent().appendingPathComponent("shared/data/\(name)")
  }

  package static func fixture(_ name: String) -> URL {
    root.appendingPathComponent("fixtures/\(name).jsonl")
  }

  /// The recorded traces of the sample apps, by name. Those of earlier versions are for `VersionTests`.
  package static var fixtures: [URL] {
    let folder = root.appendingPathComponent("fixtures")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".jsonl") && !$0.hasPrefix("versions/") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
