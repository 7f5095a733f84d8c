import RIBsAnalysis

/// `router-not-wired`
enum RouterNotWiredRule: SourceRule {
  static let page = RulePage.routerNotWired

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let wiring = RouterWiring(source)
    for rib in source.ribs.ribs {
      guard let router = rib.router, let interactor = rib.interactor,
        let property = routerProperty(of: rib, source),
        !wiring.isWired(property.item.name, router: router, interactor: interactor)
      else { continue }
      // A router that nobody calls is missed by nobody.
      let isUsed = calls(property.item.name, of: rib, source)
      reporter.report(
        at: rib.place, path: source.name(rib), severity: isUsed ? nil : .info,
        certainty: rib.certainty,
        message:
          "Neither \(source.app.types[router].name) nor a builder sets the interactor's \(property.item.name): the interactor calls nobody.",
        related: [(property.place(property.item.line), "this stays nil")])
    }
  }

  /// The interactor's property for its own router.
  private static func routerProperty(of rib: RIB, _ source: SourceFacts) -> Member<Property>? {
    guard let router = rib.router, let interactor = rib.interactor else { return nil }
    let owners = source.app.ancestors[interactor].filter { source.app.types[$0].isClass }
    for property in owners.flatMap({ source.app.types[$0].allProperties }) {
      guard property.item.isStored, !property.item.isLet, property.item.type?.isOptional ?? false,
        source.app.classes(property.item.type, in: property.file).contains(router)
      else { continue }
      return property
    }
    return nil
  }

  private static func calls(_ name: String, of rib: RIB, _ source: SourceFacts) -> Bool {
    guard let interactor = rib.interactor else { return false }
    return source.app.ancestors[interactor].contains { id in
      source.app.types[id].code.contains { method in
        var found = false
        SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
          if case .name(name) = expression { found = true }
          if case .member(_, name) = expression { found = true }
        }
        return found
      }
    }
  }
}
