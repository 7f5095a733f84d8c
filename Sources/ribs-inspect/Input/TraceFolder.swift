import Foundation
import RIBsAnalysis

/// The traces in a folder and its subfolders. Links are followed, and each file and folder counts once: links can lead
/// in circles, or to what is in the folder anyway.
struct TraceFolder {
  /// The traces, and what cannot be read and may hold traces; sorted by path.
  private(set) var found: [TraceFiles.Found] = []

  private var named: [(path: String, found: TraceFiles.Found)] = []
  private var seen: Set<FileStatus.Identity> = []
  private var folders: [String] = []
  private var links: [String] = []
  private let skipped: Set<String>

  /// - Parameters:
  ///   - root: The path of a folder, or of a link to one.
  ///   - skipped: The names of folders below it that are not looked into.
  init(_ root: String, skipping skipped: Set<String> = []) {
    self.skipped = skipped
    take(root)
    // Links wait until the folders are done, so that a file which has a name without links goes by that.
    var followed = 0
    while true {
      if let folder = folders.popLast() {
        list(folder)
      } else if followed < links.count {
        take(links[followed])
        followed += 1
      } else {
        break
      }
    }
    found = named.sorted { $0.path < $1.path }.map(\.found)
  }

  private mutating func list(_ folder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      return fail(folder, "the folder cannot be read. Check its permissions.")
    }
    // Without this permission, nothing is known of the entries but their names.
    guard access(folder, X_OK) == 0 else {
      return fail(folder, "the folder cannot be searched. Check its permissions.")
    }
    for name in names where !skipped.contains(name) {
      let path = (folder as NSString).appendingPathComponent(name)
      if FileStatus.isLink(path) { links.append(path) } else { take(path) }
    }
  }

  private mutating func take(_ path: String) {
    let status: FileStatus
    do throws(FileFailure) {
      status = try FileStatus(of: path)
    } catch {
      // It may have led to a folder.
      return fail(path, error.reason)
    }
    guard status.kind == .folder || Self.isTrace(path),
      seen.insert(status.identity).inserted
    else { return }
    switch status.kind {
    case .folder: folders.append(path)
    case .file: named.append((path, .success(TraceInput(path, status))))
    case .other:
      // Reading it could block forever.
      fail(path, "a pipe, a socket or a device, not a file. Remove it, or name it as an argument.")
    }
  }

  /// Whether the file, or what the link leads to, has the name of a trace.
  static func isTrace(_ path: String) -> Bool {
    let names =
      FileStatus.isLink(path)
      ? [path, URL(fileURLWithPath: path).resolvingSymlinksInPath().path] : [path]
    return names.contains(where: isTraceName)
  }

  /// Whether a file of this name is a trace.
  static func isTraceName(_ name: String) -> Bool {
    name.hasSuffix(".jsonl") || name.hasSuffix(".jsonl.gz")
  }

  private mutating func fail(_ path: String, _ reason: String) {
    named.append((path, .failure(UnusableInput(source: path, reason: reason))))
  }
}
