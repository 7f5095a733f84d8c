import RIBsAnalysis

// The classes that belong to RIBs.
extension SourceFacts {
  /// The classes of a RIB: its router, interactor, views and presenters.
  func classes(of rib: RIB) -> [Int] {
    [rib.router, rib.interactor].compactMap { $0 } + ribs.presenters(of: rib)
  }

  /// Whether a class belongs to a RIB that the app launches. The RIB is there as long as the app, so what it never ends is
  /// not lost.
  func lastsAsLongAsTheApp(_ type: Int) -> Bool {
    let owners = ownersByClass[type] ?? []
    return !owners.isEmpty && owners.allSatisfy { ribs.ribs[$0].kind == .launch }
  }

  /// The RIBs whose classes are each class or inherit from it.
  func findOwners() -> [Int: Set<Int>] {
    var found: [Int: Set<Int>] = [:]
    for (position, rib) in ribs.ribs.enumerated() {
      for type in classes(of: rib).flatMap({ app.ancestors[$0] }) {
        found[type, default: []].insert(position)
      }
    }
    return found
  }

  /// The classes that belong to RIBs, with the name of the RIB: routers, interactors, views, presenters, workers and what
  /// is made for one of them.
  func findOwnedTypes() -> [(type: Int, rib: String)] {
    var names: [Int: String] = [:]
    for rib in ribs.ribs {
      for type in classes(of: rib).flatMap({ app.ancestors[$0] })
      where app.types[type].isClass && names[type] == nil {
        names[type] = name(rib)
      }
    }
    for type in app.types where type.isClass && names[type.id] == nil {
      // A worker has no RIB of its own.
      if app.superclass(of: type.id, named: app.dialect.workers) != nil {
        names[type.id] = type.name
      }
      // Without a router in the sources, an interactor or a view is all there is.
      if app.superclass(of: type.id, named: UIKitTypes.screens) != nil {
        names[type.id] = type.name
      }
      if app.superclass(of: type.id, named: app.dialect.interactors) != nil {
        names[type.id] = type.name
      }
    }
    for helper in helpers where names[helper] == nil { names[helper] = app.types[helper].name }
    return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The classes whose objects are made for a part of a RIB, such as a poller for its interactor. What a launched RIB has
  /// may be there as long as the app.
  private var helpers: Set<Int> {
    var found: Set<Int> = []
    for function in app.code {
      let owner = function.owner < 0 ? nil : app.types[function.owner]
      func made(_ call: Call) -> AppType? {
        guard call.receiver == nil, let name = call.name ?? call.madeType,
          name.first?.isUppercase == true
        else { return nil }
        return app.type(name, in: function.file, inside: owner)
      }
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard let part = made(call), let owners = ownersByClass[part.id],
          owners.allSatisfy({ ribs.ribs[$0].kind != .launch })
        else { return }
        for argument in call.arguments {
          var value = argument.value
          if case .name(let name) = value { value = function.item.constants[name] ?? value }
          if case .call(let inner) = value, let helper = made(inner) { found.insert(helper.id) }
        }
      }
    }
    let dialect = app.dialect
    return found.filter { type in
      app.types[type].kind == .class
        && app.superclass(of: type, named: dialect.builders.union(dialect.components)) == nil
    }
  }
}
