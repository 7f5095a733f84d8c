/// Finds the protocols through which interactors call their parents.
struct Listeners {
  private let ribs: RIBIndex
  private var app: AppIndex { ribs.app }
  /// The protocols of what functions that return a router are given.
  private let givenToBuilders: Set<Int>

  init(_ ribs: RIBIndex) {
    self.ribs = ribs
    var found: Set<Int> = []
    for type in ribs.app.types {
      for method in type.allMethods
      where ribs.isRouting(method.item.result, in: method.file, inside: type) {
        for parameter in method.item.parameters {
          for given in ribs.app.types(parameter.type, in: method.file, inside: type) {
            found.insert(given.id)
            // A listener can come in a small type with other things.
            guard given.kind == .value else { continue }
            for property in given.allProperties {
              found.formUnion(ribs.app.types(property.item.type, in: property.file).map(\.id))
            }
          }
        }
      }
    }
    for type in ribs.app.types {
      for property in type.allProperties {
        guard case .function(let parameters, let result)? = property.item.type?.unwrapped,
          ribs.isRouting(result, in: property.file, inside: type)
        else { continue }
        for parameter in parameters {
          found.formUnion(ribs.app.types(parameter, in: property.file, inside: type).map(\.id))
        }
      }
    }
    givenToBuilders = found
  }

  /// The protocols of the interactor's properties that builders are given, or that another interactor conforms to.
  func listeners(of rib: RIB) -> [(type: Int, certainty: Certainty)] {
    let owners = rib.interactables + (rib.interactor.map { [$0] } ?? [])
    var found: [(type: Int, certainty: Certainty)] = []
    for (viewer, owner) in owners.flatMap({ viewer in app.ancestors[viewer].map { (viewer, $0) } })
    {
      for property in app.types[owner].allProperties where !property.item.isStatic {
        for (type, holder) in seen(through: property, of: viewer)
        where type.kind == .protocol && !found.contains(where: { $0.type == type.id }) {
          if let certainty = certainty(type.id, in: holder, of: rib) {
            found.append((type.id, certainty))
          }
        }
      }
    }
    return found
  }

  /// The types of a property, and those of the properties of a small type that it holds.
  private func seen(
    through property: Member<Property>, of viewer: Int
  ) -> [(type: AppType, holder: Property)] {
    app.types(of: property, seenFrom: viewer).flatMap { type -> [(AppType, Property)] in
      guard type.kind == .value else { return [(type, property.item)] }
      return type.allProperties.filter { $0.item.isStored && !$0.item.isStatic }.flatMap { part in
        app.types(part.item.type, in: part.file, inside: type).map { ($0, part.item) }
      }
    }
  }

  /// How it is known that a protocol is the RIB's listener; nil if it is none.
  private func certainty(_ id: Int, in property: Property, of rib: RIB) -> Certainty? {
    let conforming = app.descendants[id]
    // The protocol of the own router or view is none.
    if let router = rib.router, app.ancestors[router].contains(id) { return nil }
    if rib.views.contains(where: { app.ancestors[$0].contains(id) }) { return nil }
    if givenToBuilders.contains(id) {
      if conforming.contains(where: ribs.isInteractor) { return .read }
      // The parent is not in the sources. A protocol for values is no listener.
      return conforming.isEmpty && app.isForClasses(id) ? .read : nil
    }
    guard conforming.isEmpty else {
      return givenToBuilders.isEmpty && conforming.contains(where: ribs.isInteractor) ? .read : nil
    }
    // Neither a parent nor a builder is in the sources. A service would be held strongly.
    return property.strength != .strong && app.isForClasses(id)
      ? .guessed(.missingParent(protocol: app.types[id].name)) : nil
  }
}
