import ArgumentParser
import Foundation
import RIBsReport

/// The folder that holds the files of call sites.
struct SourceRootOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with the app's sources, usually the repository. Call sites are shown relative to it. The working directory by default.",
      valueName: "folder"), completion: .directory)
  var sourceRoot: String?

  func validate() throws {
    if let sourceRoot, !Self.isFolder(sourceRoot) {
      throw ValidationError("--source-root '\(sourceRoot)' is not a folder.".printable)
    }
  }

  var sources: SourceFiles {
    SourceFiles(
      root: sourceRoot ?? ".", workingDirectory: FileManager.default.currentDirectoryPath)
  }

  /// Whether the source root was named, or the working directory is in a Git repository.
  var isRepository: Bool {
    if sourceRoot != nil { return true }
    var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while folder.pathComponents.count > 1 {
      let git = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: git) { return true }
      folder.deleteLastPathComponent()
    }
    return false
  }

  /// Finds files below the source root. If none is given, and the app's source is not below the working directory, it is
  /// below the source itself.
  func sources(holding paths: [String]) -> SourceFiles {
    let usual = sources
    guard sourceRoot == nil, let path = paths.first, !usual.holds(path) else { return usual }
    let folder =
      Self.isFolder(path) ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
    return SourceFiles(
      root: folder, workingDirectory: FileManager.default.currentDirectoryPath)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
