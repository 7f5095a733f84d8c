import RIBsAnalysis

/// The types that a RIB is made of, and the files that declare them.
package struct RIBParts: Sendable {
  /// A type as its file declares it.
  package struct Part: Sendable, Hashable {
    /// The name with those of the types around it: `App.HomeRouter`.
    package let name: String
    /// Where it is declared.
    package let place: SourcePlace
    /// Relative to the folder that was read.
    package var file: String { place.file }

    package init(name: String, place: SourcePlace) {
      self.name = name
      self.place = place
    }

    /// The name without those of the types around it.
    package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
    /// The types around it: `App`. Empty if there are none.
    package var scope: String { name.split(separator: ".").dropLast().joined(separator: ".") }
  }

  /// What a view controller is made of.
  package enum ViewKind: String, Sendable, CaseIterable {
    /// A view controller of UIKit.
    case uikit
    /// A view controller of UIKit around a view of SwiftUI.
    case swiftui
    /// A view controller without pixels, for apps that run in a test or on a server.
    case headless
  }

  package let rib: StaticRIB
  /// Nil if the router is of the runtime's own class.
  package let router: Part?
  /// The protocol through which the interactor calls the router.
  package let routing: Part?
  /// The protocol through which the router sees the interactor.
  package let interactable: Part?
  /// The interactors that the router can have.
  package let interactors: [Part]
  /// The protocol through which the RIB calls its parent.
  package let listener: Part?
  /// The protocol of the view that the router shows its children on.
  package let viewControllable: Part?
  /// The property through which the router sees that view; nil if it sees none.
  package let viewMember: String?
  /// The classes that this view can be.
  package let views: [Part]
  /// What these classes are made of; nil if they differ or are of a kind that is not known.
  package let viewKind: ViewKind?
  /// The classes that make the router.
  package let builders: [Part]
  /// The protocol of the builders.
  package let buildable: Part?
  /// What provides the children's dependencies.
  package let component: Part?
  /// The protocol of what the RIB needs from its parent.
  package let dependency: Part?
  /// The protocols that inherit from some of these, by their names.
  package let heirs: [Part: [Part]]
  /// The RIBs whose listeners the interactor conforms to.
  package let children: [StaticRIB]
}

/// Finds the types of each RIB, by what they inherit from and conform to.
struct PartsFinder {
  private let ribs: RIBIndex
  private let builders: [String: [AppType]]
  private var app: AppIndex { ribs.app }

  init(_ ribs: RIBIndex) {
    self.ribs = ribs
    let app = ribs.app
    let routers = Set(ribs.ribs.compactMap { $0.router.map { Self.lastName(app.types[$0]) } })
    var builders: [String: [AppType]] = [:]
    for type in app.types where type.isClass || type.kind == .value {
      let made = Set(type.allMethods.flatMap { Self.made($0.item, among: routers) })
      for router in made { builders[router, default: []].append(type) }
    }
    self.builders = builders
  }

  /// The parts of each RIB with a router class, by module and name.
  var parts: [RIBParts] {
    ribs.ribs.compactMap(parts).sorted {
      ($0.rib.module, $0.rib.name, $0.rib.place) < ($1.rib.module, $1.rib.name, $1.rib.place)
    }
  }

  private func parts(of rib: RIB) -> RIBParts? {
    guard let router = rib.router.map({ app.types[$0] }) else { return nil }
    let interactable = rib.interactables.first { app.types[$0].kind == .protocol }
    let interactors = interactable.map { app.descendants[$0].filter(ribs.isInteractor) }
    let view = view(of: router)
    let views = view.map { app.descendants[$0.type.id] } ?? []
    let makers = makers(of: router)
    let builder = makers.first
    let given = builder.flatMap { argument(of: $0, app.dialect.builders) }
    // What a componentized builder is given is the component itself.
    let isComponent = given?.isClass ?? false
    let dependency =
      isComponent ? given.flatMap { argument(of: $0, app.dialect.components) } : given
    let component =
      isComponent ? given : dependency.flatMap(component) ?? builder.flatMap(madeComponent)
    let routing = routing(of: router, interactable)
    let protocols = [routing?.id, interactable, view?.type.id].compactMap { $0 }
    return RIBParts(
      rib: staticRIB(rib), router: part(router),
      routing: routing.map(part),
      interactable: interactable.map { part(app.types[$0]) },
      interactors: (interactors ?? [rib.interactor].compactMap { $0 }).map { part(app.types[$0]) },
      listener: rib.listeners.first.map { part(app.types[$0]) },
      viewControllable: view.map { part($0.type) }, viewMember: view?.member,
      views: views.map { part(app.types[$0]) }, viewKind: kind(of: views),
      builders: makers.map(part), buildable: builder.flatMap(buildable).map(part),
      component: component.map(part),
      dependency: dependency.map(part), heirs: heirs(of: protocols), children: children(of: rib))
  }

  /// The type that is the first generic argument of a class's superclass, if that is one of the runtime's.
  private func argument(of type: AppType, _ superclasses: Set<String>) -> AppType? {
    app.superclass(of: type.id, named: superclasses)?.arguments.first
      .flatMap { app.types($0, in: type.place.file, inside: type).first }
  }

  private func heirs(of protocols: [Int]) -> [RIBParts.Part: [RIBParts.Part]] {
    var heirs: [RIBParts.Part: [RIBParts.Part]] = [:]
    for type in app.types where type.kind == .protocol && !type.isExternal {
      for ancestor in app.ancestors[type.id]
      where ancestor != type.id && protocols.contains(ancestor) {
        heirs[part(app.types[ancestor]), default: []].append(part(type))
      }
    }
    return heirs
  }

  private func part(_ type: AppType) -> RIBParts.Part {
    RIBParts.Part(name: type.name, place: type.place)
  }

  private func staticRIB(_ rib: RIB) -> StaticRIB {
    StaticRIB(name: rib.name, module: rib.module, kind: rib.kind, place: rib.place)
  }

  /// The protocol that the interactor's property has as its type: the router conforms to it.
  private func routing(of router: AppType, _ interactable: Int?) -> AppType? {
    let owned = app.ancestors[router.id].map { app.types[$0] }.filter {
      $0.kind == .protocol && !$0.isExternal
    }
    let named = interactable.flatMap { interactable in
      app.types[interactable].allProperties.lazy.flatMap {
        app.types(of: $0, seenFrom: interactable)
      }.first { type in owned.contains { $0.id == type.id } }
    }
    return named ?? owned.first { isRouting($0) }
  }

  private func isRouting(_ type: AppType) -> Bool {
    app.ancestors[type.id].contains { ancestor in
      app.types[ancestor].inherited.contains { $0.type.name.map(app.dialect.isRouting) ?? false }
    }
  }

  /// The protocol of the router's view, and the member that is the view: the runtime's, or a property of its own.
  private func view(of router: AppType) -> (type: AppType, member: String)? {
    if let base = app.superclass(of: router.id, named: app.dialect.routerBases),
      base.arguments.count > 1
    {
      let types = app.types(base.arguments[1], in: router.place.file, inside: router)
      if let view = types.first(where: isViewProtocol) { return (view, "viewController") }
    }
    for property in router.allProperties where property.item.isStored && !property.item.isStatic {
      if let view = app.types(of: property, seenFrom: router.id).first(where: isViewProtocol) {
        return (view, property.item.name)
      }
    }
    return nil
  }

  /// What all of some view controllers are made of; nil if they differ.
  private func kind(of views: [Int]) -> RIBParts.ViewKind? {
    // In `#if`, a class can be declared once for UIKit and once for something else.
    let classes = Dictionary(grouping: views) { app.types[$0].name }.values
    let kinds = Set(classes.map { $0.lazy.compactMap(kind).first })
    return kinds.count == 1 ? kinds.first ?? nil : nil
  }

  private func kind(of view: Int) -> RIBParts.ViewKind? {
    if app.superclass(of: view, named: app.dialect.headlessViews) != nil { return .headless }
    if app.superclass(of: view, named: ["UIHostingController"]) != nil { return .swiftui }
    return app.viewBase(of: view) == .viewController ? .uikit : nil
  }

  private func isViewProtocol(_ type: AppType) -> Bool {
    type.kind == .protocol && !type.isExternal
      && app.ancestors[type.id].contains { ancestor in
        app.types[ancestor].inherited.contains {
          $0.type.name.map(app.dialect.viewProtocols.contains) ?? false
        }
      }
  }

  /// The types that make a router: builders, or else whatever does.
  private func makers(of router: AppType) -> [AppType] {
    let all = (builders[Self.lastName(router)] ?? []).filter { maker in
      Self.scope(router).isEmpty || Self.scope(maker) == Self.scope(router)
        || app.type(Self.lastName(router), in: maker.place.file, inside: maker)?.id == router.id
    }.filter { $0.module == router.module }
    let named = all.filter { app.superclass(of: $0.id, named: app.dialect.builders) != nil }
    return named.isEmpty ? all : named
  }

  /// The app's own protocol that a builder conforms to.
  private func buildable(of builder: AppType) -> AppType? {
    app.ancestors[builder.id].map { app.types[$0] }.first {
      $0.kind == .protocol && !$0.isExternal
    }
  }

  /// The class that takes a dependency and provides those of the children.
  private func component(of dependency: AppType) -> AppType? {
    app.types.first { type in
      guard type.isClass,
        let base = app.superclass(of: type.id, named: app.dialect.components)
      else { return false }
      return app.types(base.arguments.first, in: type.place.file, inside: type)
        .contains { $0.id == dependency.id }
    }
  }

  /// The component that a builder without a dependency makes.
  private func madeComponent(by builder: AppType) -> AppType? {
    for method in builder.allMethods {
      for name in Self.madeTypes(method.item) {
        if let type = app.type(name, in: method.file, inside: builder), type.isClass,
          app.superclass(of: type.id, named: app.dialect.components) != nil
        {
          return type
        }
      }
    }
    return nil
  }

  private func children(of rib: RIB) -> [StaticRIB] {
    guard let interactable = rib.interactables.first else { return [] }
    let above = Set(app.ancestors[interactable])
    return ribs.ribs.filter { child in
      child.router != rib.router && child.listeners.contains(where: above.contains)
    }.map(staticRIB)
  }

  private static func made(_ function: Function, among routers: Set<String>) -> Set<String> {
    routers.intersection(
      madeTypes(function).map { $0.split(separator: ".").last.map(String.init) ?? $0 })
  }

  /// The names of what a function calls, types among them, in the order of the source.
  private static func madeTypes(_ function: Function) -> [String] {
    var found: [String] = []
    SyntaxWalk.calls(in: function.body ?? []) { call in
      if case .type(let type) = call.callee {
        if let name = type.name { found.append(name) }
      } else if let chain = call.callee.chain {
        found.append(chain.joined(separator: "."))
      }
    }
    return found
  }

  private static func lastName(_ type: AppType) -> String {
    type.name.split(separator: ".").last.map(String.init) ?? type.name
  }

  private static func scope(_ type: AppType) -> String {
    type.name.split(separator: ".").dropLast().joined(separator: ".")
  }
}
