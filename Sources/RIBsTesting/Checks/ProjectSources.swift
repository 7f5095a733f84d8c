import Foundation
import RIBsReport

/// Finds the files of call sites. A trace has `Module/File.swift`, and an editor needs the path.
struct ProjectSources {
  /// The nearest first: of several files with one name, that of the test's own package is meant.
  private let folders: [SourceFiles]

  /// - Parameter file: The path of a file in the project; nil to look around the working directory.
  init(near file: String?) {
    let file = file ?? FileManager.default.currentDirectoryPath + "/Package.swift"
    folders = Self.paths(above: file).map { SourceFiles(root: $0, workingDirectory: "/") }
  }

  /// The path of the file of a call site; nil if no file or several files match.
  func path(ofSite at: String?) -> String? {
    folders.lazy.compactMap { $0.sourceFile(ofSite: at)?.path }.first
  }

  /// The nearest folder with a package or project, and the repository's.
  private static func paths(above file: String) -> [String] {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    var paths: [String] = []
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      }
      let isRepository = names.contains(".git")
      if isRepository || isProject && paths.isEmpty { paths.append(folder.path) }
      if isRepository { break }
      folder.deleteLastPathComponent()
    }
    return paths
  }
}
