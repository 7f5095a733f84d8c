import RIBsAnalysis

/// `presenter-cycle`
enum PresenterCycleRule: SourceRule {
  static let page = RulePage.presenterCycle

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs {
      judgeListeners(of: rib, source, &reporter)
      judge(PresenterClosures(rib, source), "presenter", of: rib, source, &reporter)
      judge(PresenterClosures(routerOf: rib, source), "view", of: rib, source, &reporter)
      judgeBuilders(of: rib, source, &reporter)
      judgePresenters(of: rib, source, &reporter)
    }
  }

  private static func judgeListeners(
    of rib: RIB, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let listeners = source.ribs.viewListeners(of: rib)
    guard !listeners.isEmpty, let interactor = rib.interactor else { return }
    let closures = PresenterClosures(rib, source)
    for view in source.ribs.presenters(of: rib) {
      for property in source.strongProperties(of: view, typed: listeners.union([interactor])) {
        let name = property.item.name
        if closures?.ends(name) ?? false || isSetToOthers(name, of: view, than: interactor, source)
        {
          continue
        }
        reporter.report(
          at: property.place(property.item.line), path: source.name(rib),
          message:
            "\(source.app.types[view].name) holds the interactor of \(source.name(rib)) strongly, and the interactor holds it: neither is ever freed.",
          more: [property.item.name], mend: source.weakMend(property))
      }
      for (model, property) in source.heldBy(view, typed: listeners.union([interactor])) {
        let (name, types) = (property.item.name, source.app.types)
        if closures?.ends(name) ?? false || isSetToOthers(name, of: model, than: interactor, source)
          || source.detaching.writes.values(of: name, of: model)?.isEmpty ?? true
        {
          continue
        }
        reporter.report(
          at: property.place(property.item.line), path: source.name(rib),
          message:
            "\(types[model].name) holds the interactor of \(source.name(rib)) strongly, \(types[view].name) holds \(types[model].name), and the interactor holds \(types[view].name): none is ever freed.",
          more: [name], mend: source.weakMend(property))
      }
    }
  }

  /// Whether all that a property is given is something else than the interactor, such as an object that passes calls on.
  private static func isSetToOthers(
    _ name: String, of view: Int, than interactor: Int, _ source: SourceFacts
  ) -> Bool {
    let values = source.detaching.writes.values(of: name, of: view)?.filter { !$0.value.isNothing }
    guard let values, !values.isEmpty else { return false }
    return values.allSatisfy { given in
      guard let typed = given.types.type(of: given.value) else { return false }
      let classes = source.app.classes(typed.type, in: typed.file, inside: given.types.owner)
      return !classes.isEmpty && !classes.contains(interactor)
    }
  }

  private static func judgeBuilders(
    of rib: RIB, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    guard let closures = PresenterClosures(rib, source) else { return }
    let name = source.app.types[closures.owner].name
    for given in closures.givenByOthers(source) {
      let view = source.app.types[given.view].name
      let what = given.isFunction ? "a function of \(name)" : "a closure that holds \(name)"
      let guess = given.isRead ? "" : " This is a guess: the variable in the closure may be weak."
      reporter.report(
        at: given.place, path: source.name(rib), severity: given.isRead ? nil : .info,
        message:
          "\(view) is given \(what) and keeps it in \(given.property), and \(name) holds \(view): neither is freed.\(guess)",
        fix: "Give it a closure that captures the interactor weakly, `{ [weak interactor] in … }`.",
        more: [given.property])
    }
  }

  /// - Parameter what: The word for what is given the closures.
  private static func judge(
    _ closures: PresenterClosures?, _ what: String, of rib: RIB, _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    guard let closures else { return }
    let name = source.app.types[closures.owner].name
    for closure in closures.all {
      let unless = closure.end.map { ", unless \($0) is called" } ?? ""
      let guess =
        closure.hold == .yes
        ? "" : " This is a guess: the variable that stands for self may be weak or unowned."
      let isNote = closure.end != nil || closure.hold != .yes || !closure.isKeptByAll
      reporter.report(
        at: closure.place, path: source.name(rib), severity: isNote ? .info : nil,
        message:
          "\(name) gives its \(what) a closure that captures self strongly, the \(what) keeps it in \(closure.property), and \(name) holds the \(what): neither is freed\(unless).\(guess)",
        fix: "Capture self weakly, `[weak self]`.", more: [closure.property],
        mend: isNote || !closure.returnsNothing
          ? nil
          : .captureSelfWeakly([
            Mend.ClosurePlace(line: closure.place.line, receiver: closure.receiver)
          ]))
    }
  }
}

extension SourceFacts {
  /// The properties of the objects that a view holds, such as its view model, that hold one of some types strongly.
  fileprivate func heldBy(
    _ view: Int, typed types: Set<Int>
  ) -> [(model: Int, property: Member<Property>)] {
    app.ancestors[view].filter { app.types[$0].isClass }.flatMap { owner in
      app.types[owner].allProperties.filter {
        $0.item.isStored && !$0.item.isStatic && $0.item.strength == .strong
      }.flatMap { property -> [(Int, Member<Property>)] in
        let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
        let classes = app.classes(type, in: property.file, inside: app.types[owner])
        guard classes.count == 1, let model = classes.first, !app.views.isView(model),
          !types.contains(model), !app.types[model].isExternal
        else { return [] }
        return strongProperties(of: model, typed: types).map { (model, $0) }
      }
    }
  }
}
