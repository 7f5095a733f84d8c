import RIBsAnalysis
import RIBsSource
import SwiftSyntax

/// A new RIB, wired into its parent.
package struct NewRIB {
  /// All files that it adds and changes.
  package let patch: Patch
  /// What is left to people.
  package let steps: [String]

  /// - Parameters:
  ///   - request: What the RIB is to be.
  ///   - survey: The app.
  ///   - read: Reads a file of the app; nil if it cannot be read as UTF-8.
  /// - Throws: ``Refusal`` if the parent is not written in a way that is understood.
  package init(
    _ request: RIBRequest, in survey: AppSurvey, read: @escaping (String) -> String?
  ) throws(Refusal) {
    var planner = try RIBPlanner(request, survey, read)
    try planner.plan()
    patch = try planner.files.patch()
    steps = planner.steps
  }
}

/// Works out what a new RIB adds and changes.
private struct RIBPlanner {
  let request: RIBRequest
  let survey: AppSurvey
  let read: (String) -> String?
  let parent: RIBParts
  let router: RIBParts.Part
  let names: RIBNames
  var files: EditedFiles
  var steps: [String] = []

  init(
    _ request: RIBRequest, _ survey: AppSurvey, _ read: @escaping (String) -> String?
  ) throws(Refusal) {
    guard RIBNames.isName(request.name) else {
      throw Refusal(
        "'\(request.name)' is no name for a RIB. Give a word that begins with a capital, such as Profile."
      )
    }
    self.request = request
    self.survey = survey
    self.read = read
    names = RIBNames(request.name)
    parent = try Self.parent(request, survey)
    guard let router = parent.router else {
      throw Refusal("\(parent.rib.name) has no router class of its own.", at: parent.rib.place)
    }
    self.router = router
    files = EditedFiles(read: read)
  }

  private static func parent(
    _ request: RIBRequest, _ survey: AppSurvey
  ) throws(Refusal) -> RIBParts {
    let found = survey.parts.filter { parts in
      request.parent == parts.rib.name || request.parent == "\(parts.rib.module).\(parts.rib.name)"
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let all = found.map { "\($0.rib.module).\($0.rib.name) (\($0.rib.place))" }
      throw Refusal(
        "\(found.count) RIBs are called \(request.parent): \(all.joined(separator: ", ")). Give the one that is meant with its module."
      )
    }
    let names = Set(survey.parts.map(\.rib.name)).sorted()
    let list = names.prefix(mostNames).joined(separator: ", ")
    let rest = names.count > mostNames ? " and \(names.count - mostNames) more" : ""
    throw Refusal(
      "No RIB is called \(request.parent). "
        + (names.isEmpty ? "No RIB with a router was found." : "There are \(list)\(rest)."))
  }

  /// So many names are listed.
  private static let mostNames = 20

  mutating func plan() throws(Refusal) {
    try checkThatItIsNew()
    try checkThatProtocolsAreOwn()
    let declaration = try files.declaration(of: router)
    let style = CodeStyle(
      parent, router: declaration, in: try files[router.file], runtime: try runtime(),
      access: try access(declaration))
    let routerParts = try files[router.file].declarations.filter { $0.name == router.name }
    let view = parent.viewMember ?? "viewController"
    let routes = ExistingRoutes(routerParts, view: view)
    let kind = try viewKind()
    let screen = try screen(routes, kind)
    let requirements = try requirements()
    let members = ParentMembers(names, router: declaration, routing: requirements, view: view)
    let taken = Set(requirements + routerParts.flatMap(\.names))
    for name in [members.route, members.detach, members.builder, members.slot]
    where taken.contains(name) {
      throw Refusal(
        "\(router.name) has \(name) already. Give the new RIB another name.", at: parent.rib.place)
    }
    let before = declaration.initializers.first.map {
      Array($0.signature.parameterClause.parameters)
    }

    var wiring = ParentWiring(
      parent: parent, names: names, style: style, isViewless: request.isViewless, screen: screen,
      files: files, members: members)
    try wiring.wire()
    files = wiring.files
    steps += wiring.steps
    if borrowsView, let protocolPart = parent.viewControllable {
      var file = try files[protocolPart.file]
      let declared = try files.declaration(of: protocolPart)
      file.addInherited(names.viewControllable, to: declared)
      files.put(file)
    }

    let template = RIBTemplate(
      names: names, style: style, isViewless: request.isViewless, borrowsView: borrowsView,
      view: kind ?? .uikit)
    let folder = Folders(survey.parts).folder(of: names.rib, below: parent)
    for file in template.files { files.add(file.text, at: folder.appending(file.name)) }
    if let component = parent.component { addConformance(of: component, style) }

    let labels = wiring.labelsBeforeBuilder
    let parameters = before ?? Self.parameters(wiring.givenParameters)
    let tests = try addTests(style, members, parameters, labels, screen)
    try mendOthers(style, members, screen, labels, tests)
    steps.append(
      "Call router?.\(members.route)() where the user opens \(names.rib), such as in \(parent.interactors.first?.lastName ?? "the interactor") (\(parent.interactors.first?.file ?? ""))."
    )
  }

  /// What stands before the names of types where they are used outside of the types around them.
  private var scope: String { router.scope.isEmpty ? "" : "\(router.scope)." }

  private func checkThatItIsNew() throws(Refusal) {
    let declared = survey.typeNames[parent.rib.module] ?? []
    let taken = names.types(isViewless: request.isViewless).first { declared.contains(scope + $0) }
    guard let taken else { return }
    let rib = survey.parts.first {
      $0.rib.name == names.rib && $0.rib.module == parent.rib.module
    }
    throw Refusal(
      "\(scope)\(taken) exists already. Give the new RIB another name.", at: rib?.rib.place)
  }

  /// What is added to a protocol of several RIBs would have to be added to all of them.
  private func checkThatProtocolsAreOwn() throws(Refusal) {
    for own in [parent.interactable, parent.routing] { try check(own) }
  }

  private func check(_ own: RIBParts.Part?) throws(Refusal) {
    guard let own else { return }
    let others = survey.parts.filter { other in
      other.router != parent.router
        && [other.interactable, other.routing, other.viewControllable].contains(own)
    }
    guard let other = others.first else { return }
    throw Refusal(
      "\(own.name) belongs to \(other.rib.name) too. Give \(parent.rib.name) a protocol of its own.",
      at: SourcePlace(file: own.file, line: 1))
  }

  // MARK: Facts

  private var borrowsView: Bool { request.isViewless && parent.viewMember != nil }

  /// The runtime that the parent imports.
  private func runtime() throws(Refusal) -> String {
    let own = survey.files.first { $0.path == router.file }?.imports ?? []
    let module = survey.files.filter { $0.module == parent.rib.module }
    let known = KnownRuntime.all.map(\.module)
    let found =
      known.first(where: own.contains)
      ?? known.first { runtime in module.contains { $0.imports.contains(runtime) } }
    guard let found else {
      throw Refusal(
        "\(parent.rib.name) runs on a runtime of your own, whose builders and components are not known here.",
        at: parent.rib.place)
    }
    guard found != KnownRuntime.napkin.module else {
      throw Refusal(
        "\(parent.rib.name) runs on napkin, whose RIBs are actors. RIBs for it cannot be written yet.",
        at: parent.rib.place)
    }
    return found
  }

  private mutating func access(_ router: Declaration) throws(Refusal) -> [CodeStyle.Role: String] {
    let parts: [(CodeStyle.Role, RIBParts.Part?)] = [
      (.dependency, parent.dependency), (.component, parent.component),
      (.buildable, parent.buildable), (.builder, parent.builders.first),
      (.routing, parent.routing), (.listener, parent.listener),
      (.interactor, parent.interactors.first), (.interactable, parent.interactable),
      (.viewControllable, parent.viewControllable), (.router, parent.router),
      (.view, parent.views.first),
    ]
    var access: [CodeStyle.Role: String] = [:]
    for (role, part) in parts {
      guard let part, let found = try? files.declaration(of: part).access else { continue }
      access[role] = found == "open" ? "public" : found
    }
    // What others see must not name what they do not see.
    if access[.interactable] != nil { access[.listener] = access[.interactable] }
    let initializer = router.initializers.first { initializer in
      initializer.modifiers.contains { ["public", "package"].contains($0.name.text) }
    }
    if access[.router] != nil, initializer != nil { access[.buildable] = access[.router] }
    if let seen = access[.buildable] {
      for role in [CodeStyle.Role.listener, .routing] { access[role] = seen }
      if borrowsView { access[.viewControllable] = seen }
    }
    if let seen = access[.builder] { access[.dependency] = seen }
    return access
  }

  private mutating func requirements() throws(Refusal) -> [String] {
    guard let routing = parent.routing else { return [] }
    return try files.declaration(of: routing).functions.map(\.name.text)
  }

  // MARK: View

  /// What the new RIB's view is made of; nil for a RIB without one.
  private func viewKind() throws(Refusal) -> RIBParts.ViewKind? {
    if request.isViewless { return nil }
    if parent.viewMember == nil {
      throw Refusal(
        "\(parent.rib.name) has no view to show \(names.rib) on. Give --viewless, or a parent with a view.",
        at: parent.rib.place)
    }
    if let view = request.view { return view }
    guard let kind = parent.viewKind else {
      throw Refusal(
        "the views of \(parent.rib.name) are of no kind that is known. Give --ui uikit, swiftui or headless.",
        at: parent.rib.place)
    }
    return kind == .swiftui ? .swiftui : kind
  }

  private func screen(
    _ routes: ExistingRoutes, _ kind: RIBParts.ViewKind?
  ) throws(Refusal) -> ShownScreen? {
    guard !request.isViewless, let protocolPart = parent.viewControllable else { return nil }
    if request.showing == nil || request.showing == routes.showing,
      let found = try routes.screen(isSafe: looksAtItsArgument)
    {
      return found
    }
    guard let own = parent.viewKind ?? kind, !parent.views.isEmpty else {
      throw Refusal(
        "no class in the source is a \(protocolPart.name), on which \(names.rib) would be shown.",
        at: SourcePlace(file: protocolPart.file, line: 1))
    }
    try check(protocolPart)
    return ShownScreen(request.showing ?? routes.showing, on: protocolPart, parent.views, own)
  }

  /// Whether all functions of a name with one parameter use it.
  private func looksAtItsArgument(_ name: String) -> Bool {
    var found = false
    for file in survey.files where !file.isTest {
      guard let text = read(file.path), text.contains("func \(name)(") else { continue }
      for function in EditedFile(path: file.path, text: text).declarations.flatMap(\.functions)
      where function.name.text == name {
        let parameters = function.signature.parameterClause.parameters
        guard parameters.count == 1, let parameter = parameters.first, let body = function.body
        else { continue }
        let argument = (parameter.secondName ?? parameter.firstName).text
        let uses = body.tokens(viewMode: .sourceAccurate).contains { $0.text == argument }
        guard uses else { return false }
        found = true
      }
    }
    return found
  }

  private static func parameters(_ texts: [String]) -> [FunctionParameterSyntax] {
    let file = EditedFile(path: "", text: "struct S { init(\(texts.joined(separator: ", "))) {} }")
    return file.declarations.first?.initializers.first.map {
      Array($0.signature.parameterClause.parameters)
    } ?? []
  }

  // MARK: Files

  /// `extension HomeComponent: ProfileDependency {}`, in a file beside the component or others like it.
  private mutating func addConformance(of component: RIBParts.Part, _ style: CodeStyle) {
    let prefix = "\(component.lastName)+"
    let others = survey.files.first { $0.path.lastPart.hasPrefix(prefix) }
    let folder = (others?.path ?? component.file).folderPart
    let name = "\(prefix)\(names.rib).swift"
    let text = style.topLevelFile(
      name, ["extension \(component.name): \(scope)\(names.dependency) {}"])
    files.add(text, at: folder.appending(name))
  }

  /// Adds the tests, and returns their folder; nil if there are none.
  private mutating func addTests(
    _ style: CodeStyle, _ members: ParentMembers, _ initializer: [FunctionParameterSyntax],
    _ labels: [String], _ screen: ShownScreen?
  ) throws(Refusal) -> String? {
    guard let target = request.tests else {
      steps.append("No tests were written: no test target of \(parent.rib.module) was found.")
      return nil
    }
    let file = RIBTestFile(
      names: names, parent: parent, style: style, members: members, tests: target,
      isViewless: request.isViewless,
      writer: MockWriter(survey, module: parent.rib.module, read: read))
    do {
      let text = try file.text(initializer, labels: labels, screen: screen)
      files.add(text, at: target.folder.appending(file.name))
      return target.folder
    } catch {
      steps.append("No tests were written: \(error.reason), so no test can make \(router.name).")
      return nil
    }
  }

  private mutating func mendOthers(
    _ style: CodeStyle, _ members: ParentMembers, _ screen: ShownScreen?, _ labels: [String],
    _ tests: String?
  ) throws(Refusal) {
    let screens =
      screen.map { screen in
        [screen.show, screen.hide].map {
          "func \($0)(viewController: \(style.any("ViewControllable")))"
        }
      } ?? []
    let added: [(RIBParts.Part?, [String])] = [
      (parent.routing, ["func \(members.route)()", "func \(members.detach)()"]),
      (parent.interactable, ["func \(names.didClose)()"]),
      (parent.viewControllable, screen?.isAdded ?? false ? screens : []),
    ]
    var requirements: [String: [String]] = [:]
    for (part, lines) in added {
      guard let part, !lines.isEmpty else { continue }
      for heir in [part] + (parent.heirs[part] ?? []) {
        requirements[heir.lastName, default: []] += lines
      }
    }
    let wired = [parent.router] + parent.interactors + parent.views
    var others = OtherConformers(
      requirements: requirements, wired: Set(wired.compactMap { $0?.name }),
      router: router.lastName,
      argument:
        "\(members.builder): \(scope)\(names.builder)(dependency: \(scope)\(names.dependency)Mock())",
      labels: labels, builderFile: parent.builders.first?.file ?? "", testFolder: tests)
    try others.mend(&files, survey, module: parent.rib.module, read)
    for (_, file) in others.modulesWithoutMock.sorted(by: { $0.value < $1.value }) {
      let name = "\(names.dependency)Mock"
      files.add(
        style.topLevelFile(
          "\(name).swift",
          [
            "@testable import \(parent.rib.module)", "",
            scope.isEmpty
              ? "final class \(name): \(names.dependency) {}"
              : "extension \(style.scope) { final class \(name): \(names.dependency) {} }",
          ]),
        at: file.folderPart.appending("\(name).swift"))
    }
    if !others.generated.isEmpty {
      steps.append(
        "Generate \(others.generated.joined(separator: ", ")) again: protocols of \(parent.rib.name) have new requirements."
      )
    }
  }
}

/// Where the files of RIBs are, seen from their parents.
private struct Folders {
  private let parts: [RIBParts]
  private let byName: [StaticRIB: RIBParts]

  init(_ parts: [RIBParts]) {
    self.parts = parts
    byName = Dictionary(parts.map { ($0.rib, $0) }) { first, _ in first }
  }

  /// The folder of a new RIB: where the parent's other children are, seen from it, or else where most RIBs are, seen
  /// from their parents. Without any, it stands beside the parent's folder, as in uber's tutorials.
  func folder(of name: String, below parent: RIBParts) -> String {
    let home = (parent.router?.file ?? parent.rib.place.file).folderPart
    let own = steps(from: [parent])
    let all = own.isEmpty ? steps(from: parts) : own
    let counts = Dictionary(grouping: all) { $0 }.mapValues(\.count)
    let best = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key
    var path = home.split(separator: "/").map(String.init)
    for step in (best ?? "../\(Self.rib)").split(separator: "/") {
      if step == ".." { _ = path.popLast() } else { path.append(step.replacingRIB(by: name)) }
    }
    return path.joined(separator: "/")
  }

  private static let rib = "RIB"

  /// The ways from the folders of parents to those of their children, with `RIB` for the child's name.
  private func steps(from parents: [RIBParts]) -> [String] {
    parents.flatMap { parent in
      parent.children.compactMap { child -> String? in
        guard child.module == parent.rib.module, let found = byName[child],
          let one = parent.router?.file.folderPart, let other = found.router?.file.folderPart
        else { return nil }
        let from = one.split(separator: "/")
        let to = other.split(separator: "/")
        let common = zip(from, to).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: from.count - common)
        let down = to.dropFirst(common).map(String.init)
        guard up.count <= 1, down.count <= 2 else { return nil }
        guard down.isEmpty || down.last == child.name else { return nil }
        return (up + down.dropLast() + (down.isEmpty ? [] : [Self.rib])).joined(separator: "/")
      }
    }
  }
}

extension Substring {
  fileprivate func replacingRIB(by name: String) -> String { self == "RIB" ? name : String(self) }
}

extension String {
  /// What is behind the last slash.
  var lastPart: String { split(separator: "/").last.map(String.init) ?? self }

  /// What is before the last slash; empty if there is none.
  var folderPart: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

  /// A file in this folder, which is empty for the folder that was read.
  func appending(_ name: String) -> String { isEmpty ? name : "\(self)/\(name)" }
}
