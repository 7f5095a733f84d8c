import Foundation
import RIBsAnalysis

/// The Swift files below some paths.
struct SwiftFiles {
  struct File: Sendable {
    /// Where the file is.
    let path: String
    /// Its path relative to the folder given.
    let name: String
    var module: String
    /// The folder of the module, if its name follows from folders alone.
    var moduleFolder: String?
    /// Whether a manifest or a folder below the one given names the module. Else it has the name of the folder given.
    var isNamed = true
    /// The isolation of its code that names no actor.
    var isolation = BuildIsolation()
  }

  private(set) var files: [File] = []
  private(set) var remarks: [Remark] = []
  private let options: SourceAnalysis.Options

  /// Folders of builds and of other people's code.
  static let skipped: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".swiftpm",
    "SourcePackages",
  ]

  // The usual names of what is no part of the app.
  private static let testFolders: Set<String> = ["Test", "TestSupport"]
  private static let testEndings = ["Tests", "Mock", "Mocks"]
  private static let testFileEndings = ["Spec", "Stub"]

  init(_ paths: [String], _ options: SourceAnalysis.Options) throws(SourceAnalysis.Failure) {
    self.options = options
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable(
          path: path,
          reason: "\(Self.obstacle(at: path)). Give the folder with the app's sources.")
      }
      let prefix = paths.count > 1 && isFolder.boolValue ? "\(path.trimmingSlashes)/" : ""
      if isFolder.boolValue {
        guard FileManager.default.isReadableFile(atPath: path),
          FileManager.default.isExecutableFile(atPath: path)
        else {
          throw .unreadable(path: path, reason: "the folder cannot be read. Check its permissions.")
        }
        collect(below: path, prefix: prefix)
      } else {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        files.append(
          File(
            path: path, name: paths.count > 1 ? path : name, module: "",
            isolation: settings(above: folder, isIncluded: true).isolation(ofFileIn: "")))
      }
    }
    keepEachOnce()
    files.sort { ($0.name, $0.path) < ($1.name, $1.path) }
    remarks.sort { $0.file < $1.file }
  }

  /// A file can stand below two of the paths, and links can lead to it. The file itself goes before its links.
  private mutating func keepEachOnce() {
    var known: Set<String> = []
    let files = files.map { file in
      let real = URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path
      return (file, real: real, isLink: file.path.lastPart != real.lastPart)
    }.sorted { one, other in
      if one.isLink != other.isLink { return other.isLink }
      return (one.0.name, one.0.module) < (other.0.name, other.0.module)
    }
    self.files = files.filter { known.insert($0.real).inserted }.map(\.0)
  }

  private mutating func collect(below root: String, prefix: String) {
    let manager = FileManager.default
    var folders: [(path: String, name: String)] = [(root, "")]
    var targets: [PackageManifest.SourceFolder] = []
    let first = files.count
    var settings = settings(above: root)
    // Links can lead in circles: each folder is read once.
    var seen: Set<String> = []
    while let folder = folders.popLast() {
      let real = URL(fileURLWithPath: folder.path).resolvingSymlinksInPath().path
      guard seen.insert(real).inserted else { continue }
      let entries: [String]
      do {
        entries = try manager.contentsOfDirectory(atPath: folder.path).sorted()
        // Without this permission, nothing is known of the entries but their names.
        guard manager.isExecutableFile(atPath: folder.path) else { throw POSIXError(.EACCES) }
      } catch {
        leave(
          out: prefix + folder.name, "the folder cannot be read and was left out",
          "Check its permissions.")
        continue
      }
      for entry in entries {
        let path = "\(folder.path)/\(entry)"
        let name = folder.name.isEmpty ? entry : "\(folder.name)/\(entry)"
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
          // It may have led to source, unless its name ends as that of another kind of file.
          let mayBeSource = !isLeftOut(file: entry) && !isLeftOut(folder: entry)
          if entry.hasSuffix(".swift") || !entry.contains("."), mayBeSource,
            !isExcluded(prefix + name)
          {
            leave(
              out: prefix + name, "\(Self.obstacle(at: path)), and it was left out",
              "Remove it, restore its target or exclude it.")
          }
          continue
        }
        if Self.isLink(path), !options.mayRead(path) {
          if isFolder.boolValue || entry.hasSuffix(".swift") {
            leave(
              out: prefix + name, "the link leads outside of what may be read, and was left out",
              "Allow its target to be read, or remove the link.")
          }
          continue
        }
        if isFolder.boolValue {
          if !isLeftOut(folder: entry), !isExcluded(prefix + name) { folders.append((path, name)) }
          continue
        }
        if BuildSettings.mayHold(entry) {
          let isProject = folder.name.hasSuffix(".xcodeproj")
          settings.read(path, for: isProject ? folder.name.parent : folder.name)
        }
        if Self.manifests.contains(entry) {
          targets += self.targets(path, below: folder.name, named: prefix + name)
        } else if entry.hasSuffix(".swift"), !isLeftOut(file: entry), !isExcluded(prefix + name) {
          let module = Self.module(of: name, below: root)
          files.append(
            File(
              path: path, name: prefix + name, module: module.name,
              moduleFolder: module.folder.map { prefix + $0 }, isNamed: module.isNamed))
        }
      }
    }
    nameModules(from: first, targets, prefix: prefix)
    for index in files.indices.dropFirst(first) {
      let name = String(files[index].name.dropFirst(prefix.count))
      files[index].isolation = settings.isolation(ofFileIn: name.parent)
    }
  }

  /// The settings in the nearest folder above that has some, within the repository: the path given may be that of one
  /// target.
  private func settings(above folder: String, isIncluded: Bool = false) -> BuildSettings {
    let manager = FileManager.default
    var settings = BuildSettings()
    var above = [URL(fileURLWithPath: folder).resolvingSymlinksInPath()]
    while let last = above.last, last.path != "/",
      !manager.fileExists(atPath: last.appendingPathComponent(".git").path)
    {
      above.append(last.deletingLastPathComponent())
    }
    guard above.last?.path != "/" else { return settings }
    for folder in above.dropFirst(isIncluded ? 0 : 1) where options.mayRead(folder.path) {
      let entries = (try? manager.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
      let projects = entries.filter { $0.hasSuffix(".xcodeproj") }.map { "\($0)/project.pbxproj" }
      let holding = projects + entries.filter(BuildSettings.mayHold)
      for name in holding { settings.read("\(folder.path)/\(name)", for: "") }
      if !holding.isEmpty { break }
    }
    return settings
  }

  private static let manifests: Set<String> = ["Package.swift", "Project.swift"]

  /// The targets of a manifest, with their folders below the folder given.
  private mutating func targets(
    _ path: String, below folder: String, named name: String
  ) -> [PackageManifest.SourceFolder] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    if let nesting = data.tooDeepNesting {
      leave(
        out: name, "the manifest has \(nesting) in each other and was left out",
        "Modules are named by their folders instead.")
    }
    return (PackageManifest(data)?.folders ?? []).map { target in
      let parts = [folder, target.folder].filter { !$0.isEmpty }
      return .init(name: target.name, folder: parts.joined(separator: "/"))
    }
  }

  /// Names the modules as the manifests do. Of targets in each other's folders, the innermost counts.
  private mutating func nameModules(
    from first: Int, _ targets: [PackageManifest.SourceFolder], prefix: String
  ) {
    let byFolder = Dictionary(
      targets.map { ($0.folder, $0.name) }, uniquingKeysWith: { first, _ in first })
    guard !byFolder.isEmpty else { return }
    for index in files.indices.dropFirst(first) {
      var folder = files[index].name.dropFirst(prefix.count)
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        guard let name = byFolder[String(folder)] else { continue }
        files[index].module = name
        files[index].moduleFolder = nil
        files[index].isNamed = true
        break
      }
    }
  }

  private mutating func leave(out file: String, _ reason: String, _ remedy: String) {
    remarks.append(Remark(file: file, line: nil, message: "\(reason). \(remedy)"))
  }

  /// Why nothing is found at a path, as the start of a sentence.
  private static func obstacle(at path: String) -> String {
    var info = stat()
    guard stat(path, &info) != 0 else { return "it cannot be read" }
    let code = errno
    switch code {
    case ELOOP: return "the links lead in a circle"
    case ENOENT, ENOTDIR:
      let isLink = lstat(path, &info) == 0
      return isLink ? "the link leads nowhere" : "there is no such file or folder"
    default: return "it cannot be read (\(String(cString: strerror(code))))"
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  private func isExcluded(_ name: String) -> Bool {
    options.excluded.contains { $0.matches(name) }
  }

  private func isLeftOut(folder: String) -> Bool {
    if Self.skipped.contains(folder) { return true }
    return !options.includesTests && Self.isTest(folder: folder)
  }

  private func isLeftOut(file: String) -> Bool {
    if Self.manifests.contains(file) { return true }
    return !options.includesTests && Self.isTest(file: file)
  }

  /// Whether a file is a test or a mock, by its name and those of its folders.
  static func isTest(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return parts.dropLast().contains(where: isTest(folder:))
      || parts.last.map(isTest(file:)) ?? false
  }

  private static func isTest(folder: String) -> Bool {
    testFolders.contains(folder) || testEndings.contains(where: folder.hasSuffix)
  }

  private static func isTest(file: String) -> Bool {
    let name = file.dropLast(".swift".count)
    return (testEndings + testFileEndings).contains(where: name.hasSuffix)
  }

  /// The module of a file by the folders of SwiftPM and Tuist, and its folder: `Sources/Home/…` in a package, and
  /// `Home/Sources/…` elsewhere. Without such folders, the folder given is the module.
  private static func module(
    of name: String, below root: String
  ) -> (name: String, folder: String?, isNamed: Bool) {
    let parts = name.split(separator: "/").dropLast()
    let top = URL(fileURLWithPath: root).resolvingSymlinksInPath().lastPathComponent
    guard let sources = parts.lastIndex(of: "Sources") else {
      // The folder given may be `Sources` itself, or one in it.
      if top == "Sources", let first = parts.first { return (String(first), nil, true) }
      return (top, nil, false)
    }
    let above = parts[..<sources].joined(separator: "/")
    let package = above.isEmpty ? "\(root)/Package.swift" : "\(root)/\(above)/Package.swift"
    if FileManager.default.fileExists(atPath: package) {
      if sources + 1 < parts.endIndex { return (String(parts[sources + 1]), nil, true) }
    }
    guard sources > parts.startIndex else { return (top, nil, false) }
    return (String(parts[sources - 1]), above, true)
  }
}

extension String {
  fileprivate var lastPart: Substring {
    self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]
  }

  /// The folder that a path is in; empty if it names none.
  fileprivate var parent: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  fileprivate var trimmingSlashes: String {
    var text = Substring(self)
    while text.count > 1, text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
