/// Finds the source files that a call site can mean. `#fileID` names the module and the file but not its folders, so
/// the file's name decides.
package struct FilesByName: Sendable {
  private let pathsByName: [Substring: [String]]
  private let modules: [String: Set<String>]

  /// - Parameters:
  ///   - paths: The files, each once, in the order in which they are returned.
  ///   - modules: The modules of files where they are known.
  package init(_ paths: some Sequence<String>, modules: [String: Set<String>] = [:]) {
    pathsByName = Dictionary(grouping: paths) { $0.split(separator: "/").last ?? "" }
    self.modules = modules
  }

  /// The files that a call site can mean. If several share the site's file name, the ones in its module, or else all.
  package func files(of site: SourcePlace) -> [String] {
    let named = pathsByName[site.fileName] ?? []
    if named.count <= 1 { return named }
    // Another recorder may write the whole path.
    if let exact = named.first(where: { $0 == site.file }) { return [exact] }
    guard let module = site.module else { return named }
    let inModule = named.filter { isFile($0, in: module) }
    return inModule.isEmpty ? named : inModule
  }

  private func isFile(_ path: String, in module: Substring) -> Bool {
    modules[path]?.contains(String(module)) == true
      || path.split(separator: "/").dropLast().contains { $0.asModuleName == module }
  }
}

extension Substring {
  /// The module name for a folder: `My-App` holds `My_App`.
  fileprivate var asModuleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
