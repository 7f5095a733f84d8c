// Lists and optionals, whose functions call a closure at once.
extension Interpreter {
  /// Functions that call their closure at once: those of lists and optionals.
  func collection(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    switch name {
    case "forEach", "map", "flatMap", "compactMap", "filter", "contains", "first", "allSatisfy",
      "sorted",
      "reversed", "reduce", "firstIndex", "last":
      guard receiver.isList || name == "forEach" else { return nil }
      let function = call.arguments.last.map { evaluate($0.value, &state) }
      guard let function else { return receiver }
      let item = element(of: receiver)
      if case .list(let items) = receiver.kind, name == "forEach" || name == "map" {
        let values = items.map { invoke(function, [$0], call, &state) }
        return Value(kind: .list(values), depth: frame.depth)
      }
      let result = invoke(function, [item], call, &state)
      switch name {
      case "filter", "sorted", "reversed": return receiver
      case "first", "last": return item
      case "map", "flatMap", "compactMap": return result
      default: return .unknown
      }
    case "append", "insert", "updateValue":
      guard let slot = slot(of: receiver) ?? self.slot(named: call.receiver, state),
        let first = call.arguments.first
      else { return nil }
      let value = evaluate(first.value, &state)
      store(value, in: slot, isAdded: true, &state)
      return .unknown
    case "removeAll", "removeValue", "removeLast", "removeFirst", "popLast", "remove":
      guard let slot = slot(of: receiver) else { return nil }
      state.uncleared.remove(slot)
      let value = Value(
        kind: .held(slot), type: receiver.type, file: receiver.file, depth: frame.depth)
      for argument in call.arguments { _ = evaluate(argument.value, &state) }
      state.contents[slot] = name == "removeAll" ? .nothing : nil
      state.contents[slot] = .nothing
      return value
    default: return nil
    }
  }
}

extension Value {
  var views: [Value] {
    switch kind {
    case .view(let routers): routers
    case .list(let items), .choice(let items): items.flatMap(\.views)
    case .tuple(let items): items.flatMap(\.value.views)
    default: []
    }
  }

  var isObject: Bool {
    if case .object = kind { true } else { false }
  }

  var isPart: Bool {
    switch kind {
    case .part, .weak: true
    default: false
    }
  }

  /// Whether closures given to the value's functions run at once.
  var isList: Bool {
    switch kind {
    case .list, .held, .element, .children, .router, .tuple, .choice, .nothing, .view: return true
    default:
      switch type {
      case .array, .dictionary, .optional: return true
      default: return false
      }
    }
  }
}
