import Breaking
import Foundation

/// A copy of the package in which source can be broken.
struct PackageCopy {
  let original: URL
  let root: URL

  init(of original: URL, at root: URL) {
    self.original = original
    self.root = root
  }

  /// Copies what git knows or would add, and removes what is gone. A file that is the same already keeps its date, so
  /// that it is not compiled again.
  ///
  /// - Parameter broken: Targets whose Swift files the copy has with mutants in them. They stay as they are.
  func update(leaving broken: [String]) throws {
    let folders = broken.map { "Sources/\($0)/" }
    func stays(_ path: String) -> Bool {
      path.hasSuffix(".swift") && folders.contains { path.hasPrefix($0) }
    }
    let listed = try Subprocess.output(
      "git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: original)
    let paths = Set(listed.split(separator: "\0").map(String.init))
    let files = FileManager.default
    try files.createDirectory(at: root, withIntermediateDirectories: true)
    for path in paths.sorted() {
      let (from, to) = (original.appendingPathComponent(path), root.appendingPathComponent(path))
      guard files.fileExists(atPath: from.path), !stays(path) else { continue }
      if files.contentsEqual(atPath: from.path, andPath: to.path) { continue }
      try files.createDirectory(
        at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? files.removeItem(at: to)
      try files.copyItem(at: from, to: to)
    }
    for folder in ["Sources", "Tests"] {
      let copied = files.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: [.isDirectoryKey])
      while let file = copied?.nextObject() as? URL {
        let path = String(file.path.dropFirst(root.path.count + 1))
        let isFolder = try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false
        guard !isFolder, !paths.contains(path) else { continue }
        if stays(path), file.lastPathComponent == MutantSwitch.file { continue }
        try files.removeItem(at: file)
      }
    }
  }
}
