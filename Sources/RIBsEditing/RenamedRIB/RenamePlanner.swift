import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// Renames what belongs to a RIB beyond doubt. Types are renamed all or not at all; a variable or a function only if
/// each declaration of its name is about the RIB, because a name that stays is no mistake.
struct RenamePlanner {
  private let parts: RIBParts
  private let change: NameChange
  private let survey: AppSurvey
  private let app: RenamedRIB.App
  /// The files that may have the name.
  private var read: [String: EditedFile] = [:]
  /// The files that declare the RIB's own types.
  private var homes: Set<String> = []
  /// The new names of types.
  private var types: [String: String] = [:]
  /// All Swift files of the app.
  private var texts: [String: String] = [:]

  private(set) var files: [Patch.File] = []
  private(set) var steps: [String] = []

  init(_ old: String, _ new: String, _ survey: AppSurvey, _ app: RenamedRIB.App) throws(Refusal) {
    guard RIBNames.isName(new) else {
      throw Refusal(
        "'\(new)' is no name of a RIB: it begins with a capital letter, such as Profile.")
    }
    let found = survey.parts.filter {
      [$0.rib.name, "\($0.rib.module).\($0.rib.name)", $0.router?.name].contains(old)
    }
    guard let parts = found.first else { throw Refusal("there is no RIB '\(old)'.") }
    guard found.count == 1 else {
      let places = found.map { "\($0.rib.module) (\($0.rib.place))" }.joined(separator: " and ")
      throw Refusal("several RIBs are called \(old): in \(places). Put the module before the name.")
    }
    (self.parts, self.survey, self.app) = (parts, survey, app)
    change = NameChange(old: RIBNames(parts.rib.name), new: RIBNames(new))
    guard parts.rib.name != new else { throw Refusal("the RIB is called \(new) already.") }
  }

  mutating func plan() throws(Refusal) {
    try readFiles()
    try findTypes()
    let names = RenamedNames(
      change, types: Set(types.keys), of: parts, in: survey, files: read,
      belongsToOther: belongsToOther, isTaken: { place(of: $0, in: $1) != nil },
      owners: owners)
    let changed = edited(names)
    try check(changed)
    files = changed.map { Patch.File(path: $0.key, before: app.text($0.key), after: $0.value) }
    try move(Set(changed.keys))
    if !names.left.isEmpty {
      steps.append(
        "These names stay, because it is not certain what they mean everywhere: \(names.left.sorted().joined(separator: ", "))."
      )
    }
    noteStrings()
  }

  // MARK: What is renamed

  private mutating func readFiles() throws(Refusal) {
    for file in survey.files {
      guard let text = app.text(file.path) else { continue }
      texts[file.path] = text
      guard text.contains(change.old.rib) || text.contains(change.old.property) else { continue }
      let parsed = EditedFile(path: file.path, text: text)
      if let line = parsed.firstError {
        throw Refusal(
          "this does not parse as Swift: `\(line.text)`. Mend it first.",
          at: SourcePlace(file: file.path, line: line.number))
      }
      read[file.path] = parsed
    }
  }

  private mutating func findTypes() throws(Refusal) {
    let all: [RIBParts.Part?] =
      [
        parts.router, parts.routing, parts.interactable, parts.listener, parts.viewControllable,
        parts.buildable, parts.component, parts.dependency,
      ] + parts.interactors + parts.views + parts.builders
    let own = all.compactMap { $0 }.filter { isOwn($0.lastName) }
    homes = Set(own.map(\.file))
    var places: [String: Set<SourcePlace>] = [:]
    for part in own { places[part.lastName, default: []].insert(part.place) }
    let known = Set(places.keys)
    for (name, place) in survey.types[parts.rib.module] ?? [:] where isOwn(name.lastWord) {
      let isRole = Self.roles.contains { name == change.old.rib + $0 }
      if homes.contains(place.file) || isRole && !known.contains(name) {
        places[name.lastWord, default: []].insert(place)
      }
    }
    for name in places.keys { types[name] = change.changed(name) }
    findTestTypes(&places)
    try refuseOthers(places)
  }

  /// Mocks and tests, such as `ProfileListenerMock` and `ProfileRouterTests`.
  private mutating func findTestTypes(_ places: inout [String: Set<SourcePlace>]) {
    let known = types.keys.sorted()
    for (path, file) in read.sorted(by: { $0.key < $1.key }) {
      guard survey.files.contains(where: { $0.path == path && $0.isTest }) else { continue }
      for declaration in file.declarations where declaration.kind != .extension {
        let name = declaration.name.lastWord
        let isTest = name == change.old.rib + "Tests" && types.keys.contains { mentions($0, file) }
        guard types[name] == nil,
          isTest || known.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }),
          !belongsToOther(name), let new = change.changed(name)
        else { continue }
        types[name] = new
        homes.insert(path)
        places[name, default: []].insert(
          SourcePlace(file: path, line: file.lineNumber(of: declaration.syntax.start)))
      }
    }
  }

  private func mentions(_ name: String, _ file: EditedFile) -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }

  /// Types of the old names that are others, and whatever has the new names already.
  private func refuseOthers(_ places: [String: Set<SourcePlace>]) throws(Refusal) {
    for (name, new) in types.sorted(by: { $0.key < $1.key }) {
      if AppSurvey.isOfRuntime(new) {
        throw Refusal("the runtime has a type \(new). Choose another name.", at: parts.rib.place)
      }
      for (module, declared) in survey.types.sorted(by: { $0.key < $1.key }) {
        for (other, place) in declared.sorted(by: { $0.key < $1.key })
        where other.lastWord == name && !(places[name]?.contains(place) ?? false) {
          throw Refusal(
            "\(module) has another \(name), and the two cannot be told apart everywhere.", at: place
          )
        }
      }
      if let place = place(of: new) {
        throw Refusal("\(new) stands here already. Choose another name.", at: place)
      }
    }
  }

  /// The classes that have a member of a name.
  private func owners(of name: String) -> Set<String> {
    var found: Set<String> = []
    for (file, text) in texts where text.contains(name) {
      let parsed = read[file] ?? EditedFile(path: file, text: text)
      for declaration in parsed.declarations where declaration.names.contains(name) {
        found.insert(declaration.name.lastWord)
      }
    }
    return found
  }

  /// Where a name stands in the code of the app, or of one of its files.
  private func place(of name: String, in path: String? = nil) -> SourcePlace? {
    for (file, text) in texts.sorted(by: { $0.key < $1.key })
    where (path == nil || path == file) && text.contains(name) {
      let parsed = read[file] ?? EditedFile(path: file, text: text)
      let token = parsed.tree.tokens(viewMode: .sourceAccurate).first { token in
        guard case .identifier = token.tokenKind, token.word == name else { return false }
        return token.ancestor(ImportDeclSyntax.self) == nil
      }
      if let token {
        return SourcePlace(file: file, line: parsed.lineNumber(of: token.start))
      }
    }
    return nil
  }

  /// What the types of a RIB are called behind its name.
  private static let roles = [
    "Router", "Routing", "Interactor", "Interactable", "Listener", "Presenter", "Presentable",
    "PresentableListener", "ViewController", "ViewControllable", "View", "Builder", "Buildable",
    "Component", "Dependency",
  ]

  /// Whether a type's name begins with the RIB's, and with no other RIB's that is longer. A type that is called as the
  /// RIB is its model, unless the RIB's types stand in it.
  private func isOwn(_ name: String) -> Bool {
    if name == change.old.rib { return parts.router?.scope.lastWord == name }
    return name.hasPrefix(change.old.rib) && change.changed(name) != nil && !belongsToOther(name)
  }

  private func belongsToOther(_ name: String) -> Bool {
    survey.ribs.contains { other in
      other.name != change.old.rib && other.name.contains(change.old.rib)
        && NameChange(old: RIBNames(other.name), new: change.new).changed(name) != nil
    }
  }

  // MARK: Texts

  /// The new text of each file that changes.
  private func edited(_ names: RenamedNames) -> [String: String] {
    var texts: [String: String] = [:]
    for (path, file) in read {
      var file = file
      let isOwn = newName(of: path) != nil
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        for (range, text) in comments(of: token) {
          if let new = renamedComment(text, names, isOwn: isOwn) {
            file.replace(range, by: new)
          }
        }
        guard case .identifier = token.tokenKind, token.ancestor(ImportDeclSyntax.self) == nil,
          let new = types[token.word] ?? names.new(token, in: path)
        else { continue }
        file.replace(token.range, by: new)
      }
      if file.isChanged, file.text != app.text(path) { texts[path] = file.text }
    }
    return texts
  }

  /// The comments before and after a token.
  private func comments(of token: TokenSyntax) -> [(Range<Int>, String)] {
    var found: [(Range<Int>, String)] = []
    for (trivia, start) in [
      (token.leadingTrivia, token.position.utf8Offset), (token.trailingTrivia, token.end),
    ] {
      var offset = start
      for piece in trivia {
        let end = offset + piece.sourceLength.utf8Length
        switch piece {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
          .docBlockComment(let text):
          found.append((offset..<end, text))
        default: break
        }
        offset = end
      }
    }
    return found
  }

  /// A comment with the new names of types, and of the files that are called as they are. In the RIB's own files, its
  /// name alone means the RIB.
  private func renamedComment(_ text: String, _ names: RenamedNames, isOwn: Bool) -> String? {
    var result = ""
    var word = ""
    var isChanged = false
    func finish() {
      let isRIB = isOwn && word == change.old.rib
      let new = types[word] ?? names.shared[word] ?? (isRIB ? change.new.rib : nil)
      isChanged = isChanged || new != nil
      result += new ?? word
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        finish()
        result.append(character)
      }
    }
    finish()
    return isChanged ? result : nil
  }

  /// The app's tree must be the same but for the name.
  private func check(_ texts: [String: String]) throws(Refusal) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      if let line = EditedFile(path: path, text: text).firstError {
        throw Refusal(
          "the change would not parse as Swift: `\(line.text)`. Please report this with the file.",
          at: SourcePlace(file: path, line: line.number))
      }
    }
    guard let before = app.tree([:]), let after = app.tree(texts) else { return }
    let expected = before.shape { $0 == change.old.rib ? change.new.rib : $0 }
    guard Set(after.shape()) == Set(expected) else {
      throw Refusal(
        "the tree of RIBs would be another with the new name. Please report this with the RIB's files.",
        at: parts.rib.place)
    }
  }

  // MARK: Files

  /// Gives files and the RIB's folder their new names.
  private mutating func move(_ changed: Set<String>) throws(Refusal) {
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
        "\(new) is there already. Move it away, or choose another name.",
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
      steps.append("Change \(file), which names \(type).")
    }
  }

  /// The new name of a file that is called as a type of the RIB, or as the RIB. Nil for any other.
  private func newName(of path: String) -> String? {
    let stem = (path.split(separator: "/").last ?? "").dropLast(".swift".count)
    let parts = stem.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // `HomeComponent+Profile.swift` has the home's component as the dependency of the profile.
    let isHome = homes.contains(path) || parts.count > 1 && extends(path)
    let new = parts.map { part -> String in
      if let type = types[part] { return type }
      return isHome && !belongsToOther(part) ? change.changed(part) ?? part : part
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

  /// Renames the folder that has the RIB's name, unless it is a module's, or something else names it or stands in it.
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
        "Rename the folder \(folder), which has other files than Swift, or is named elsewhere.")
      return
    }
    for path in inside {
      paths[path] = moved + (paths[path] ?? path).dropFirst(folder.count)
    }
  }

  /// Renames files in an Xcode project.
  private mutating func rename(_ paths: [String: String], in project: String) {
    guard let before = app.text(project) else { return }
    var text = before
    for (old, new) in paths.sorted(by: { $0.key < $1.key }) {
      guard let old = old.split(separator: "/").last.map(String.init),
        let new = new.split(separator: "/").last.map(String.init)
      else { continue }
      let others = survey.files.count { $0.path == old || $0.path.hasSuffix("/\(old)") }
      if others > 1 {
        steps.append("Rename \(old) in \(project): several files are called so.")
      } else {
        text = text.replacingWord(old, with: new)
      }
    }
    files.append(Patch.File(path: project, before: before, after: text))
  }

  /// Strings can name a type or a file.
  private mutating func noteStrings() {
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
      "Strings are as they were. Look at \(first)\(more == 0 ? "" : " and \(more) more") that \(more == 0 ? "names" : "name") \(change.old.rib)."
    )
  }
}

extension String {
  fileprivate var folderOfPath: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? ""
  }

  /// Replaces a file's name where it is not a part of another.
  fileprivate func replacingWord(_ word: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      let isPart = [before, after].contains { $0.isLetter || $0.isNumber || "_+-.".contains($0) }
      result += rest[..<range.lowerBound] + (isPart ? word : new)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
