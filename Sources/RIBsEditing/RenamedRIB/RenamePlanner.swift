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
  /// The new names of variables and functions that all files share.
  private var shared: [String: String] = [:]
  /// The new names of those that one file has.
  private var own: [String: [String: String]] = [:]
  private var left: Set<String> = []

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
    findNames()
    let texts = edited()
    try check(texts)
    files = texts.map { Patch.File(path: $0.key, before: app.text($0.key), after: $0.value) }
    move(Set(texts.keys))
    if !left.isEmpty {
      steps.append(
        "These names stay, because other code has them too: \(left.sorted().joined(separator: ", "))."
      )
    }
    noteStrings()
  }

  // MARK: What is renamed

  private mutating func readFiles() throws(Refusal) {
    for file in survey.files {
      guard let text = app.text(file.path),
        text.contains(change.old.rib) || text.contains(change.old.property)
      else { continue }
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
    for (module, declared) in survey.types {
      for (name, place) in declared {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        guard isOwn(last) else { continue }
        let isRole = Self.roles.contains { last == change.old.rib + $0 }
        if module == parts.rib.module, homes.contains(place.file) || isRole {
          places[last, default: []].insert(place)
        }
      }
    }
    for part in own { places[part.lastName, default: []].insert(part.place) }
    for name in places.keys { types[name] = change.changed(name) }
    try findTestTypes(&places)
    for (name, new) in types.sorted(by: { $0.key < $1.key }) {
      for (module, declared) in survey.types.sorted(by: { $0.key < $1.key }) {
        for (other, place) in declared.sorted(by: { $0.key < $1.key }) {
          let last = other.split(separator: ".").last.map(String.init) ?? other
          if last == new {
            throw Refusal("\(new) is declared here already. Choose another name.", at: place)
          }
          if last == name, !(places[name]?.contains(place) ?? false) {
            throw Refusal(
              "\(module) has another \(name), and the two cannot be told apart everywhere.",
              at: place)
          }
        }
      }
    }
  }

  /// Mocks and tests, such as `ProfileListenerMock` and `ProfileTests`.
  private mutating func findTestTypes(_ places: inout [String: Set<SourcePlace>]) throws(Refusal) {
    let known = types
    for (path, file) in read.sorted(by: { $0.key < $1.key }) {
      for declaration in file.declarations where declaration.kind != .extension {
        let name = declaration.name.split(separator: ".").last.map(String.init) ?? declaration.name
        let isTest = ["Tests", "Test", "Mock", "Spec"].contains { name == change.old.rib + $0 }
        guard known[name] == nil, isTest || known.keys.contains(where: name.contains),
          !belongsToOther(name), let new = change.changed(name)
        else { continue }
        types[name] = new
        places[name, default: []].insert(
          SourcePlace(file: path, line: file.lineNumber(of: declaration.syntax.start)))
      }
    }
  }

  /// What the types of a RIB are called behind its name.
  private static let roles = [
    "Router", "Routing", "Interactor", "Interactable", "Listener", "Presenter", "Presentable",
    "PresentableListener", "ViewController", "ViewControllable", "View", "Builder", "Buildable",
    "Component", "Dependency",
  ]

  /// Whether a type's name begins with the RIB's, and with no other RIB's that is longer.
  private func isOwn(_ name: String) -> Bool {
    name.hasPrefix(change.old.rib) && change.changed(name) != nil && !belongsToOther(name)
  }

  private func belongsToOther(_ name: String) -> Bool {
    survey.ribs.contains { other in
      other.name != change.old.rib && other.name.contains(change.old.rib)
        && NameChange(old: RIBNames(other.name), new: change.new).changed(name) != nil
    }
  }

  /// Finds the variables and functions whose declarations are all about the RIB.
  private mutating func findNames() {
    var declared: [NamedDeclaration] = []
    for (_, file) in read.sorted(by: { $0.key < $1.key }) {
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier = token.tokenKind, types[token.text] == nil,
          change.changed(token.text) != nil, !belongsToOther(token.text),
          let declaration = NamedDeclaration(token, in: file)
        else { continue }
        declared.append(declaration)
      }
    }
    let isOurs = ours(declared, assigned: assignedNames)
    let foreignMembers = foreignMembers
    for (name, indices) in Dictionary(grouping: declared.indices, by: { declared[$0].name }) {
      guard let new = change.changed(name), indices.contains(where: { isOurs[$0] }) else {
        continue
      }
      let isAlone = change.isAll(of: name)
      let files = Set(indices.map { declared[$0].file })
      if indices.allSatisfy({ isOurs[$0] }),
        !isAlone || !foreignMembers.contains(name) && indices.allSatisfy({ !declared[$0].isLabel })
      {
        if isTaken(new, in: Set(read.keys)) { left.insert(name) } else { shared[name] = new }
        continue
      }
      // A name that only its file can use is told apart from the same name elsewhere.
      for file in files {
        let here = indices.filter { declared[$0].file == file }
        guard here.contains(where: { isOurs[$0] }) else { continue }
        if here.allSatisfy({ isOurs[$0] && !declared[$0].isVisible }), !isTaken(new, in: [file]) {
          own[file, default: [:]][name] = new
        } else {
          left.insert(name)
        }
      }
    }
  }

  /// For each declaration, whether it is about the RIB: by its type, by what it is made of, or as a requirement that
  /// such a function fulfills.
  private func ours(
    _ declared: [NamedDeclaration], assigned: [String: [String: Set<String>]]
  ) -> [Bool] {
    var isOurs = declared.map { declaration in
      let isOfListener = parts.listener.map { declaration.scope == $0.name } ?? false
      return isOfListener || !declaration.mentions.isDisjoint(with: types.keys)
    }
    var isNew = true
    while isNew {
      isNew = false
      var known: [String: Set<String>] = [:]
      for index in declared.indices where isOurs[index] {
        known[declared[index].file, default: []].insert(declared[index].name)
      }
      let everywhere = known.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      for index in declared.indices where !isOurs[index] {
        let declaration = declared[index]
        let here = known[declaration.file] ?? []
        let isOne: Bool
        switch declaration.kind {
        case .function(let hasBody):
          isOne =
            !here.isDisjoint(with: declaration.mentions)
            || everywhere.contains(declaration.name)
              && (!hasBody || isFunction(declaration.name, declared, isOurs))
        case .variable:
          let given = assigned[declaration.file]?[declaration.name] ?? []
          isOne = !here.isDisjoint(with: declaration.mentions.union(given))
        case .binding: isOne = here.contains(declaration.name)
        case .other: isOne = false
        }
        if isOne {
          isOurs[index] = true
          isNew = true
        }
      }
    }
    return isOurs
  }

  /// The names in what each file assigns to properties of self, by the file and the property: a property can have the
  /// type of any router.
  private var assignedNames: [String: [String: Set<String>]] {
    read.mapValues { file in
      var found: [String: Set<String>] = [:]
      for token in file.tree.tokens(viewMode: .sourceAccurate) where token.text == "=" {
        guard let (target, value) = token.statement?.assignment, let name = target.ownProperty
        else { continue }
        found[name, default: []].formUnion(value.mentionedTypesAndNames)
      }
      return found
    }
  }

  /// Whether a function of a name is about the RIB, so that others of the name are, too: those of mocks, and those of
  /// the protocols that have it as a requirement.
  private func isFunction(_ name: String, _ declared: [NamedDeclaration], _ isOurs: [Bool]) -> Bool
  {
    declared.indices.contains { index in
      guard isOurs[index], declared[index].name == name, case .function = declared[index].kind
      else {
        return false
      }
      return true
    }
  }

  /// The names that stand as members of something else than self.
  private var foreignMembers: Set<String> {
    var found: Set<String> = []
    for file in read.values {
      for token in file.tree.tokens(viewMode: .sourceAccurate) where change.isAll(of: token.text) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isOwn
        else {
          continue
        }
        found.insert(token.text)
      }
    }
    return found
  }

  private func isTaken(_ name: String, in files: Set<String>) -> Bool {
    files.contains { path in
      read[path]?.tree.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
    }
  }

  // MARK: Texts

  /// The new text of each file that changes.
  private func edited() -> [String: String] {
    var texts: [String: String] = [:]
    for (path, file) in read {
      var file = file
      let own = own[path] ?? [:]
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        for (range, text) in comments(of: token) {
          if let new = renamedComment(text, isOwn: newName(of: path) != nil) {
            file.replace(range, by: new)
          }
        }
        guard case .identifier = token.tokenKind else { continue }
        if let type = types[token.text] {
          file.replace(token.range, by: type)
        } else if let name = shared[token.text] ?? own[token.text],
          token.isOwn || shared[token.text] != nil && !change.isAll(of: token.text)
        {
          file.replace(token.range, by: name)
        }
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
  private func renamedComment(_ text: String, isOwn: Bool) -> String? {
    var result = ""
    var word = ""
    var isChanged = false
    func finish() {
      let isRIB = isOwn && word == change.old.rib
      let new = types[word] ?? shared[word] ?? (isRIB ? change.new.rib : nil)
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
  private mutating func move(_ changed: Set<String>) {
    var paths: [String: String] = [:]
    for path in changed {
      guard let new = newName(of: path), let old = path.split(separator: "/").last else { continue }
      paths[path] = path.dropLast(old.count) + new
    }
    let projects = app.projects.filter { project in
      let text = app.text(project) ?? ""
      return paths.keys.contains { text.contains($0.split(separator: "/").last ?? "") }
    }
    if projects.isEmpty { moveFolder(&paths, changed) }
    for project in projects { rename(paths, in: project) }
    files = files.map { file in
      guard let new = paths.removeValue(forKey: file.path) else { return file }
      return Patch.File(path: new, movedFrom: file.path, before: file.before, after: file.after)
    }
    for (path, new) in paths {
      guard let text = app.text(path) else { continue }
      files.append(Patch.File(path: new, movedFrom: path, before: text, after: text))
    }
  }

  /// The new name of a file that is called as a type of the RIB, or as the RIB: `HomeComponent+Account.swift`. Nil for
  /// any other.
  private func newName(of path: String) -> String? {
    let stem = (path.split(separator: "/").last ?? "").dropLast(".swift".count)
    let parts = stem.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let new = parts.map { part -> String in
      if let type = types[part] { return type }
      let isOwn = part == change.old.rib || homes.contains(path) && !belongsToOther(part)
      return isOwn ? change.changed(part) ?? part : part
    }
    return new == parts ? nil : new.joined(separator: "+") + ".swift"
  }

  /// Renames the folder that has the RIB's name, unless it is a module's, or has something else than Swift.
  private mutating func moveFolder(_ paths: inout [String: String], _ changed: Set<String>) {
    guard let router = parts.router?.file else { return }
    let names = router.split(separator: "/").dropLast().map(String.init)
    guard let index = names.lastIndex(of: change.old.rib), index > 0,
      names[index] != parts.rib.module, !["Sources", "Tests"].contains(names[index - 1])
    else { return }
    let folder = names[...index].joined(separator: "/")
    let moved = (names[..<index] + [change.new.rib]).joined(separator: "/")
    let inside = app.files(folder)
    guard inside.allSatisfy({ $0.hasSuffix(".swift") }), app.files(moved).isEmpty else {
      steps.append("Rename the folder \(folder), which has other files than Swift.")
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
      guard let old = old.split(separator: "/").last, let new = new.split(separator: "/").last
      else {
        continue
      }
      // The name stands between a space, a slash, a quote or a comment's ends.
      for (left, right) in [(" ", " "), (" ", ";"), ("/", ";"), ("\"", "\""), ("/", "\"")] {
        text = text.replacing("\(left)\(old)\(right)", with: "\(left)\(new)\(right)")
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
        guard case .stringSegment(let text) = token.tokenKind, text.contains(change.old.rib) else {
          continue
        }
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

extension TokenSyntax {
  /// Whether it names something of its file: no member of something else than self, and no label of a call.
  fileprivate var isOwn: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self), argument.label == self { return false }
    return parent?.as(DeclReferenceExprSyntax.self).map(\.isOwn) ?? true
  }
}
