import Foundation

/// The files below some folders that say how an app is built: manifests, projects, schemes, and the configs of CIs.
///
/// Links are not followed, because they can lead in circles.
struct ProjectFiles {
  enum Kind {
    case manifest, xcodeProject, scheme, script
    case lock(LockFile)
  }

  private(set) var files: [(path: String, kind: Kind)] = []

  /// More files and folders are not looked at: a walk through a whole home folder would take minutes.
  private static let mostNames = 1_000_000

  /// - Parameter paths: Folders; files are left out.
  init(below paths: [String]) {
    var folders = Array(paths.reversed())
    var known: Set<String> = []
    var names = 0
    while let folder = folders.popLast(), names < Self.mostNames {
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      names += found.count
      for name in found.sorted() {
        let path = folder == "." ? name : "\(folder)/\(name)"
        var info = stat()
        guard lstat(path, &info) == 0 else { continue }
        switch info.st_mode & S_IFMT {
        case S_IFDIR where !Self.isSkipped(name): folders.append(path)
        case S_IFREG:
          guard let kind = Self.kind(of: path, name), known.insert(path).inserted else { continue }
          files.append((path, kind))
        default: break
        }
      }
    }
    files.sort { $0.path < $1.path }
  }

  /// SwiftPM keeps the schemes of a package in a hidden folder.
  private static func isSkipped(_ folder: String) -> Bool {
    SwiftFiles.skipped.contains(folder) && folder != ".swiftpm"
  }

  private static func kind(of path: String, _ name: String) -> Kind? {
    switch name {
    case "Package.swift", "Project.swift": return .manifest
    case "project.pbxproj": return .xcodeProject
    case ".gitlab-ci.yml", "Makefile", "Fastfile": return .script
    default: break
    }
    if let lock = LockFile(rawValue: name) { return .lock(lock) }
    if name.hasSuffix(".xcscheme") { return .scheme }
    let isWorkflow = name.hasSuffix(".yml") || name.hasSuffix(".yaml")
    return isWorkflow && path.contains(".github/workflows/") ? .script : nil
  }
}
