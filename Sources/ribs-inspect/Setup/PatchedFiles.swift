import ArgumentParser
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

  /// Writes a patch, or says on standard error why it cannot be written.
  ///
  /// - Throws: `ExitCode.toolFailed` if a file cannot be written.
  static func writeOrComplain(_ patch: Patch) throws {
    do throws(Obstacle) {
      try write(patch)
    } catch {
      Terminal.complain("\(error.path): \(error.reason) Nothing was written.")
      throw ExitCode.toolFailed
    }
  }

  /// - Throws: ``Obstacle`` if a file cannot be written. All files are as they were then.
  static func write(_ patch: Patch) throws(Obstacle) {
    for file in patch.files { try check(file) }
    let folders = missingFolders(patch)
    var written: [Patch.File] = []
    do throws(Obstacle) {
      // Files are removed last: they would not come back with their permissions.
      for file in patch.files.filter({ $0.after != nil }) + patch.files.filter({ $0.after == nil })
      {
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
    if file.before == nil || file.oldPath != nil {
      guard !NewFile.exists(file.path) else {
        throw Obstacle(path: file.path, reason: "the file is there already. Move it away.")
      }
      try obstacle(at: file.path) { () throws(NewFile.Obstacle) in try NewFile.check(file.path) }
    }
    guard let before = file.before else { return }
    let path = file.oldPath ?? file.path
    if file.oldPath != nil || file.after == nil,
      (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    {
      let verb = file.after == nil ? "Remove" : "Rename"
      throw Obstacle(path: path, reason: "the file is a link. \(verb) what it leads to by hand.")
    }
    // Somebody may have changed it since it was read.
    guard FileManager.default.contents(atPath: path) == Data(before.utf8) else {
      throw Obstacle(path: path, reason: "the file has changed meanwhile. Run the command again.")
    }
    // To move or remove a file, its folder must be writable.
    let folder = path.folderPart.isEmpty ? "." : path.folderPart
    let isInPlace = file.oldPath == nil && file.after != nil
    let isWritable = access(isInPlace ? path : folder, W_OK) == 0
    guard isWritable else {
      throw Obstacle(path: path, reason: "the file cannot be written. Check its permissions.")
    }
  }

  private static func write(_ file: Patch.File) throws(Obstacle) {
    guard file.before != nil else {
      return try obstacle(at: file.path) { () throws(NewFile.Obstacle) in
        try NewFile.write(file.after ?? "", to: file.path)
      }
    }
    guard let after = file.after else { return try remove(file.path) }
    guard let oldPath = file.oldPath else { return try replace(file.path, by: after) }
    try move(oldPath, to: file.path)
    do throws(Obstacle) {
      if file.before != after { try replace(file.path, by: after) }
    } catch {
      try? move(file.path, to: oldPath)
      throw error
    }
  }

  /// Moves a file, and removes the folders that are empty then.
  private static func move(_ old: String, to new: String) throws(Obstacle) {
    do {
      try FileManager.default.createDirectory(
        atPath: new.folderPart.isEmpty ? "." : new.folderPart, withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: old, toPath: new)
    } catch {
      throw Obstacle(path: old, reason: "the file cannot be moved: \(error.localizedDescription)")
    }
    removeEmptyFolders(from: old.folderPart)
  }

  /// Removes a file, and the folders that are empty then.
  private static func remove(_ path: String) throws(Obstacle) {
    guard unlink(path) == 0 else {
      throw Obstacle(
        path: path, reason: "the file cannot be removed. Check its folder's permissions.")
    }
    removeEmptyFolders(from: path.folderPart)
  }

  private static func removeEmptyFolders(from folder: String) {
    var folder = folder
    // Only empty folders can be removed so.
    while !folder.isEmpty, rmdir(folder) == 0 { folder = folder.folderPart }
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
    if let before = file.before, file.after == nil {
      try? NewFile.write(before, to: file.path)
    } else if let before = file.before {
      if file.before != file.after { try? replace(file.path, by: before) }
      if let oldPath = file.oldPath { try? move(file.path, to: oldPath) }
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
