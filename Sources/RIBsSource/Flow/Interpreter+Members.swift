import RIBsAnalysis

// Names, members and properties.
extension Interpreter {
  func named(_ name: String, _ state: inout PathState) -> Value {
    if let value = state.locals[name] { return value }
    if name == "self" { return frame.receiver }
    if name == "uiviewController", !frame.receiver.views.isEmpty { return frame.receiver }
    if case .object(let object) = frame.receiver.kind, let value = object.fields[name] {
      return value
    }
    if let type = frame.type {
      if let property = app.property(name, of: type) {
        return read(property, of: frame.receiver, &state)
      }
      if let value = runtimeMember(name, of: frame.receiver, type, &state) { return value }
      if !app.methods(name, of: type).isEmpty || app.dialect.change(byFunction: name) != nil {
        return Value(kind: .function(name: name, receiver: frame.receiver))
      }
    }
    if name == "Self", let type = frame.type {
      return .typed(.named(app.types[type].name), app.types[type].place.file)
    }
    if name.first?.isUppercase == true,
      let type = app.type(name, in: frame.file, inside: frame.type.map { app.types[$0] })
    {
      return .typed(.named(type.name), type.place.file)
    }
    if app.functions[name] != nil { return Value(kind: .function(name: name, receiver: nil)) }
    return .unknown
  }

  /// The classes that a value can be an instance of, or else the types through which it is seen.
  func types(of value: Value) -> [Int] {
    switch value.kind {
    case .part(let part), .weak(let part): return type(of: part).map { [$0] } ?? []
    case .object(let object): return [object.type]
    default:
      if case .array = value.type?.unwrapped { return [] }
      if case .dictionary = value.type?.unwrapped { return [] }
      return app.types(value.type, in: value.file).map(\.id)
    }
  }

  /// A value of a member's type, with what `Self` and the generic parameters of its class stand for in the receiver's
  /// class.
  func typed<Item>(
    _ reference: TypeReference?, of member: Member<Item>, on type: Int?
  ) -> Value {
    guard let reference, let type else { return .typed(reference, member.file) }
    var generics = app.generics(of: member.owner, seenFrom: type)
    generics["Self"] = .named(app.types[type].name)
    let replaced = reference.replacing(generics)
    return .typed(replaced, replaced == reference ? member.file : app.types[type].place.file)
  }

  func member(_ name: String, of value: Value, _ state: inout PathState) -> Value {
    switch value.kind {
    case .tuple(let items):
      if let item = items.first(where: { $0.label == name }) { return item.value }
      if let index = Int(name), items.indices.contains(index) { return items[index].value }
      return .unknown
    case .choice(let values): return .either(values.map { member(name, of: $0, &state) })
    case .router:
      // An enum's case with a router, whose computed property gives the router.
      let isPayload = types(of: value).contains { type in
        app.types[type].kind == .value
          && app.property(name, of: type).map { isRouting($0.item.type, in: $0.file) } ?? false
      }
      if isPayload { return value }
      return isView(name, of: value)
        ? Value(kind: .view([value]), depth: value.depth) : .unknown
    case .view: return value
    case .held, .element: return projected(name, of: value)
    case .list, .children:
      if ["values", "lazy"].contains(name) { return value }
      guard ["first", "last"].contains(name) else { return .unknown }
      var end = element(of: value)
      if case .children = end.kind { end.endsList = true }
      return end
    case .object(let object):
      if let field = object.fields[name] { return field }
    case .closure, .nothing, .test, .keyPath: return .unknown
    case .enumCase, .function, .unknown, .part, .keeper, .weak: break
    }
    if isEnumCase(name, of: value.type, in: value.file) { return enumCase(name, of: value) }
    for type in types(of: value) {
      if let property = app.property(name, of: type) { return read(property, of: value, &state) }
      if let found = runtimeMember(name, of: value, type, &state) { return found }
      if !app.methods(name, of: type).isEmpty {
        return Value(kind: .function(name: name, receiver: value))
      }
    }
    if name == "allCases", let type = value.type { return .typed(.array(type), value.file) }
    if app.dialect.change(byFunction: name) != nil {
      return Value(kind: .function(name: name, receiver: value))
    }
    if case .named(let base, let arguments) = value.type?.unwrapped,
      let position = app.dialect.argument(name, of: base), arguments.count > position
    {
      return .typed(arguments[position], value.file)
    }
    if case .tuple(let elements) = value.type?.unwrapped,
      let element = elements.first(where: { $0.label == name })
    {
      return .typed(element.type, value.file)
    }
    // The `values` of a stream.
    var values = Value.unknown
    values.isDistinct = value.isDistinct
    return values
  }

  /// A member of what a slot holds: its view, or the router in a tuple or a small type.
  func projected(_ name: String, of value: Value) -> Value {
    var part = value
    part.depth = value.depth
    if case .tuple(let elements) = value.type?.unwrapped {
      let element =
        elements.first { $0.label == name }
        ?? Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      part.type = element?.type
      return part
    }
    if name == "first" || name == "last", case .array = value.type?.unwrapped {
      var end = element(at: value)
      end.endsList = true
      return end
    }
    if ["first", "last", "keys", "lazy", "values", "value", "wrappedValue"].contains(name) {
      return value
    }
    for type in types(of: value) {
      guard let property = app.property(name, of: type) else { continue }
      if isRouting(property.item.type, in: property.file) {
        part.type = property.item.type
        part.file = property.file
        return part
      }
    }
    if isView(name, of: value) { return Value(kind: .view([value]), depth: value.depth) }
    if app.dialect.interactorMembers.contains(name) { return .unknown }
    return types(of: value).isEmpty ? .unknown : Value(kind: .function(name: name, receiver: value))
  }

  /// Whether a type is that of a router, or has one in a tuple or a list.
  func isRouting(_ type: TypeReference?, in file: String? = nil) -> Bool {
    ribs.isRouting(type, in: file ?? frame.file, inside: frame.type.map { app.types[$0] })
  }

  /// Whether a member of a router is its view: by its declared type, or because the runtime declares it.
  func isView(_ name: String, of router: Value) -> Bool {
    var owners = types(of: router)
    if case .router(let built) = router.kind {
      owners += built.ribs.compactMap { ribs.ribs[$0].router }
    }
    for owner in owners {
      guard let property = app.property(name, of: owner) else { continue }
      let type = property.item.type ?? property.item.value.flatMap(inferred)
      if ribs.isView(type, in: property.file) { return true }
    }
    return app.dialect.viewMembers.contains(name)
  }

  /// A member that a class of the runtime declares.
  func runtimeMember(
    _ name: String, of value: Value, _ type: Int, _ state: inout PathState
  ) -> Value? {
    if case .part(.router) = value.kind {
      switch name {
      case _ where app.dialect.interactorMembers.contains(name):
        if rib?.interactor != nil {
          return Value(kind: .part(.interactor), depth: frame.depth)
        }
      case _ where app.dialect.childrenMembers.contains(name):
        return Value(kind: .children, depth: frame.depth)
      default: break
      }
    }
    if app.dialect.childrenMembers.contains(name), isRouting(.named(app.types[type].name)) {
      return Value(kind: .children, depth: frame.depth)
    }
    for bases in [
      app.dialect.routerBases, app.dialect.interactors, app.dialect.builders,
      app.dialect.components,
    ] {
      guard let base = app.superclass(of: type, named: bases),
        let position = app.dialect.argument(name, of: base.name), base.arguments.count > position
      else { continue }
      return .typed(base.arguments[position], app.types[type].place.file)
    }
    return nil
  }

  func read(
    _ property: Member<Property>, of receiver: Value, _ state: inout PathState
  ) -> Value {
    let item = property.item
    switch receiver.kind {
    case .keeper(let slot):
      if let field = keeperField(of: slot), field.property.item === item {
        return content(of: slot, field.type, field.file, state)
      }
      if let value = computed(property, of: receiver, types(of: receiver).first, &state) {
        return value
      }
    case .part(let part), .weak(let part):
      if ribs.keeperField(of: property) != nil {
        let type = item.type ?? item.value.flatMap(inferred)
        return Value(
          kind: .keeper(Slot(part: part, name: item.name)), type: type, file: property.file,
          depth: frame.depth)
      }
      if let value = lazyValue(property, of: part, &state) { return value }
      if let value = functions(in: property, of: receiver) { return value }
      if let value = helper(in: property, of: receiver, &state) { return value }
      if item.isStored || item.getter?.body == nil {
        if let other = self.part(item.type, in: property.file), other != part {
          return Value(kind: .part(other), type: item.type, file: property.file, depth: frame.depth)
        }
        let slot = Slot(part: part, name: item.name)
        let type = item.type ?? item.value.flatMap(inferred)
        guard state.slots.contents[slot] != nil || isSlot(slot, item) else {
          return typed(type, of: property, on: self.type(of: part))
        }
        return content(of: slot, type, property.file, state)
      }
      if let value = computed(property, of: receiver, self.type(of: part), &state) { return value }
    case .object(let object):
      if let value = object.fields[item.name] { return value }
      if let value = computed(property, of: receiver, object.type, &state) { return value }
    // What a small type has, in one of its own functions.
    case .held where item.isStored: return projected(item.name, of: receiver)
    // The way from a view controller to another one, such as the navigation controller around it.
    case .unknown where receiver.screen != nil && app.views.isView(item.type, in: property.file):
      if let value = computed(property, of: receiver, property.owner, &state), value.screen != nil {
        return value
      }
    default: break
    }
    let type = item.type ?? item.value.flatMap(inferred)
    // A component may hand out a router itself.
    if isRouting(type), let getter = item.getter, getter.body != nil {
      let member = Member(getter, owner: property.owner, file: property.file)
      let value = fresh(routers(from: member, on: property.owner, .typed(nil, "")))
      if !value.built.isEmpty { return value }
    }
    return .typed(type, property.file)
  }

  /// What a slot holds, as the running function reads it.
  private func content(
    of slot: Slot, _ type: TypeReference?, _ file: String, _ state: PathState
  ) -> Value {
    if let content = state.slots.contents[slot] {
      return content.read(at: frame.depth).typed(type, file, as: slot)
    }
    return Value(
      kind: .held(slot), type: type, file: file, depth: frame.depth, isReadLater: context.isLater)
  }

  /// Where an object keeps what a slot holds; nil if the RIB's own property does.
  func keeperField(of slot: Slot) -> KeeperField? {
    type(of: slot.part).flatMap { app.property(slot.name, of: $0) }.flatMap(ribs.keeperField)
  }

  /// What the code of a computed property returns; nil if it has none, or is running.
  private func computed(
    _ property: Member<Property>, of receiver: Value, _ type: Int?, _ state: inout PathState
  ) -> Value? {
    guard let getter = property.item.getter, getter.body != nil,
      mayBegin(ObjectIdentifier(getter))
    else { return nil }
    let member = Member(getter, owner: property.owner, file: property.file)
    var inner = state
    inner.locals = [:]
    let depth = frame.depth + 1
    var value = with {
      $0.running.insert(ObjectIdentifier(getter))
    } _: {
      execute(member, receiver: receiver, type: type, depth: depth, &inner)
    }
    inner.locals = state.locals
    state = inner
    if value.type == nil { (value.type, value.file) = (property.item.type, property.file) }
    return value
  }

  /// Whether a property holds routers: its type says so, or one was stored there. The type may be declared in sources that
  /// were not read.
  func isSlot(_ slot: Slot, _ property: Property) -> Bool {
    isSlotType(property) || !log.contents[slot].isEmpty || keeperField(of: slot) != nil
  }

  /// Whether a property can hold routers by its type.
  func isSlotType(_ property: Property) -> Bool {
    guard let type = property.type ?? property.value.flatMap(inferred) else { return false }
    // The router that an interactor refers to is its own and no child.
    if isRouting(type) { return true }
    return holdsRouting(type)
  }

  /// Whether a small type of the app has a router in a stored property.
  func holdsRouting(_ type: TypeReference) -> Bool {
    app.types(type, in: frame.file).contains { found in
      (found.kind == .value || found.isClass && found.place.file == frame.file)
        && found.allProperties.contains { $0.item.isStored && isRouting($0.item.type) }
    }
  }

  /// The type of an initial value: what an initializer makes.
  func inferred(_ expression: Expression) -> TypeReference? {
    Self.made(expression) ?? enumType(of: expression)
  }

  /// The enum whose case an expression is, as in `Stage.idle` and `Stage.detail(router)`.
  private func enumType(of expression: Expression) -> TypeReference? {
    switch expression {
    case .call(let call): return enumType(of: call.callee)
    case .member(let base?, let name):
      guard let chain = base.chain else { return nil }
      let type = TypeReference.named(chain.joined(separator: "."))
      let outer = frame.type.map { app.types[$0] }
      let isCase = app.types(type, in: frame.file, inside: outer).contains {
        $0.cases.contains(name)
      }
      return isCase ? type : nil
    default: return nil
    }
  }

  static func made(_ expression: Expression) -> TypeReference? {
    switch expression {
    case .call(let call):
      // `[Routing]()` and `[String: Routing]()`
      if case .array(let items) = call.callee, items.count == 1, let name = items[0].chain?.last {
        return .array(.named(name))
      }
      if case .dictionary(let entries) = call.callee, entries.count == 1,
        let key = entries[0].key.chain?.last, let name = entries[0].value.chain?.last
      {
        return .dictionary(.named(key), .named(name))
      }
      guard let chain = call.callee.chain, let last = chain.last, last.first?.isUppercase == true
      else {
        if case .type(let type) = call.callee { return type }
        return nil
      }
      return .named(chain.joined(separator: "."))
    case .array(let items): return items.first.flatMap(made).map { .array($0) }
    case .cast(_, let type): return type
    default: return nil
    }
  }

  func element(at list: Value) -> Value {
    switch list.kind {
    case .held(let slot):
      var element = list
      element.kind = .element(slot)
      switch list.type?.unwrapped {
      case .array(let type), .dictionary(_, let type): element.type = type
      default: break
      }
      return element
    case .choice(let values): return .either(values.map { element(at: $0) })
    case .unknown:
      if case .dictionary(_, let type) = list.type?.unwrapped { return .typed(type, list.file) }
      return element(of: list)
    default: return element(of: list)
    }
  }
}
