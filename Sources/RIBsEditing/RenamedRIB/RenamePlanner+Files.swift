import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// Files, folders and Xcode projects, and what is left to people.
extension RenamePlanner {
  /// Gives files and the RIB's folder their new names.
  mutating func move(_ changed: Set<String>) throws(Refusal) {
    var paths: [String: String] = [:]
    for path in changed {
      guard let new = newName(of: path), let old = path.split(separator: "/").last else { continue }
      paths[path] = path.dropLast(old.count) + new
    }
    if app.projects.isEmpty { moveFolder(&paths) }
    var taken: Set<String> = []
    for (path, new) in paths.sorted(by: { $0.key < $1.key })
    where !taken.insert(new).inserted || new != path && app.files(new.folderOfPath).contains(new) {
      throw Refusal(
        "\(new) already exists. Move it away, or choose another name.",
        at: SourcePlace(file: path, line: 1))
    }
    for project in app.projects { rename(paths, in: project) }
    files = files.map { file in
      guard let new = paths.removeValue(forKey: file.path) else { return file }
      return Patch.File(path: new, movedFrom: file.path, before: file.before, after: file.after)
    }
    for (path, new) in paths {
      guard let text = app.text(path) else { continue }
      files.append(Patch.File(path: new, movedFrom: path, before: text, after: text))
    }
    for file in app.interfaces {
      guard let text = app.text(file), let type = types.keys.sorted().first(where: text.contains)
      else { continue }
      steps.append("Update \(file), which mentions \(type).")
    }
  }

  /// The new name of a file that is named after the RIB or one of its types. Nil for any other file.
  func newName(of path: String) -> String? {
    let stem = (path.split(separator: "/").last ?? "").dropLast(".swift".count)
    let parts = stem.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // `HomeComponent+Profile.swift` makes HomeComponent conform to ProfileDependency.
    let isHome = owned.homes.contains(path) || parts.count > 1 && extends(path)
    let new = parts.map { part -> String in
      if let type = types[part] { return type }
      return isHome && !owned.belongsToOther(part) ? change.changed(part) ?? part : part
    }
    return new == parts ? nil : new.joined(separator: "+") + ".swift"
  }

  /// Whether a file extends a type of the RIB, or makes another type conform to one.
  private func extends(_ path: String) -> Bool {
    read[path]?.declarations.contains { declaration in
      types[declaration.name.lastWord] != nil
        || declaration.inherited.contains { types[$0] != nil }
    } ?? false
  }

  /// Renames the folder with the RIB's name. It stays if it is a module's, if a manifest mentions it, or if it has other
  /// files than Swift.
  private mutating func moveFolder(_ paths: inout [String: String]) {
    guard let router = parts.router?.file else { return }
    let names = router.split(separator: "/").dropLast().map(String.init)
    guard let index = names.lastIndex(of: change.old.rib), index > 0,
      names[index] != parts.rib.module, !["Sources", "Tests"].contains(names[index - 1])
    else { return }
    let folder = names[...index].joined(separator: "/")
    let moved = (names[..<index] + [change.new.rib]).joined(separator: "/")
    let inside = app.files(folder)
    guard inside.allSatisfy({ $0.hasSuffix(".swift") }), app.files(moved).isEmpty,
      app.manifests.allSatisfy({ !(app.text($0)?.contains(folder) ?? false) })
    else {
      steps.append(
        "Rename the folder \(folder) by hand: it has other files than Swift, or a manifest mentions it."
      )
      return
    }
    for path in inside {
      paths[path] = moved + (paths[path] ?? path).dropFirst(folder.count)
    }
  }

  /// Renames files in an Xcode project.
  private mutating func rename(_ paths: [String: String], in path: String) {
    guard let text = app.text(path) else { return }
    guard var project = XcodeProjectFile(text, at: path) else {
      for old in paths.keys.sorted() where text.contains(old.lastPart) {
        steps.append("Rename \(old.lastPart) in \(path), which is no project that Xcode wrote.")
      }
      return
    }
    for (old, new) in paths.sorted(by: { $0.key < $1.key }) { project.rename(old, to: new) }
    if let patch = project.patch { files.append(patch) }
  }

  /// Lists the strings that mention the RIB: they can be names of types or files.
  mutating func noteStrings() {
    let moved = Dictionary(
      files.compactMap { file in file.oldPath.map { ($0, file.path) } },
      uniquingKeysWith: { first, _ in first })
    var places: [String] = []
    for (path, file) in read.sorted(by: { $0.key < $1.key }) {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard case .stringSegment(let text) = token.tokenKind,
          text.contains(change.old.rib) || text.contains(change.old.property)
        else { continue }
        places.append("\(moved[path] ?? path):\(file.lineNumber(of: token.start))")
      }
    }
    guard let first = places.first else { return }
    let more = places.count - 1
    steps.append(
      "Strings were not changed. Check \(first)\(more == 0 ? ", which mentions" : " and \(more) more, which mention") \(change.old.rib)."
    )
  }
}

extension String {
  fileprivate var folderOfPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }
}
