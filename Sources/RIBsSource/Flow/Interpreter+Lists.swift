// Lists and optionals, whose functions call a closure at once.
extension Interpreter {
  /// Functions that call their closure at once: those of lists and optionals.
  func collection(
    _ name: String, on receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    switch name {
    case "forEach", "map", "flatMap", "compactMap", "filter", "contains", "first", "allSatisfy",
      "sorted", "reversed", "reduce", "firstIndex", "lastIndex", "last", "dropFirst", "dropLast",
      "prefix", "suffix", "enumerated", "shuffled":
      let isOptional = receiver.isPart && (name == "map" || name == "flatMap")
      guard receiver.isList || isOptional || name == "forEach" else { return nil }
      let function = call.arguments.last.map { evaluate($0.value, &state) }
      if let rest = receiver.cut(by: call) { return rest }
      guard let function else { return receiver }
      // `self.map(work)` for a weak self
      let item = isOptional ? receiver : element(of: receiver)
      if case .list(let items) = receiver.kind, ["forEach", "map", "compactMap"].contains(name) {
        let values = items.map { invoke(function, [$0], call, &state) }
        return Value(
          kind: .list(name == "compactMap" ? values.filter { !$0.isNothing } : values),
          depth: frame.depth)
      }
      let result = invoke(function, [item], call, &state)
      switch name {
      case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix":
        return receiver
      case "first", "last": return self.element(at: receiver)
      case "map", "flatMap", "compactMap": return result
      case "firstIndex", "lastIndex":
        var place = Value.unknown
        place.indexOf = slot(of: receiver)
        return place
      default: return .unknown
      }
    case "index" where call.arguments.first?.label == "forKey": return element(at: receiver)
    case "append" where isLocalList(receiver, call, state),
      "insert" where isLocalList(receiver, call, state):
      return addition(to: receiver, call, &state)
    case "append", "insert", "updateValue":
      guard let slot = slot(of: receiver) ?? self.slot(named: call.receiver, state),
        let first = call.arguments.first
      else { return nil }
      var value = evaluate(first.value, &state)
      if case .array(let type)? = call.receiver.flatMap({ storedProperty($0)?.type?.unwrapped }) {
        value = value.labelled(type)
      }
      if name == "updateValue" {
        storeElement(value, in: slot, &state)
      } else {
        store(value, in: slot, isAdded: true, &state)
      }
      return .unknown
    case _ where call.takesOut: return removal(name, from: receiver, call, &state)
    default: return nil
    }
  }

  /// Whether a variable holds the receiver of a call, and the receiver may be a list.
  private func isLocalList(_ list: Value, _ call: Call, _ state: PathState) -> Bool {
    guard case .name(let name)? = call.receiver, state.locals[name] != nil else { return false }
    if case .named? = list.type?.unwrapped { return false }
    return types(of: list).isEmpty
  }

  /// Adds what a call gives to a list that a variable holds.
  private func addition(
    to list: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    guard case .name(let name)? = call.receiver, let first = call.arguments.first,
      first.label == nil || first.label == "contentsOf"
    else { return nil }
    let added = evaluate(first.value, &state)
    var items: [Value] = [.unknown]
    if case .list(let known) = list.kind { items = known }
    var more = [added]
    if first.label == "contentsOf", case .list(let values) = added.kind { more = values }
    // A loop adds the same each time.
    let new = more.filter { value in !items.contains { $0.isOfSameKind(as: value) } }
    if case .number(0)? = call.argument("at") {
      items.insert(contentsOf: new, at: 0)
    } else {
      items += new
    }
    state.locals[name]?.kind = .list(items)
    return .unknown
  }

  /// What a function takes out of a list: one element, or all there is.
  private func removal(
    _ name: String, from receiver: Value, _ call: Call, _ state: inout PathState
  ) -> Value? {
    // A child's own function of that name is none of a list's.
    if types(of: receiver).contains(where: { !app.methods(name, of: $0).isEmpty }) { return nil }
    let arguments = call.arguments.map { evaluate($0.value, &state) }
    // `remove` may also be a function of an object that is not known, which may detach what it is given.
    for argument in arguments { state.slots.keep(argument) }
    guard let slot = slot(of: receiver) ?? self.slot(named: call.receiver, state) else {
      return receiver.isList ? element(of: receiver) : nil
    }
    defer {
      // What is detached next was taken out already.
      if state.slots.uncleared.remove(slot) == nil {
        state.slots.takenFrom.insert(slot)
        let isOne = name != "removeAll" || call.comparison == true || call.choosesLiving
        if isOne, isStored(call.receiver, state), state.slots.keepsAttached(slot) {
          state.slots.lost[slot] = placeInRIB(call.line)
        }
      }
    }
    if name == "removeAll" {
      for argument in arguments { _ = invoke(argument, [element(of: receiver)], call, &state) }
      // `removeAll { $0 === child }` leaves the others.
      if !call.takesCondition {
        if state.slots.endDetached.contains(slot) {
          state.slots.rest[slot] = placeInRIB(call.line)
        }
        if state.slots.keepsAttached(slot) { state.slots.letGo[slot] = placeInRIB(call.line) }
        state.slots.contents[slot] = .nothing
      }
      return .unknown
    }
    if case .list(var items) = receiver.kind, !items.isEmpty,
      name == "removeLast" || name == "popLast"
    {
      let last = items.removeLast()
      state.slots.contents[slot]?.kind = .list(items)
      return last
    }
    // What stood under the key is gone, whoever takes it.
    if name == "removeValue" || name == "remove" { state.slots.testedElements.insert(slot) }
    var value = element(at: receiver)
    value.isTaken = true
    value.endsList = ["popLast", "popFirst", "removeLast", "removeFirst"].contains(name)
    return value
  }
}

extension Call {
  private static let takingOut: Set<String> = [
    "removeAll", "removeValue", "removeLast", "removeFirst", "popLast", "popFirst", "remove",
    "removeSubrange",
  ]

  private static let asking: Set<String> = [
    "contains", "first", "last", "firstIndex", "lastIndex", "prefix", "suffix", "dropFirst",
    "dropLast", "reversed", "enumerated", "shuffled",
  ]

  /// Whether its name is that of a function of a list that hands no element on.
  var asksList: Bool { name.map(Self.asking.contains) ?? false }

  /// Whether its name is that of a function of a list that takes elements out.
  var takesOut: Bool { name.map(Self.takingOut.contains) ?? false }

  /// Whether a closure chooses what the function is about.
  fileprivate var takesCondition: Bool {
    arguments.contains { argument in
      if case .closure = argument.value { true } else { argument.label == "where" }
    }
  }

  /// Whether a closure chooses among children that live, as in `{ ids.contains($0.key) }`: it asks neither for what is
  /// attached or active, nor for what is gone.
  fileprivate var choosesLiving: Bool {
    guard case .closure(let closure)? = arguments.last?.value, comparison == nil else {
      return false
    }
    var asks = false
    SyntaxWalk.expressions(in: closure.body) { expression in
      switch expression {
      case .nilLiteral: asks = true
      case .name(let name), .member(_, let name): if Self.lives.contains(name) { asks = true }
      default: break
      }
    }
    return !asks && closure.usesItsParameters
  }

  /// What says whether a child is still attached.
  private static let lives: Set<String> = [
    "children", "isActive", "isActiveStream", "parent", "viewControllers", "window",
    "isViewLoaded", "presentingViewController", "uiviewController", "viewControllable",
  ]

  /// `true` for `{ $0 === child }`, `false` for `{ $0 !== child }`, and nil for any other closure or none.
  fileprivate var comparison: Bool? {
    guard case .closure(let closure)? = arguments.last?.value, closure.body.count == 1 else {
      return nil
    }
    switch closure.body[0] {
    case .expression(.binary("==", _, _), _), .return(.binary("==", _, _)?, _): return true
    case .expression(.not(.binary("==", _, _)), _), .return(.not(.binary("==", _, _))?, _):
      return false
    default: return nil
    }
  }
}

extension Value {
  /// What is left of a list after `dropLast()`, `prefix(1)`, `filter { $0 !== child }` and the like; nil for other calls.
  fileprivate func cut(by call: Call) -> Value? {
    guard let name = call.name else { return nil }
    let isCut =
      ["dropFirst", "dropLast", "prefix", "suffix"].contains(name) && !call.takesCondition
    // `filter { $0 !== child }`, `filter { ids.contains($0.key) }`
    let isChosen = name == "filter" && (call.comparison == false || call.choosesLiving)
    guard isCut || isChosen else { return nil }
    var rest = self
    rest.isShortened = true
    return rest
  }

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

  var isKeeper: Bool {
    if case .keeper = kind { true } else { false }
  }

  /// Whether it is the RIB's own router or interactor.
  func isPart(_ part: RIBPart) -> Bool {
    if case .part(part) = kind { true } else { false }
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
    // What is behind an optional has functions of its own.
    case .part, .weak: return false
    default:
      switch type {
      case .array, .dictionary, .optional: return true
      default: return false
      }
    }
  }
}
