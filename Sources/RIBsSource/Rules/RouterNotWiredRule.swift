import RIBsAnalysis

/// `router-not-wired`
enum RouterNotWiredRule: SourceRule {
  static let page = RulePage.routerNotWired

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs {
      guard let router = rib.router, let property = routerProperty(of: rib, source),
        !isWired(property.item.name, router, source)
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

  /// Whether a function that sees the router sets the property.
  private static func isWired(_ name: String, _ router: Int, _ source: SourceFacts) -> Bool {
    let routerName =
      source.app.types[router].name.split(separator: ".").last.map(String.init) ?? ""
    let related = Set(source.app.ancestors[router])
    let functions = source.assigningFunctions[name] ?? []
    if functions.contains(where: {
      related.contains($0.method.owner) || $0.calls.contains(routerName)
    }) {
      return true
    }
    // A helper that is given the router.
    return functions.contains { function, _ in
      function.item.parameters.contains {
        source.app.classes($0.type, in: function.file).contains(router)
      }
    }
  }

  private static func calls(_ name: String, of rib: RIB, _ source: SourceFacts) -> Bool {
    guard let interactor = rib.interactor else { return false }
    return source.app.ancestors[interactor].contains { id in
      source.app.types[id].allMethods.contains { method in
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
