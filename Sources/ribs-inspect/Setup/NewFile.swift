import ArgumentParser
import Foundation

/// Writes files that are not there yet, below the working directory. Nothing is replaced, and no link leads elsewhere.
enum NewFile {
  /// Why a file cannot be written.
  struct Obstacle: Error {
    /// What is wrong and what to do about it.
    let reason: String
  }

  /// Whether there is anything at a path, such as a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }

  /// Looks for what would keep a file from being written.
  static func check(_ path: String) throws(Obstacle) {
    let home = URL(fileURLWithPath: ".").resolvingSymlinksInPath().path
    var folder = "."
    for part in path.folderPart.split(separator: "/") {
      let next = folder == "." ? String(part) : "\(folder)/\(part)"
      guard exists(next) else { break }
      guard let status = try? FileStatus(of: next), status.kind == .folder else {
        throw Obstacle(reason: "\(next) is not a folder. Move it away.")
      }
      let real = URL(fileURLWithPath: next).resolvingSymlinksInPath().path
      guard real.hasPrefix(home == "/" ? "/" : "\(home)/") else {
        throw Obstacle(reason: "\(next) is a link that leads out of this folder. Remove it.")
      }
      folder = next
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      let name = folder == "." ? "the folder" : "the folder \(folder)"
      throw Obstacle(reason: "\(name) cannot be written. Check its permissions.")
    }
  }

  /// Writes a file, completely or not at all.
  static func write(_ text: String, to path: String) throws(Obstacle) {
    try check(path)
    let folder = path.folderPart
    do {
      if !folder.isEmpty {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      }
    } catch {
      throw Obstacle(
        reason: "its folder cannot be made. Check the permissions of the folder above.")
    }
    let temporary = folder.appending(
      path: ".\(path.lastPart).\(ProcessInfo.processInfo.processIdentifier)")
    guard let file = OpenFile(temporary, .new) else { throw systemObstacle() }
    let url = URL(fileURLWithPath: temporary)
    Interruption.shared.remove(url)
    defer { Interruption.shared.keep(url) { _ = unlink(temporary) } }
    do {
      defer { file.end() }
      try file.add(text)
    } catch {
      throw Obstacle(reason: "cannot be written: \(error).")
    }
    // Unlike a rename, a link replaces nothing.
    if link(temporary, path) == 0 { return }
    guard [EPERM, ENOTSUP, EOPNOTSUPP].contains(errno), !exists(path) else {
      throw systemObstacle()
    }
    // Some file systems have no links.
    guard rename(temporary, path) == 0 else { throw systemObstacle() }
  }

  private static func systemObstacle() -> Obstacle {
    Obstacle(reason: "cannot be written: \(String(cString: strerror(errno))).")
  }
}
