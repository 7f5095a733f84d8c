import RIBsAnalysis

// Initializers: what they make, and what they are given.
extension Interpreter {
  func construct(_ call: Call, _ state: inout PathState) -> Value? {
    let reference: TypeReference
    if case .type(let type) = call.callee {
      reference = type
    } else if let chain = call.callee.chain, let last = chain.last {
      let names = last == "init" ? chain.dropLast() : chain[...]
      guard names.last?.first?.isUppercase == true else { return nil }
      if state.locals[names[0]] != nil { return nil }
      reference = .named(names.joined(separator: "."))
    } else {
      return nil
    }
    guard let name = reference.name else { return nil }
    let outer = frame.type.map { app.types[$0] }
    // An extension of a framework's type, such as `Task`, makes it no type of the app.
    let found = app.type(name, in: frame.file, inside: outer).flatMap { $0.isExternal ? nil : $0 }
    let isRIB = found.flatMap { ribs.rib(router: $0.id) } != nil
    let known = app.dialect.routers[name] != nil ? name : aliasedRouter(name, outer)
    if let base = known ?? plainRouter(found), !isRIB {
      return runtimeRouter(base, call, &state)
    }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    if let type = found, let rib = ribs.rib(router: type.id) {
      noteParts(of: rib, call, arguments)
      for (argument, value) in zip(call.arguments, arguments) {
        guard let label = argument.label else { continue }
        if case .made(let place)? = value.screen { ribs.note(rib, given: .made(place), as: label) }
        for router in value.built { ribs.note(rib, givenChild: router, as: label) }
      }
      if currentPart != nil { built([rib], line: call.line) }
      return newRouter([rib])
    }
    // A list that is made of another has what that one has.
    if Self.keepingNothing.contains(name) { return .unknown }
    if name == "Array", call.arguments.map(\.label) == [nil] { return arguments[0] }
    // `Result { try builder.build(…) }`
    if name == "Result", case .closure(let closure)? = arguments.first?.kind {
      return run(closure, [], &state)
    }
    let views = arguments.flatMap(\.views)
    let carries = arguments.contains { !$0.leaves.isEmpty }
    let isGivenRouter = arguments.contains { argument in
      if case .closure = argument.kind { return found?.kind == .class || found?.kind == .value }
      return argument.isPart(.router)
    }
    for argument in arguments {
      noteHandedOn(argument)
      carry(detachedBy: argument, &state)
    }
    for router in arguments.flatMap(\.built) where found != nil {
      carry(router, &state)
      // A case `.push` beside the router says how it is shown.
      if call.arguments.contains(where: { $0.value.isCase("push") }) {
        state.shown.routers[router.id] = "push"
      }
    }
    if let type = found, carries || isGivenRouter {
      // An object carries the routers that it is given.
      let object = ObjectValue(type: type.id)
      var value = Value(
        kind: .object(object), type: reference, file: frame.file, depth: frame.depth)
      if let initializer = app.method("init", of: type.id, call.arguments),
        initializer.item.body != nil
      {
        _ = run(initializer, on: value, type: type.id, arguments, call, &state)
      } else {
        for (argument, given) in zip(call.arguments, arguments) {
          if let label = argument.label { object.fields[label] = given }
        }
      }
      value.kind = .object(object)
      return value
    }
    if let settings = settings(found, reference, call, arguments) { return settings }
    let isAlone = isAlone(making: name, state)
    with {
      if isAlone { $0.isAlone = true }
    } _: {
      for argument in arguments { runEscaped(argument, EscapingCall(name: name), &state) }
    }
    if carries { return .either(arguments.filter { !$0.leaves.isEmpty }) }
    // An object that is given a view, such as a delegate, is none itself.
    let isView = found?.isClass != true || ribs.isView(reference, in: frame.file)
    if !views.isEmpty, isView {
      return Value(kind: .view(views), type: reference, file: frame.file, depth: frame.depth)
    }
    guard found != nil || name.first?.isUppercase == true else { return nil }
    return .typed(reference, found?.place.file ?? frame.file)
  }

  /// A small type of which a Bool or the case of an enum is known, such as `SheetConfig(isLocked: true)`.
  private func settings(
    _ type: AppType?, _ reference: TypeReference, _ call: Call, _ arguments: [Value]
  ) -> Value? {
    guard let type, type.kind == .value, type.cases.isEmpty, type.methods["init"] == nil else {
      return nil
    }
    let object = ObjectValue(type: type.id)
    for property in type.allProperties where property.item.isStored && !property.item.isStatic {
      let index = call.arguments.firstIndex { $0.label == property.item.name }
      var scratch = PathState()
      guard
        let value = index.map({ arguments[$0] })
          ?? property.item.value.map({ evaluate($0, &scratch) })
      else { continue }
      switch value.kind {
      case .enumCase: object.fields[property.item.name] = value
      default: if value.isTrue != nil { object.fields[property.item.name] = value }
      }
    }
    guard !object.fields.isEmpty else { return nil }
    return Value(kind: .object(object), type: reference, file: frame.file, depth: frame.depth)
  }

  /// The interactor and the view that a router's initializer is given.
  func noteParts(of rib: Int, _ call: Call, _ arguments: [Value]) {
    func classes(_ label: String) -> [Int] {
      guard let index = call.arguments.firstIndex(where: { $0.label == label }) else { return [] }
      return types(of: arguments[index]).filter { app.types[$0].isClass }
    }
    var borrowed: SourcePlace?
    if let view = call.argument("viewController"), isBorrowed(view) { borrowed = place(call.line) }
    ribs.note(
      rib, interactor: classes("interactor").first, views: classes("viewController"),
      borrowedAt: borrowed)
  }

  /// Whether a view comes from the parent: a requirement of the builder's dependency, read directly or through
  /// the component.
  func isBorrowed(_ view: Expression) -> Bool {
    var chain = view.chain ?? []
    // A local constant stands for what it was given.
    let constants = frame.function.constants
    if chain.count == 1, let value = constants[chain[0]]?.chain { chain = value }
    guard chain.count >= 2, let name = chain.last else { return false }
    if isDependency(chain[chain.count - 2]) { return true }
    guard let made = constants[chain[0]].flatMap(Self.made)?.name,
      let component = app.type(made, in: frame.file),
      let property = app.property(name, of: component.id),
      case .return(let value?, _)? = property.item.getter?.body?.first,
      property.item.getter?.body?.count == 1
    else { return false }
    return value.chain?.first { $0 != "self" }.map(app.dialect.dependencyMembers.contains) == true
  }

  /// Whether a member of the running builder is what its parent provides.
  private func isDependency(_ name: String) -> Bool {
    guard let type = frame.type else { return false }
    guard let property = app.property(name, of: type) else {
      return app.dialect.dependencyMembers.contains(name)
    }
    return app.types(property.item.type, in: property.file).contains { found in
      app.ancestors[found.id].contains { ancestor in
        app.types[ancestor].inherited.contains {
          app.dialect.dependencyProtocols.contains($0.type.name ?? "")
        }
      }
    }
  }

  /// The runtime's class that an alias stands for, as in `typealias TipRouter = ViewableRouter<Interactable, …>`.
  private func aliasedRouter(_ name: String, _ outer: AppType?) -> String? {
    guard let alias = app.alias(name, inside: outer, in: frame.file)?.type.name else { return nil }
    let last = RIBIndex.last(alias)
    return app.dialect.routers[last] == nil ? nil : last
  }

  /// The runtime's class from which a router class inherits that stands for several RIBs.
  private func plainRouter(_ type: AppType?) -> String? {
    guard let type, ribs.plainRouters.contains(type.name) else { return nil }
    return app.superclass(of: type.id, named: app.dialect.routerBases)?.name
  }

  /// A router of the runtime's own class, or of one that adds nothing to it, which a builder makes for a RIB without a
  /// router class.
  func runtimeRouter(_ base: String, _ call: Call, _ state: inout PathState) -> Value? {
    let arguments = call.arguments.map { ($0.label, evaluate($0.value, &state)) }
    guard let type = frame.type, frame.function.name != "init" else { return .unknown }
    let owner = app.types[type]
    guard
      app.superclass(of: type, named: app.dialect.builders) != nil
        || isRouting(frame.function.result)
    else { return .unknown }
    // A component of Needle's may be its own builder.
    let name = RIBIndex.ribName(
      RIBIndex.ribName(owner.name, part: "Builder"), part: "Component")
    func classes(_ label: String) -> [Int] {
      guard let value = arguments.first(where: { $0.0 == label })?.1 else { return [] }
      return types(of: value).flatMap { app.types[$0].isClass ? [$0] : app.descendants[$0] }
    }
    let kind = app.dialect.routers[base] ?? .router
    let rib = ribs.implicitRIB(
      named: name, module: owner.module, kind: kind, place: place(call.line),
      interactor: classes("interactor").first, views: classes("viewController"))
    for case (let label?, let value) in arguments {
      if case .made(let place)? = value.screen { ribs.note(rib, given: .made(place), as: label) }
    }
    return newRouter([rib])
  }
}
