import Foundation

/// The Swift files below a folder, by name.
struct SourceIndex {
  private let pathsByName: [Substring: [String]]

  /// - Parameter root: The folder to walk. Hidden folders, build products and links are skipped.
  init(walking root: FilePath) {
    let paths = SourceWalk(root).paths
    pathsByName = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
  }

  /// The one file that a call site can mean, relative to the root; nil if no file or several files match.
  ///
  /// `#fileID` names the module but not its folders, so the file's name decides. If several files share that
  /// name, the one in a folder named like the module wins.
  func path(of site: CallSite) -> String? {
    let named = pathsByName[site.fileName] ?? []
    if named.count <= 1 { return named.first }
    // Another recorder may write the whole path.
    if let exact = named.first(where: { $0 == site.file }) { return exact }
    guard let module = site.module else { return nil }
    let inModule = named.filter { path in
      path.split(separator: "/").dropLast().contains { $0.asModuleName == module }
    }
    return inModule.count == 1 ? inModule[0] : nil
  }
}

extension Substring {
  /// The module name for a folder: `My-App` holds `My_App`.
  fileprivate var asModuleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// Walks folders without following links. Links may lead in circles, and a CI knows a file by the path at which
/// it is committed.
private struct SourceWalk {
  private(set) var paths: [String] = []

  init(_ root: FilePath) {
    var folders = [""]
    while let folder = folders.popLast() {
      let location = root.text + "/" + folder
      // A clone inside the root, such as a tool that a CI builds, is not part of the repository. A submodule is.
      if !folder.isEmpty, Self.kind(of: location + "/.git") == S_IFDIR { continue }
      let names = try? FileManager.default.contentsOfDirectory(atPath: location)
      for name in names ?? [] where !name.hasPrefix(".") {
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
