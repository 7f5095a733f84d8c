import Foundation
import RIBsReport
import RIBsSource

/// The traces below the served folders.
struct TraceList {
  private struct Entry {
    let path: String
    let size: Int
    let modified: Int
  }

  /// At most this many files and folders are looked at, because a user may serve a whole disk.
  private static let mostLooks = 100_000

  /// At most this many folders that cannot be read are named.
  private static let mostUnread = 5

  private var entries: [Entry] = []
  private var seen: Set<FileStatus.Identity> = []
  private var looks = 0
  private var unread: [String] = []

  init(below folders: ServedFolders) {
    for folder in folders.paths { search(folder) }
    entries.sort { ($1.modified, $0.path) < ($0.modified, $1.path) }
  }

  /// Some of the traces, each with its size and the time of its last change.
  func text(_ range: AnswerRange) -> String {
    let shown = entries.dropFirst(range.offset).prefix(range.limit)
    let widest = shown.map(\.path.count).max() ?? 0
    let lines = shown.map { entry in
      let path = entry.path.printable
      let gap = String(repeating: " ", count: max(0, min(widest, 60) - path.count))
      return "\(path)\(gap)  \(Self.words(entry.size))  \(Day.minute(entry.modified)) UTC"
    }
    var notes = unread.prefix(Self.mostUnread).map {
      "\($0) cannot be read. Check its permissions.".printable
    }
    if unread.count > notes.count {
      notes.append("\(unread.count - notes.count) more folders cannot be read.")
    }
    if looks >= Self.mostLooks {
      notes.append(
        "The search ended after \(looks) files and folders. Serve a smaller folder: `ribs-inspect mcp FOLDER`."
      )
    }
    return Answer.list(lines, of: entries.count, "trace", range, notes)
  }

  private mutating func search(_ root: String) {
    var waiting = [root]
    while let folder = waiting.popLast(), looks < Self.mostLooks {
      guard let status = try? FileStatus(of: folder), seen.insert(status.identity).inserted
      else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        unread.append(folder)
        continue
      }
      for name in names.sorted() {
        looks += 1
        let path = folder == "." ? name : (folder as NSString).appendingPathComponent(name)
        // A link's target is listed under its own name, if it is served.
        guard !FileStatus.isLink(path), let status = try? FileStatus(of: path) else { continue }
        switch status.kind {
        case .folder:
          if !SourceAnalysis.skippedFolders.contains(name) { waiting.append(path) }
        case .file:
          guard TraceFolder.isTraceName(name), seen.insert(status.identity).inserted else {
            continue
          }
          entries.append(
            Entry(path: path, size: status.size ?? 0, modified: status.modified))
        case .other: continue
        }
      }
    }
  }

  private static func words(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\((bytes + 999) / 1000) KB" : "\(bytes / 1_000_000) MB"
  }
}
