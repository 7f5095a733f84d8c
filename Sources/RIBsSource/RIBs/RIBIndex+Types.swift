// What the types of values say about RIBs.
extension RIBIndex {
  /// The RIBs that a type can be: the class's, or those of the classes that conform. A type that most routers
  /// conform to says nothing.
  func ribs(of reference: TypeReference?, in file: String) -> PossibleRIBs {
    guard let reference else { return PossibleRIBs() }
    if reference.names.contains(where: { app.dialect.routing[Self.last($0)] != nil }) {
      return PossibleRIBs()
    }
    let certainty = app.certainty(of: reference, in: file)
    let found = app.classes(reference, in: file).compactMap { rib(router: $0) }
    guard found.count > 1 else { return PossibleRIBs(positions: found, certainty: certainty) }
    // A router that conforms to its child's protocol passes calls on to it. The child's interactor has the protocol.
    let protocols = app.types(reference, in: file).map(\.id)
    let own = found.filter { !routerProtocols(of: ribs[$0]).isDisjoint(with: protocols) }
    if own.count == 1 { return PossibleRIBs(positions: own, certainty: certainty) }
    guard found.count <= Self.mostCandidates else { return PossibleRIBs() }
    return PossibleRIBs(
      positions: found,
      certainty: .guessed(
        .severalRouters(protocol: reference.names.first ?? "", count: found.count)))
  }

  /// A protocol that more routers conform to says nothing about one of them.
  private static var mostCandidates: Int { 4 }

  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The protocols through which the interactor of a RIB sees its router.
  private func routerProtocols(of rib: RIB) -> Set<Int> {
    guard let router = rib.router else { return [] }
    let owners = rib.interactables + (rib.interactor.map { [$0] } ?? [])
    let types = owners.flatMap { app.ancestors[$0] }.flatMap { owner in
      app.types[owner].allProperties.flatMap {
        app.types($0.item.type, in: $0.file, inside: app.types[owner]).map(\.id)
      }
    }
    return Set(types).intersection(app.ancestors[router])
  }

  /// Whether a type is that of a router, or has one in a tuple or a list.
  func isRouting(
    _ reference: TypeReference?, in file: String, inside outer: AppType? = nil
  ) -> Bool {
    guard let reference else { return false }
    switch reference.unwrapped {
    case .tuple(let elements):
      return elements.contains { isRouting($0.type, in: file, inside: outer) }
    case .array(let element), .dictionary(_, let element):
      return isRouting(element, in: file, inside: outer)
    default: break
    }
    return app.names(reference, inside: outer).contains { name in
      guard let found = app.type(name, in: file), !found.isExternal else {
        return app.dialect.isRouting(Self.last(name))
      }
      return isRouting(found.id)
    }
  }

  private func isRouting(_ id: Int) -> Bool {
    app.ancestors[id].contains { ancestor in
      app.dialect.routing[app.types[ancestor].name] != nil
        || app.types[ancestor].inherited.contains { entry in
          entry.type.name.map { app.dialect.isRouting(Self.last($0)) } ?? false
        }
    } || app.descendants[id].contains { rib(router: $0) != nil }
  }

  /// Whether a type is that of a view: the runtime's protocol, one of UIKit's classes, or a type of the app that
  /// inherits from one of them.
  func isView(_ reference: TypeReference?, in file: String) -> Bool {
    guard let reference else { return false }
    func isKnown(_ name: String) -> Bool {
      let last = Self.last(name)
      return app.dialect.viewProtocols.contains(last)
        || UIKitTypes.viewControllers.contains(last) || UIKitTypes.views.contains(last)
    }
    return app.names(reference).contains { name in
      if isKnown(name) { return true }
      guard let found = app.type(name, in: file) else { return false }
      return app.ancestors[found.id].contains { ancestor in
        isKnown(app.types[ancestor].name)
          || app.types[ancestor].inherited.contains { $0.type.name.map(isKnown) ?? false }
      }
    }
  }
}
