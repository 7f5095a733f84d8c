import RIBsAnalysis

/// How a test makes a RIB that needs nothing from outside.
package struct RIBConstruction: Sendable, Equatable {
  /// The RIB's name.
  package let rib: String
  /// The module that declares all that the expression names.
  package let module: String
  /// Whether the RIB is the root that the app launches.
  package let isLaunched: Bool
  /// An expression for its router, such as `RootBuilder(dependency: AppComponent()).build()`. It compiles in a test that
  /// imports the module with `@testable`, on the main actor.
  package let expression: String
}

/// Finds how RIBs are made that need nothing from outside. What is not certain to compile is left out.
struct ConstructionFinder {
  private let ribs: RIBIndex
  private var app: AppIndex { ribs.app }

  init(_ ribs: RIBIndex) { self.ribs = ribs }

  /// One for each RIB that has one, by module and name.
  var constructions: [RIBConstruction] {
    let builds = self.builds
    return ribs.ribs.compactMap { rib in
      guard let router = rib.router.map({ app.types[$0] }), isNamed(router) else { return nil }
      let own = own(router).map { ($0, router) }
      guard let (expression, type) = built(router, by: builds) ?? own else { return nil }
      return RIBConstruction(
        rib: rib.name, module: type.module, isLaunched: rib.kind == .launch,
        expression: expression)
    }.sorted { ($0.module, $0.rib, $0.expression) < ($1.module, $1.rib, $1.expression) }
  }

  /// A builder and the function of it that makes a router.
  private struct Build {
    let builder: AppType
    let function: Function
  }

  /// The functions of builders that a test can call without arguments, by the names of the router classes they make.
  private var builds: [String: [Build]] {
    let routers = Set(ribs.ribs.compactMap { $0.router.map { app.types[$0].lastName } })
    let builders = app.types.filter {
      $0.kind == .class && isNamed($0)
        && app.superclass(of: $0.id, named: app.dialect.builders) != nil
    }
    var found: [String: [Build]] = [:]
    for builder in builders.sorted(by: { $0.name < $1.name }) {
      for name in app.dialect.buildFunctions.sorted() {
        guard let function = onlyMethod(name, of: builder), !function.isStatic,
          let router = function.body?.firstCall(among: routers)
        else { continue }
        found[router, default: []].append(Build(builder: builder, function: function))
      }
    }
    return found
  }

  /// `RootRouter()`, or `RootRouter.build()` if the router builds itself.
  private func own(_ router: AppType) -> String? {
    for name in app.dialect.buildFunctions.sorted() {
      guard let build = onlyMethod(name, of: router), build.isStatic,
        isRouter(build.result, in: router)
      else { continue }
      return "\(router.name).\(name)()"
    }
    return hasFreeInitializer(router) ? "\(router.name)()" : nil
  }

  /// The router as a builder of its module makes it.
  private func built(_ router: AppType, by builds: [String: [Build]]) -> (String, AppType)? {
    for build in builds[router.lastName] ?? [] where build.builder.module == router.module {
      guard let part = routerPart(of: build.function.result, in: build.builder),
        let made = made(build.builder)
      else { continue }
      return ("\(made).\(build.function.name)()\(part)", build.builder)
    }
    return nil
  }

  /// The method that a call without arguments means; nil if it is not certain, or if the call needs more.
  private func onlyMethod(_ name: String, of type: AppType) -> Function? {
    let methods = (type.methods[name] ?? []).map(\.item)
    guard methods.count == 1, let only = methods.first, only.isPlain, !only.isPrivate,
      only.parameters.allSatisfy(\.hasDefault)
    else { return nil }
    return only
  }

  /// How the router is taken from what a function returns: nothing, or `.router` from a tuple.
  private func routerPart(of result: TypeReference?, in type: AppType) -> String? {
    guard case .tuple(let elements) = result else { return isRouter(result, in: type) ? "" : nil }
    guard let index = elements.firstIndex(where: { isRouter($0.type, in: type) }) else {
      return nil
    }
    return ".\(elements[index].label ?? String(index))"
  }

  /// Whether a type has what a test calls on a router. It must not be optional.
  private func isRouter(_ type: TypeReference?, in owner: AppType) -> Bool {
    guard case .named(let name, _) = type else { return false }
    if app.dialect.isRouting(name) { return true }
    guard let found = app.type(name, in: owner.place.file, inside: owner) else { return false }
    if app.superclass(of: found.id, named: app.dialect.routerBases) != nil { return true }
    return found.kind == .protocol
      && app.ancestors[found.id].contains { ancestor in
        app.types[ancestor].inherited.contains { $0.type.name.map(app.dialect.isRouting) ?? false }
      }
  }

  /// The builder, with the dependency that it needs.
  private func made(_ builder: AppType) -> String? {
    let dependency = app.superclass(of: builder.id, named: app.dialect.builders)?.arguments.first
    let initializers = (builder.methods["init"] ?? []).map(\.item)
    if initializers.contains(where: isFree) { return "\(builder.name)()" }
    if !initializers.isEmpty {
      let takesDependency = initializers.contains { initializer in
        initializer.isPlain && !initializer.isPrivate
          && initializer.parameters.filter { !$0.hasDefault }.map(\.label) == ["dependency"]
          && initializer.parameters.first?.type == dependency
      }
      guard takesDependency else { return nil }
    }
    guard let dependency, let value = value(of: dependency, for: builder) else { return nil }
    return "\(builder.name)(dependency: \(value))"
  }

  /// A value of a dependency's type: a component that is made from nothing.
  private func value(of dependency: TypeReference, for builder: AppType) -> String? {
    guard case .named(let name, _) = dependency else { return nil }
    if name == Self.emptyDependency { return "\(Self.emptyComponent)()" }
    let components = app.classes(dependency, in: builder.place.file, inside: builder)
      .map { app.types[$0] }
      .filter { $0.module == builder.module && $0.kind == .class && isNamed($0) }
    return components.sorted { $0.name < $1.name }
      .first { component in
        hasFreeInitializer(component)
          || component.methods["init"] == nil
            && component.inherited.first?.type.name == Self.emptyComponent
            && component.allProperties.allSatisfy { !$0.item.isStored || $0.item.value != nil }
      }
      .map { "\($0.name)()" }
  }

  // What each runtime calls a dependency on nothing, and what provides it.
  private static let emptyDependency = "EmptyDependency"
  private static let emptyComponent = "EmptyComponent"

  private func hasFreeInitializer(_ type: AppType) -> Bool {
    (type.methods["init"] ?? []).contains { isFree($0.item) }
  }

  /// Whether a function is called without arguments.
  private func isFree(_ function: Function) -> Bool {
    function.isPlain && !function.isPrivate && function.parameters.allSatisfy(\.hasDefault)
  }

  /// Whether a test's file can name a type, and the name means that type alone.
  private func isNamed(_ type: AppType) -> Bool {
    guard !type.isPrivate, !type.isExternal, type.generics.isEmpty,
      !type.attributes.contains("available"),
      (app.byName[type.name] ?? []).count(where: { app.types[$0].module == type.module }) == 1
    else { return false }
    // A test can name a nested type if it can name those around it.
    var name = Substring(type.name)
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      guard let outer = app.type(String(name), in: type.place.file), !outer.isPrivate,
        !outer.isExternal, outer.generics.isEmpty
      else { return false }
    }
    return true
  }
}

extension AppType {
  /// The name without those of the types around it.
  fileprivate var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
