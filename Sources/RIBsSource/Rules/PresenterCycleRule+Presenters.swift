import RIBsAnalysis

// A presenter that is an object of its own, between the interactor and the view.
extension PresenterCycleRule {
  /// The presenter and the view hold each other.
  static func judgePresenters(
    of rib: RIB, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let views = rib.views.filter { source.app.types[$0].isClass }
    let presenters = source.ribs.presenters(of: rib).filter {
      source.app.types[$0].isClass && !source.app.views.isView($0)
    }
    for presenter in presenters {
      for view in views where holds(presenter, view, source) {
        for property in source.strongProperties(of: view, typed: types(of: presenter, source))
        where isGiven(property.item.name, of: view, presenter, source) {
          let (name, other) = (source.app.types[view].name, source.app.types[presenter].name)
          reporter.report(
            at: property.place(property.item.line), path: source.name(rib),
            message:
              "\(name) holds \(other) strongly in \(property.item.name), and \(other) holds \(name): neither is ever freed.",
            more: [property.item.name])
        }
      }
    }
  }

  /// A class of the app with its superclasses and protocols, without those of frameworks.
  private static func types(of id: Int, _ source: SourceFacts) -> Set<Int> {
    Set(source.app.ancestors[id].filter { !source.app.types[$0].isExternal })
  }

  /// Whether a presenter has a view, in a property of its own or of the runtime's class `Presenter`.
  private static func holds(_ presenter: Int, _ view: Int, _ source: SourceFacts) -> Bool {
    let types = types(of: view, source)
    if !source.strongProperties(of: presenter, typed: types).isEmpty { return true }
    guard let base = source.app.superclass(of: presenter, named: ["Presenter"]) else {
      return false
    }
    return base.arguments.contains { argument in
      source.app.types(argument, in: source.app.types[presenter].place.file)
        .contains { types.contains($0.id) }
    }
  }

  /// Whether a view's property is given the presenter, and never nil.
  private static func isGiven(
    _ property: String, of view: Int, _ presenter: Int, _ source: SourceFacts
  ) -> Bool {
    guard let values = source.detaching.writes.values(of: property, of: view),
      !values.contains(where: { $0.value.isNothing })
    else { return false }
    return values.contains { given in
      if given.value.chain == ["self"] { return given.types.owner?.id == presenter }
      guard let typed = given.types.type(of: given.value) else { return false }
      return source.app.classes(typed.type, in: typed.file, inside: given.types.owner)
        .contains(presenter)
    }
  }
}
