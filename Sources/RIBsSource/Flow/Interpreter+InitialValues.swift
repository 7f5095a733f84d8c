import RIBsAnalysis

// What properties begin with.
extension Interpreter {
  /// The routers that a lazy property builds when it is read first.
  func lazyValue(
    _ property: Member<Property>, of part: RIBPart, _ state: inout PathState
  ) -> Value? {
    let item = property.item
    let slot = Slot(part: part, name: item.name)
    guard item.isLazy, let value = item.value, state.slots.contents[slot] == nil,
      item.type == nil || isSlotType(item), !context.running.contains(ObjectIdentifier(item))
    else { return nil }
    let built = pass.lazyValues[slot] ?? initial(value, of: property, &state)
    guard !built.built.isEmpty else { return nil }
    pass.lazyValues[slot] = built
    state.slots.contents[slot] = .nothing
    store(built, in: slot, isAdded: false, &state)
    return built
  }

  /// The closures that a constant list or dictionary begins with, such as factories by their names.
  func functions(in property: Member<Property>, of receiver: Value) -> Value? {
    let item = property.item
    guard item.isLet || item.isLazy, let value = item.value else { return nil }
    let closures = value.elements.compactMap { element -> Closure? in
      if case .closure(let closure) = element { closure } else { nil }
    }
    if closures.isEmpty { return nil }
    let owner = owner(of: property, receiver)
    return Value(
      kind: .list(
        closures.map { Value(kind: .closure(ClosureValue($0, locals: [:], frame: owner))) }))
  }

  /// Where the initial value of a property stands, which sees nothing of the running function.
  func owner(of property: Member<Property>, _ receiver: Value) -> Frame {
    let function = Function(name: property.item.name, body: nil, line: property.item.line)
    return Frame(
      receiver: receiver, type: types(of: receiver).first, file: property.file, function: function,
      depth: frame.depth)
  }

  /// An object that a constant is given at its beginning, with the router or closures that may attach for it.
  func helper(
    in property: Member<Property>, of receiver: Value, _ state: inout PathState
  ) -> Value? {
    let item = property.item
    guard item.isLet || item.isLazy, case .call(let call)? = item.value,
      !context.running.contains(ObjectIdentifier(item)),
      call.arguments.contains(where: { $0.value.isClosure || $0.value.chain == ["self"] }),
      let type = Self.made(.call(call)).flatMap({ app.type($0.name ?? "", in: property.file) }),
      !type.isExternal, ribs.rib(router: type.id) == nil, !app.views.isView(type.id)
    else { return nil }
    if let known = pass.helpers[ObjectIdentifier(item)] { return known }
    let owner = owner(of: property, receiver)
    let value = with {
      $0.frame = owner
    } _: {
      initial(.call(call), of: property, &state)
    }
    guard value.isObject else { return nil }
    pass.helpers[ObjectIdentifier(item)] = value
    return value
  }

  private func initial(
    _ value: Expression, of property: Member<Property>, _ state: inout PathState
  ) -> Value {
    let locals = state.locals
    defer { state.locals = locals }
    state.locals = [:]
    let found = with {
      $0.running.insert(ObjectIdentifier(property.item))
      $0.frame.file = property.file
    } _: {
      evaluate(value, &state)
    }
    return property.item.type.map(found.labelled) ?? found
  }
}
