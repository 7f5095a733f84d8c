import Foundation

/// The Swift files below a folder, by name.
struct SourceIndex {
  private let pathsByName: [Substring: [String]]

  /// - Parameter root: Its hidden folders, build products and links are left out.
  init(walking root: FilePath) {
    let paths = SourceWalk(root).paths
    pathsByName = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
  }

  /// The one file a call site can mean, relative to the root; nil where there is none, or more than one.
  ///
  /// `#fileID` names the module and not its folders, so the file's name decides; of several files of that
  /// name, a folder that is called like the module.
  func path(of site: CallSite) -> String? {
    let named = pathsByName[site.fileName] ?? []
    if named.count <= 1 { return named.first }
    // A recorder that is not ours may write the whole path.
    if let exact = named.first(where: { $0 == site.file }) { return exact }
    guard let module = site.module else { return nil }
    let inModule = named.filter { path in
      path.split(separator: "/").dropLast().contains { $0.asModuleName == module }
    }
    return inModule.count == 1 ? inModule[0] : nil
  }
}

extension Substring {
  /// The folder `My-App` holds the module `My_App`.
  fileprivate var asModuleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// A walk through folders, without following links: they may lead in circles, and a CI knows a file by
/// the path it is committed at.
private struct SourceWalk {
  private(set) var paths: [String] = []

  init(_ root: FilePath) {
    var folders = [""]
    while let folder = folders.popLast() {
      let place = root.text + "/" + folder
      // A clone inside, as of a tool that a CI builds, is no part of the repository; a submodule is.
      if !folder.isEmpty, Self.kind(of: place + "/.git") == S_IFDIR { continue }
      let names = try? FileManager.default.contentsOfDirectory(atPath: place)
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

  /// Copies of sources that nobody edits.
  private static func holdsProducts(_ name: String, in folder: String) -> Bool {
    switch name {
    case "DerivedData", "node_modules": true
    case "Build", "build": ["Pods", "Carthage"].contains(folder.split(separator: "/").last)
    default: false
    }
  }
}
