import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// The types that belong to a RIB, by their names without those around them.
struct RIBTypes {
  private let parts: RIBParts
  private let survey: AppSurvey
  private let names: RIBNames

  /// Where each is declared.
  private(set) var places: [String: Set<SourcePlace>] = [:]
  /// Those that the RIB is made of, such as its router and its listener, with their mocks and tests. What else has the
  /// RIB's name is not among these.
  private(set) var roles: Set<String> = []
  /// The files that declare them.
  private(set) var homes: Set<String> = []

  init(of parts: RIBParts, in survey: AppSurvey) {
    (self.parts, self.survey) = (parts, survey)
    names = RIBNames(parts.rib.name)
    let all: [RIBParts.Part?] =
      [
        parts.router, parts.routing, parts.interactable, parts.listener, parts.viewControllable,
        parts.buildable, parts.component, parts.dependency,
      ] + parts.interactors + parts.views + parts.builders
    let own = all.compactMap { $0 }.filter { isOwn($0.lastName) }
    homes = Set(own.map(\.file))
    for part in own { places[part.lastName, default: []].insert(part.place) }
    let known = Set(places.keys)
    roles = known
    for (name, place) in survey.types[parts.rib.module] ?? [:] where isOwn(name.lastWord) {
      let scope = parts.router.map { $0.scope.isEmpty ? "" : "\($0.scope)." } ?? ""
      let isRole = Self.roles.contains { name == scope + names.rib + $0 }
      if homes.contains(place.file) || isRole && !known.contains(name.lastWord) {
        places[name.lastWord, default: []].insert(place)
        if isRole { homes.insert(place.file) }
      }
    }
  }

  /// Adds mocks and tests, such as `ProfileListenerMock` and `ProfileRouterTests`.
  ///
  /// - Parameter files: The files that have the RIB's name.
  mutating func addTests(in files: [String: EditedFile]) {
    let known = places.keys.sorted()
    for (path, file) in files.sorted(by: { $0.key < $1.key }) {
      guard survey.files.contains(where: { $0.path == path && $0.isTest }) else { continue }
      for declaration in file.declarations where declaration.kind != .extension {
        let name = declaration.name.lastWord
        let isTest = name == names.rib + "Tests" && places.keys.contains { file.mentions($0) }
        guard places[name] == nil,
          isTest || known.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }),
          !belongsToOther(name), names.isPart(of: name)
        else { continue }
        roles.insert(name)
        homes.insert(path)
        places[name, default: []].insert(
          SourcePlace(file: path, line: file.lineNumber(of: declaration.syntax.start)))
      }
    }
  }

  /// Refuses if another type has one of the names.
  func refuseOthers() throws(Refusal) {
    for name in places.keys.sorted() {
      for (module, declared) in survey.types.sorted(by: { $0.key < $1.key }) {
        for (other, place) in declared.sorted(by: { $0.key < $1.key })
        where other.lastWord == name && !(places[name]?.contains(place) ?? false) {
          throw Refusal(
            "\(module) has another \(name), and the two cannot be told apart everywhere.", at: place
          )
        }
      }
    }
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
    if name == names.rib { return parts.router?.scope.lastWord == name }
    return name.hasPrefix(names.rib) && names.isPart(of: name) && !belongsToOther(name)
  }

  /// Whether a name has that of another RIB, which contains this one's.
  func belongsToOther(_ name: String) -> Bool {
    survey.ribs.contains { other in
      other.name != names.rib && other.name.contains(names.rib)
        && RIBNames(other.name).isPart(of: name)
    }
  }
}

extension RIBNames {
  /// Whether a name has the RIB's in it, as words.
  func isPart(of name: String) -> Bool { NameChange(old: self, new: self).changed(name) != nil }
}

extension EditedFile {
  fileprivate func mentions(_ name: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}
