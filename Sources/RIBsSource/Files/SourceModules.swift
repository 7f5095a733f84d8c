/// The modules of an app: what each file's is called, and which an import can mean.
///
/// A manifest may say what a module is called. Else its folders do: `Feature/Onboarding/Feature/Sources` is imported as
/// `FeatureOnboarding`, which is made of the folders' names.
struct SourceModules {
  /// The files, with the names of their modules.
  private(set) var files: [SourceFile]
  /// The modules that an import can mean, by its name. There are several where folders alone decide and more than one
  /// fits.
  private(set) var imported: [String: [String]] = [:]

  init(_ files: [SourceFile]) {
    self.files = files
    let imports = Set(files.flatMap(\.imports))
    let folders = Dictionary(
      files.compactMap { file in file.moduleFolder.map { ($0, file.module) } },
      uniquingKeysWith: { first, _ in first })
    var counts: [String: Int] = [:]
    for name in folders.values { counts[name, default: 0] += 1 }
    // A name that is imported and that no other folder has is the module's.
    let open = folders.filter { counts[$0.value] != 1 || !imports.contains($0.value) }
      .sorted { $0.key < $1.key }
      .map { Folder(path: $0.key, name: $0.value) }
    let known = Set(files.map(\.module)).subtracting(open.map(\.name))
    var meant: [String: [Folder]] = [:]
    for name in imports.subtracting(known) {
      let fitting = open.filter { $0.fits(name, endsThere: false) }
      let best = fitting.filter { $0.fits(name, endsThere: true) }
      if !fitting.isEmpty { meant[name] = best.isEmpty ? fitting : best }
    }
    var names: [String: String] = [:]
    for (name, found) in meant.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) })
    where found.count == 1 { names[found[0].path] = name }
    for folder in open where names[folder.path] == nil && counts[folder.name] != 1 {
      names[folder.path] = folder.joined(unlike: open.filter { $0.name == folder.name })
    }
    for index in files.indices {
      guard let folder = files[index].moduleFolder, let name = names[folder] else { continue }
      self.files[index].module = name
    }
    for (name, found) in meant { imported[name] = found.map { names[$0.path] ?? $0.name } }
  }

  /// The folder of a module.
  private struct Folder: Equatable {
    let path: String
    let name: String

    /// The names of the innermost folders. There are few, because all orders of them are tried.
    private var parts: [Substring] {
      path.split(separator: "/").filter { $0 != "Sources" }.suffix(6)
    }

    /// Whether a name is made of the folders' names, in any order.
    ///
    /// - Parameter endsThere: Whether the name of the module's own folder has to be among them.
    func fits(_ name: String, endsThere: Bool) -> Bool {
      guard let last = parts.last else { return false }
      let above = parts.dropLast()
      if !endsThere, Self.isMade(name[...], of: Array(above)) { return true }
      var rest: Substring = name[...]
      // The own folder's name stands at the start, at the end or between others.
      while let start = rest.firstRange(of: last) {
        let others = name[..<start.lowerBound] + name[start.upperBound...]
        if others.isEmpty || Self.isMade(Substring(others), of: Array(above)) { return true }
        rest = rest[rest.index(after: start.lowerBound)...]
      }
      return false
    }

    private static func isMade(_ name: Substring, of parts: [Substring]) -> Bool {
      if name.isEmpty { return true }
      for (index, part) in parts.enumerated() where name.hasPrefix(part) {
        var rest = parts
        rest.remove(at: index)
        if isMade(name.dropFirst(part.count), of: rest) { return true }
      }
      return false
    }

    /// The shortest run of folders' names, ending with the own, that no other folder of the same name has.
    func joined(unlike others: [Folder]) -> String {
      for count in 2...max(2, parts.count) {
        let name = parts.suffix(count).joined()
        if others.allSatisfy({ $0 == self || $0.parts.suffix(count).joined() != name }) {
          return name
        }
      }
      return path
    }
  }
}
