import ArgumentParser
import Foundation
import RIBsSource

/// The files of an app's folder that say how the app is built: manifests, projects and lock files. All paths are relative
/// to the working directory, which is the app's folder.
struct AppFolder {
  /// By path, those near the top first.
  private(set) var files: [String] = []
  /// The folders that cannot be read, by path.
  private(set) var unreadable: [String] = []
  /// Whether the folder has so much that the rest was not looked at.
  private(set) var isCut = false

  /// At most this many files and folders are looked at.
  private static let most = 100_000

  /// Folders of builds and of other people's code. Hidden folders are left out too, and folders of tests: a project in
  /// one is not the app's.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
  ]

  private static let names: Set<String> = [
    "Package.swift", "Package.resolved", "project.pbxproj", "Podfile", "Podfile.lock", "Cartfile",
    "Cartfile.resolved", "Project.swift", "project.yml", "project.yaml", "Workspace.swift",
    "Tuist.swift", "MODULE.bazel",
    "WORKSPACE", "WORKSPACE.bazel",
  ]

  init() {
    var seen: Set<FileStatus.Identity> = []
    var folders = [""]
    // Links wait until the folders are done, so that a file which has a path without links goes by that.
    var links: [String] = []
    var count = 0
    var visited = 0
    while true {
      if visited == folders.count {
        folders += links
        links = []
      }
      guard visited < folders.count else { break }
      let folder = folders[visited]
      visited += 1
      guard let status = try? FileStatus(of: folder.isEmpty ? "." : folder),
        status.kind == .folder, seen.insert(status.identity).inserted
      else { continue }
      guard let entries = Self.entries(of: folder) else {
        unreadable.append(folder.isEmpty ? "." : folder)
        continue
      }
      count += entries.count
      guard count <= Self.most else {
        isCut = true
        break
      }
      for name in entries {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if Self.names.contains(name) {
          files.append(path)
        } else if !name.hasPrefix("."), !name.hasSuffix("Tests"), !Self.skipped.contains(name) {
          FileStatus.isLink(path) ? links.append(path) : folders.append(path)
        }
      }
    }
    files.sort { ($0.depth, $0) < ($1.depth, $1) }
    unreadable.sort()
  }

  /// Makes an app's folder the working directory, so that all paths are those of a command that runs there.
  ///
  /// - Throws: An exit code, after a complaint, if it is no folder that can be used.
  static func enter(_ folder: String) throws {
    let failure: String
    do throws(FileFailure) {
      let status = try FileStatus(of: folder)
      if status.kind == .folder, FileManager.default.changeCurrentDirectoryPath(folder) { return }
      failure =
        status.kind == .folder ? "cannot be read. Check its permissions." : "this is not a folder."
    } catch {
      failure = error.reason
    }
    Terminal.complain("\(folder): \(failure) Give the folder with your app's source and project.")
    throw ExitCode.unusableInput
  }

  /// The names in a folder, sorted; nil if it cannot be read.
  static func entries(of folder: String) -> [String]? {
    let path = folder.isEmpty ? "." : folder
    // Without this permission, nothing is known of the entries but their names.
    guard access(path, X_OK) == 0 else { return nil }
    return try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  /// The files of a name.
  func files(named names: String...) -> [String] { files.filter { names.contains($0.lastPart) } }

  /// The files whose names end in one of some ways.
  func files(ending suffixes: String...) -> [String] {
    files.filter { file in suffixes.contains(where: file.hasSuffix) }
  }

  /// The packages of all lock files.
  var lockedPackages: [LockedPackage] {
    LockFile.allCases.flatMap { kind in
      files(named: kind.rawValue).flatMap { file in
        Self.text(file).map { kind.packages($0, at: file) } ?? []
      }
    }
  }

  /// The text of a file; nil if it cannot be read or is too long to be what its name says.
  static func text(_ path: String) -> String? {
    guard let status = try? FileStatus(of: path), let size = status.size, size <= longest,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static let longest = 32 << 20
}

extension String {
  /// What is behind the last slash.
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }

  /// What is before the last slash; empty if there is none.
  var folderPart: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// A path below this folder, which is empty for the working directory.
  func appending(path: String) -> String {
    [self, path].filter { !$0.isEmpty && $0 != "." }.joined(separator: "/")
  }

  fileprivate var depth: Int { count { $0 == "/" } }
}
