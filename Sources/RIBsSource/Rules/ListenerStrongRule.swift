import RIBsAnalysis

/// `listener-strong`
enum ListenerStrongRule: SourceRule {
  static let page = RulePage.listenerStrong

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs {
      guard let interactor = rib.interactor else { continue }
      for property in source.strongProperties(of: interactor, typed: Set(rib.listeners)) {
        let listeners = source.app.types(property.item.type, in: property.file)
        let guess = listeners.lazy.compactMap { rib.guessedListeners[$0.id] }.first
        let holder = listeners.flatMap { source.app.descendants[$0.id] }.first {
          source.holdsRouter($0)
        }
        let effect =
          holder.map {
            "\(source.app.types[$0].name) holds a router strongly, and so each keeps the other alive."
          }
          ?? "whatever keeps \(source.name(rib)) too long keeps the parent's interactor, too."
        reporter.report(
          at: property.place(property.item.line), path: source.name(rib),
          severity: holder == nil ? .info : nil, certainty: guess.map(Certainty.guessed) ?? .read,
          message:
            "\(source.app.types[interactor].name) holds its listener, the parent's interactor, strongly: \(effect)",
          more: [property.item.name], mend: source.weakMend(property))
      }
    }
  }
}

extension SourceFacts {
  /// Whether a class has a stored property that holds a router strongly: its own, or a child's.
  fileprivate func holdsRouter(_ id: Int) -> Bool {
    app.types[id].isClass
      && app.ancestors[id].contains { owner in
        app.types[owner].isClass
          && app.types[owner].allProperties.contains { property in
            property.item.isStored && !property.item.isStatic && property.item.strength == .strong
              && ribs.isRouting(
                property.item.type, in: property.file, inside: app.types[owner])
          }
      }
  }

  /// The stored properties of a class, its superclasses included, that hold one of some types strongly.
  func strongProperties(of id: Int, typed types: Set<Int>) -> [Member<Property>] {
    app.ancestors[id].filter { app.types[$0].isClass }.flatMap { owner in
      app.types[owner].allProperties.filter { property in
        guard property.item.isStored, !property.item.isStatic, property.item.strength == .strong,
          !(property.item.type?.isFunction ?? false), wrappersHold(property)
        else { return false }
        return app.types(of: property, seenFrom: id).contains { found in
          types.contains(found.id) || holds(found, types)
        }
      }
    }
  }

  /// Whether a small type holds one of some types strongly.
  private func holds(_ small: AppType, _ types: Set<Int>) -> Bool {
    small.kind == .value
      && small.allProperties.contains { property in
        property.item.isStored && !property.item.isStatic && property.item.strength == .strong
          && app.types(property.item.type, in: property.file, inside: small)
            .contains { types.contains($0.id) }
      }
  }

  /// Whether the property's wrappers hold strongly what they are given. One that is in no source may not.
  private func wrappersHold(_ property: Member<Property>) -> Bool {
    property.item.attributes.allSatisfy { name in
      guard let wrapper = app.type(name, in: property.file), !wrapper.isExternal else {
        return Self.plainAttributes.contains(name)
      }
      return !wrapper.allProperties.contains { $0.item.isStored && $0.item.strength != .strong }
    }
  }

  /// Whether a property has a wrapper of the app's or of another package, which may do more than hold a value.
  func hasWrapper(_ property: Member<Property>) -> Bool {
    !property.item.attributes.allSatisfy(Self.plainAttributes.contains)
  }

  /// Attributes of Swift and of Apple's frameworks that do not change what a property holds.
  private static let plainAttributes: Set<String> = [
    "objc", "nonobjc", "MainActor", "IBOutlet", "Published", "ObservationIgnored", "available",
  ]
}
