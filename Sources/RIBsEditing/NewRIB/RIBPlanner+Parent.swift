import RIBsAnalysis
import RIBsSource
import SwiftSyntax

// What the parent says about the new RIB.
extension RIBPlanner {
  var borrowsView: Bool { request.isViewless && parent.viewMember != nil }

  /// What provides the new RIB's dependencies. A parent that had no children may have none yet.
  var component: RIBParts.Part? {
    if let component = parent.component { return component }
    let name = "\(scope)\(RIBNames(parent.rib.name).component)"
    guard parent.dependency != nil, let builder = parent.builders.first,
      survey.types[parent.rib.module]?[name] == nil
    else { return nil }
    return RIBParts.Part(name: name, place: builder.place)
  }

  /// The runtime that the parent imports.
  func runtime() throws(Refusal) -> String {
    let own = survey.files.first { $0.path == router.file }?.imports ?? []
    let module = survey.files.filter { $0.module == parent.rib.module }
    let known = KnownRuntime.all.map(\.module)
    let found =
      known.first(where: own.contains)
      ?? known.first { runtime in module.contains { $0.imports.contains(runtime) } }
    if let asked = request.runtime {
      let isNapkin = [found, asked.module].map { $0 == KnownRuntime.napkin.module }
      guard found == nil || isNapkin[0] == isNapkin[1] else {
        throw Refusal(
          "\(parent.rib.name) imports \(found ?? ""), and a RIB of \(asked.name) cannot be its child.",
          at: parent.rib.place)
      }
      return asked.module
    }
    guard let found else {
      throw Refusal(
        "\(parent.rib.name) imports no runtime that is known here. If another module exports it, name it with --runtime.",
        at: parent.rib.place)
    }
    return found
  }

  /// What stands in `#if` would have a child that does not.
  mutating func checkConditions() throws(Refusal) {
    let parts = [parent.router, parent.routing, parent.interactable, parent.listener]
    for part in parts.compactMap({ $0 }) + parent.interactors + parent.builders
    where try files.declaration(of: part).isConditional {
      throw Refusal(
        "\(part.name) stands in #if, and the new RIB would not. Take it out of the #if.",
        at: part.place)
    }
  }

  /// What the parent's types are for that something holds of.
  mutating func roles(
    where holds: (Declaration) -> Bool
  ) throws(Refusal) -> Set<CodeStyle.Role> {
    var found: Set<CodeStyle.Role> = []
    for (role, part) in roles + (try roles(of: parent.interactors.first)) {
      guard let part, let declaration = try? files.declaration(of: part) else { continue }
      if holds(declaration) { found.insert(role) }
    }
    return found
  }

  /// The parent's types with `@MainActor`, as the new RIB can have it.
  mutating func isolated() throws(Refusal) -> Set<CodeStyle.Role> {
    var isolated = try roles(where: \.isOnMainActor)
    // The parent's interactor conforms to the new listener, and its component to the new dependency: each pair needs the
    // same actor.
    if !isolated.isDisjoint(with: [.interactor, .interactable]) { isolated.insert(.listener) }
    if isolated.contains(.component) { isolated.insert(.dependency) }
    guard try !isBuilderIsolated(isolated) else { return isolated }
    return isolated.subtracting([.buildable, .builder, .component, .dependency])
  }

  /// The protocols through which an interactor and its view see each other.
  private mutating func roles(
    of interactor: RIBParts.Part?
  ) throws(Refusal) -> [(CodeStyle.Role, RIBParts.Part?)] {
    guard let interactor else { return [] }
    let declared = survey.types[parent.rib.module] ?? [:]
    func part(_ name: String) -> RIBParts.Part? {
      declared[scope + name].map { RIBParts.Part(name: scope + name, place: $0) }
    }
    let presenter = try files.declaration(of: interactor).arguments.first.flatMap(part)
    guard let presenter else { return [] }
    let told = try files.declaration(of: presenter).properties.flatMap(\.bindings)
      .compactMap { $0.typeAnnotation.flatMap { part($0.type.baseName) } }
    return [(.presentable, presenter)] + told.map { (.presentableListener, $0) }
  }

  /// Whether the parent's router can call a builder that is on the main actor: it is there itself, or calls others.
  private mutating func isBuilderIsolated(_ isolated: Set<CodeStyle.Role>) throws(Refusal) -> Bool {
    let siblings = survey.parts.filter { parent.children.contains($0.rib) }
    guard siblings.isEmpty else {
      for part in siblings.compactMap(\.buildable) {
        let declaration = try? files.declaration(of: part)
        let isThere = declaration.map { $0.isOnMainActor || $0.hasIsolatedFunction } ?? false
        if isThere { return true }
      }
      return false
    }
    return !isolated.isDisjoint(with: [.router, .routing])
  }

  /// Whether the function that builds the new RIB has `@MainActor`, as those of the parent and its other children.
  mutating func isBuildIsolated() throws(Refusal) -> Bool {
    let siblings = survey.parts.filter { parent.children.contains($0.rib) }
    let buildables = (siblings.isEmpty ? [parent] : siblings).compactMap(\.buildable)
    var isThere = false
    for part in buildables {
      let declaration = try? files.declaration(of: part)
      isThere = isThere || declaration?.hasIsolatedFunction ?? false
    }
    guard isThere, siblings.isEmpty else { return isThere }
    return try !isolated().isDisjoint(with: [.router, .routing])
  }

  /// The parent's types by what they are for.
  private var roles: [(CodeStyle.Role, RIBParts.Part?)] {
    [
      (.dependency, parent.dependency), (.component, parent.component),
      (.buildable, parent.buildable), (.builder, parent.builders.first),
      (.routing, parent.routing), (.listener, parent.listener),
      (.interactor, parent.interactors.first), (.interactable, parent.interactable),
      (.viewControllable, parent.viewControllable), (.router, parent.router),
      (.view, parent.views.first),
    ]
  }

  mutating func access(_ router: Declaration) throws(Refusal) -> [CodeStyle.Role: String] {
    var access: [CodeStyle.Role: String] = [:]
    for (role, part) in roles {
      guard let part, let found = try? files.declaration(of: part).access else { continue }
      access[role] = found == "open" ? "public" : found
    }
    for role in [CodeStyle.Role.presentable, .presentableListener] {
      access[role] = access[.interactor]
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
    if let seen = access[.builder] ?? access[.component] { access[.dependency] = seen }
    return access
  }

  mutating func requirements() throws(Refusal) -> [String] {
    guard let routing = parent.routing else { return [] }
    return try files.declaration(of: routing).functions.map(\.name.text)
  }

  // MARK: View

  /// What the new RIB's view is made of; nil for a RIB without one.
  func viewKind() throws(Refusal) -> RIBParts.ViewKind? {
    if request.isViewless { return nil }
    if parent.viewMember == nil, parent.rib.kind != .router {
      throw Refusal(
        "the view of \(parent.rib.name) is no protocol of its own, such as \(parent.rib.name)ViewControllable, to which functions could be added.",
        at: parent.rib.place)
    }
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

  func screen(
    _ routes: ExistingRoutes, _ kind: RIBParts.ViewKind?
  ) throws(Refusal) -> ShownScreen? {
    guard !request.isViewless, let protocolPart = parent.viewControllable else { return nil }
    if request.showing == nil || request.showing == routes.showing,
      let found = try routes.screen(isSafe: looksAtItsArgument)
    {
      return found
    }
    let pushes = try pushes(routes)
    let there = ViewFunctions(of: protocolPart, in: survey, read)
    if let showing = request.showing {
      if let found = there.screen(showing) { return found }
    } else if let found = there.screen(routes.showing) ?? there.screen(.present)
      ?? there.screen(.push)
    {
      return found
    }
    guard let own = parent.viewKind ?? kind, !parent.views.isEmpty else {
      throw Refusal(
        "no class in the source is a \(protocolPart.name), on which \(names.rib) would be shown.",
        at: protocolPart.place)
    }
    try check(protocolPart)
    let usual = pushes ? RIBRequest.Showing.push : .present
    let taken = try takenNames(protocolPart)
    return ShownScreen(request.showing ?? usual, on: protocolPart, parent.views, own, taken: taken)
  }

  /// Whether the routes push views onto the navigation controller that the parent's view stands in, and not onto one
  /// that the parent's view owns.
  private func pushes(_ routes: ExistingRoutes) throws(Refusal) -> Bool {
    guard routes.showing == .push else { return false }
    if parent.viewKind == .headless { return true }
    var files = files
    for part in [router] + parent.views {
      let declarations = try files[part.file].declarations.filter { $0.name == part.name }
      if declarations.contains(where: { $0.inherited.contains("UINavigationController") }) {
        return true
      }
      // Its own, and not one that it keeps: `navigationController?.pushViewController(…)`.
      let members = declarations.flatMap(\.functions).flatMap {
        $0.tokens(viewMode: .sourceAccurate).map(\.text)
      }
      if members.contains("navigationController") { return true }
    }
    return false
  }

  /// The names of functions with one argument called viewController that the parent's view has.
  private func takenNames(_ protocolPart: RIBParts.Part) throws(Refusal) -> Set<String> {
    var files = files
    var taken: Set<String> = []
    for part in [protocolPart] + parent.views {
      for declaration in try files[part.file].declarations where declaration.name == part.name {
        taken.formUnion(
          declaration.functions.map(\.name.text).filter {
            declaration.has($0, "viewController")
          })
      }
    }
    return taken
  }

  /// Whether all functions of a name with one parameter use it.
  func looksAtItsArgument(_ name: String) -> Bool {
    var found = false
    for file in survey.files where !file.isTest {
      guard let text = read(file.path), text.contains("func \(name)(") else { continue }
      for function in EditedFile(path: file.path, text: text).declarations.flatMap(\.functions)
      where function.name.text == name {
        let parameters = function.signature.parameterClause.parameters
        guard parameters.count == 1, function.body != nil else { continue }
        guard function.usesItsArgument else { return false }
        found = true
      }
    }
    return found
  }
}
