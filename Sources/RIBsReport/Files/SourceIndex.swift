import Foundation
import RIBsAnalysis

/// The Swift files below a folder, by name.
struct SourceIndex {
  private let files: FilesByName

  /// - Parameter root: The folder to walk. Hidden folders, build products and links are skipped.
  init(walking root: FilePath) {
    files = FilesByName(SourceWalk(root).paths)
  }

  /// The one file that a call site can mean, relative to the root; nil if no file or several files match.
  func path(of site: SourcePlace) -> String? {
    let files = files.files(of: site)
    return files.count == 1 ? files[0] : nil
  }
}

/// Walks folders without following links. Links may lead in circles, and a CI knows a file by the path at which
/// it is committed.
private struct SourceWalk {
  private(set) var paths: [String] = []

  /// More files and folders are not looked at. A walk through a whole home folder would take minutes.
  private static let mostNames = 1_000_000

  init(_ root: FilePath) {
    var folders = [""]
    var names = 0
    while let folder = folders.popLast(), names < Self.mostNames {
      let location = root.text + "/" + folder
      // A clone inside the root, such as a tool that a CI builds, is not part of the repository. A submodule is.
      if !folder.isEmpty, Self.kind(of: location + "/.git") == S_IFDIR { continue }
      let found = (try? FileManager.default.contentsOfDirectory(atPath: location)) ?? []
      names += found.count
      for name in found where !name.hasPrefix(".") {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        switch Self.kind(of: root.text + "/" + path) {
        case S_IFDIR where !Self.holdsProducts(name, in: folder): folders.append(path)
        case S_IFREG where name.hasSuffix(".swift"): paths.append(path)
        default: break
        }
      }
    }
    paths.sort()
  }

  private static func kind(of path: String) -> mode_t? {
    var info = stat()
    return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
  }

  /// Whether a folder holds copies of sources, which users do not edit.
  private static func holdsProducts(_ name: String, in folder: String) -> Bool {
    switch name {
    case "DerivedData", "node_modules": true
    case "Build", "build": ["Pods", "Carthage"].contains(folder.split(separator: "/").last)
    default: false
    }
  }
}
