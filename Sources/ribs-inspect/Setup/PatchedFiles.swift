import Foundation
import RIBsEditing

/// Writes a patch below the working directory: all of it, or nothing.
enum PatchedFiles {
  /// Why a file cannot be written.
  struct Obstacle: Error {
    let path: String
    /// What is wrong and what to do about it.
    let reason: String
  }

  /// - Throws: ``Obstacle`` if a file cannot be written. All files are as they were then.
  static func write(_ patch: Patch) throws(Obstacle) {
    for file in patch.files { try check(file) }
    let folders = missingFolders(patch)
    var written: [Patch.File] = []
    do throws(Obstacle) {
      for file in patch.files {
        try write(file)
        written.append(file)
      }
    } catch {
      for file in written.reversed() { takeBack(file) }
      // Those that were made are empty again.
      for folder in folders { rmdir(folder) }
      throw error
    }
  }

  /// The folders of new files that are not there, inner ones first.
  private static func missingFolders(_ patch: Patch) -> [String] {
    var missing: Set<String> = []
    for file in patch.files {
      var folder = file.path.folderPart
      while !folder.isEmpty, !NewFile.exists(folder) {
        missing.insert(folder)
        folder = folder.folderPart
      }
    }
    return missing.sorted { $0.count > $1.count }
  }

  private static func check(_ file: Patch.File) throws(Obstacle) {
    guard let before = file.before else {
      guard !NewFile.exists(file.path) else {
        throw Obstacle(path: file.path, reason: "the file is there already. Move it away.")
      }
      return try obstacle(at: file.path) { () throws(NewFile.Obstacle) in
        try NewFile.check(file.path)
      }
    }
    // Somebody may have changed it since it was read.
    guard FileManager.default.contents(atPath: file.path) == Data(before.utf8) else {
      throw Obstacle(
        path: file.path, reason: "the file has changed meanwhile. Run the command again.")
    }
    guard access(file.path, W_OK) == 0 else {
      throw Obstacle(path: file.path, reason: "the file cannot be written. Check its permissions.")
    }
  }

  private static func write(_ file: Patch.File) throws(Obstacle) {
    guard file.before != nil else {
      return try obstacle(at: file.path) { () throws(NewFile.Obstacle) in
        try NewFile.write(file.after, to: file.path)
      }
    }
    try replace(file.path, by: file.after)
  }

  /// Replaces a file's text at once. It keeps its permissions, and a link to it leads to it still.
  private static func replace(_ path: String, by text: String) throws(Obstacle) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      try Data(text.utf8).write(to: url, options: .atomic)
      if let permissions = attributes[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw Obstacle(
        path: path, reason: "the file cannot be written: \(error.localizedDescription)")
    }
  }

  private static func takeBack(_ file: Patch.File) {
    if let before = file.before {
      try? replace(file.path, by: before)
    } else {
      unlink(file.path)
    }
  }

  private static func obstacle(
    at path: String, _ body: () throws(NewFile.Obstacle) -> Void
  ) throws(Obstacle) {
    do throws(NewFile.Obstacle) {
      try body()
    } catch {
      throw Obstacle(path: path, reason: error.reason)
    }
  }
}
