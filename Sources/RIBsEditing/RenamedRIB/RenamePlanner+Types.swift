import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// The types that belong to the RIB.
extension RenamePlanner {
  mutating func findTypes() throws(Refusal) {
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

  /// Refuses if another type has an old name, or if anything has a new one.
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
        throw Refusal("\(new) is already used here. Choose another name.", at: place)
      }
    }
  }

  /// The classes that have a member of a name.
  func owners(of name: String) -> Set<String> {
    var found: Set<String> = []
    for (file, text) in texts where text.contains(name) {
      let parsed = read[file] ?? EditedFile(path: file, text: text)
      for declaration in parsed.declarations where declaration.names.contains(name) {
        found.insert(declaration.name.lastWord)
      }
    }
    return found
  }

  /// The first place where the app's code, or one file of it, uses a name.
  func place(of name: String, in path: String? = nil) -> SourcePlace? {
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

  /// The suffixes of a RIB's types.
  private static let roles = [
    "Router", "Routing", "Interactor", "Interactable", "Listener", "Presenter", "Presentable",
    "PresentableListener", "ViewController", "ViewControllable", "View", "Builder", "Buildable",
    "Component", "Dependency",
  ]

  /// Whether a type's name begins with the RIB's, and with no other RIB's that is longer. A type with the RIB's
  /// own name is a model, unless the RIB's types are nested in it.
  private func isOwn(_ name: String) -> Bool {
    if name == change.old.rib { return parts.router?.scope.lastWord == name }
    return name.hasPrefix(change.old.rib) && change.changed(name) != nil && !belongsToOther(name)
  }

  func belongsToOther(_ name: String) -> Bool {
    survey.ribs.contains { other in
      other.name != change.old.rib && other.name.contains(change.old.rib)
        && NameChange(old: RIBNames(other.name), new: change.new).changed(name) != nil
    }
  }
}
