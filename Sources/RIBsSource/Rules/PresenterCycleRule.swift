import RIBsAnalysis

/// `presenter-cycle`
enum PresenterCycleRule: SourceRule {
  static let page = RulePage.presenterCycle

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for rib in source.ribs.ribs {
      judgeListeners(of: rib, source, &reporter)
      judgeClosures(of: rib, source, &reporter)
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
          more: [property.item.name])
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
          more: [name])
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

  private static func judgeClosures(
    of rib: RIB, _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    guard let closures = PresenterClosures(rib, source) else { return }
    judgeBuilders(of: rib, closures, source, &reporter)
    let name = source.app.types[closures.interactor].name
    for closure in closures.all {
      let unless = closure.end.map { ", unless \($0) is called" } ?? ""
      let guess =
        closure.hold == .yes
        ? "" : " This is a guess: the variable that stands for self may be weak or unowned."
      let isNote = closure.end != nil || closure.hold != .yes || !closure.isKeptByAll
      reporter.report(
        at: closure.place, path: source.name(rib), severity: isNote ? .info : nil,
        message:
          "\(name) gives its presenter a closure that captures self strongly, the presenter keeps it in \(closure.property), and \(name) holds the presenter: neither is freed\(unless).\(guess)",
        fix: "Capture self weakly, `[weak self]`.", more: [closure.property])
    }
  }

  /// A closure or a function of the interactor that a builder gives the presenter.
  private static func judgeBuilders(
    of rib: RIB, _ closures: PresenterClosures, _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    let (app, interactor) = (source.app, closures.interactor)
    for view in source.ribs.presenters(of: rib) {
      for owner in app.ancestors[view] where app.types[owner].isClass {
        for property in app.types[owner].allProperties
        where property.item.isStored && property.item.type?.unwrapped.isFunction ?? false
          && !closures.ends(property.item.name)
        {
          let values = source.detaching.writes.values(of: property.item.name, of: view) ?? []
          guard
            let given = values.first(where: { given in
              // What the interactor gives itself is looked at above.
              !(given.types.owner.map { app.ancestors[interactor].contains($0.id) } ?? false)
                && holds(interactor, given, app)
            })
          else { continue }
          let (name, what) = (app.types[interactor].name, app.types[view].name)
          reporter.report(
            at: SourcePlace(file: given.types.file, line: given.function.line(of: given.value)),
            path: source.name(rib),
            message:
              "\(what) is given \(given.value.isClosure ? "a closure that holds" : "a function of") \(name) and keeps it in \(property.item.name), and \(name) holds \(what): neither is freed.",
            fix:
              "Give it a closure that captures the interactor weakly, `{ [weak interactor] in … }`.",
            more: [property.item.name])
        }
      }
    }
  }

  /// Whether a value is a function of an object of a class, or a closure that holds one.
  private static func holds(
    _ interactor: Int, _ given: PropertyWrites.Given, _ app: AppIndex
  ) -> Bool {
    func isInteractor(_ expression: Expression) -> Bool {
      given.types.type(of: expression).map { typed in
        app.classes(typed.type, in: typed.file, inside: given.types.owner) == [interactor]
      } ?? false
    }
    switch given.value {
    case .member(let base?, let name):
      return isInteractor(base) && app.property(name, of: interactor) == nil
        && !app.methods(name, of: interactor).isEmpty
    case .closure(let closure):
      let weak = Set(closure.captures.filter { $0.strength != .strong }.map(\.name))
      var isHeld = false
      SyntaxWalk.expressions(in: closure.body) { expression in
        guard case .name(let name) = expression, !weak.contains(name),
          !closure.parameters.contains(name)
        else { return }
        if isInteractor(expression) { isHeld = true }
      }
      return isHeld
    default: return false
    }
  }
}

extension Function {
  /// The line of the statement in which a value is assigned; the function's own if there is none.
  fileprivate func line(of value: Expression) -> Int {
    var found = line
    var rest = body ?? []
    while let statement = rest.popLast() {
      rest += statement.blocks.flatMap { $0 }
      guard case .expression(.assign(_, let source), let line) = statement else { continue }
      switch (source, value) {
      case (.closure(let one), .closure(let other)): if one === other { found = line }
      case (.member, .member): if source.chain == value.chain { found = line }
      default: break
      }
    }
    return found
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
