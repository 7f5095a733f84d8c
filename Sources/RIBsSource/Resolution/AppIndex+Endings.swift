// Which functions end what a property keeps, such as a subscription, a task or a timer.
extension AppIndex {
  /// Whether a class ends it when it is deactivated or goes off screen.
  func ends(_ property: String, of id: Int) -> Bool {
    let key = MemberKey(name: property, type: id)
    if let known = knownEnds[key] { return known }
    let found = ends(property, of: id, on: [])
    knownEnds[key] = found
    return found
  }

  /// - Parameter holders: The properties through which the class reaches the object that has the property; empty if it
  ///   has the property itself.
  func ends(_ property: String, of id: Int, on holders: Set<String>) -> Bool {
    let ends = endingFunctions.sorted().flatMap { methods($0, of: id) }
      .filter { !isOnlyCalledByDeinit($0.item.name, types[id]) }
    return ends.contains { end in
      let isReleaseEnough = releaseEnds(property, of: id, in: end.item)
      return Self.mentions(property, in: end.item.body ?? []) {
        isReleaseEnough || !$0.onlyReleases
      }
    }
      || helpers(of: ends, in: id).contains { helper in
        Self.empties(
          property, of: holders, helper.item,
          isReleaseEnough: releaseEnds(property, of: id, in: helper.item))
      }
  }

  /// Whether it ends when a function gives the property something else: it needs the property, or the function ends
  /// what a local variable holds, which can be the property's former value.
  private func releaseEnds(_ property: String, of id: Int, in function: Function) -> Bool {
    !outlivesItsProperty(property, of: id) || endsALocal(in: function.body ?? [], of: id)
  }

  /// Whether what a property keeps goes on without it: the run loop keeps a timer, the runtime a task, and the
  /// notification center a token.
  private func outlivesItsProperty(_ name: String, of id: Int) -> Bool {
    guard let declared = property(name, of: id), declared.item.isStored,
      declared.item.observers.isEmpty
    else { return false }
    let kept =
      switch declared.item.type?.unwrapped {
      case .array(let element): element.unwrapped
      case .dictionary(_, let value): value.unwrapped
      case .named("Set", let elements): elements.first?.unwrapped
      case let type: type
      }
    guard case .named(let type, _)? = kept, self.type(type, in: declared.file) == nil else {
      return false
    }
    return Self.keptElsewhere.contains(type)
  }

  private static let keptElsewhere: Set<String> = [
    "CADisplayLink", "NSObjectProtocol", "Task", "Timer",
  ]

  /// Whether a body ends what a local variable holds.
  private func endsALocal(in body: [Statement], of id: Int) -> Bool {
    var found = false
    SyntaxWalk.calls(in: body) { call in
      guard call.isEnding, let chain = call.receiver?.chain, chain.count == 1 else { return }
      if property(chain[0], of: id) == nil { found = true }
    }
    return found
  }

  /// The functions of a class that some of its functions call, directly or through each other.
  private func helpers(of starts: [Member<Function>], in id: Int) -> [Member<Function>] {
    var seen = Set(starts.map { ObjectIdentifier($0.item) })
    var found: [Member<Function>] = []
    var rest = starts
    while let next = rest.popLast() {
      SyntaxWalk.calls(in: next.item.body ?? []) { call in
        guard call.isOnSelf, let name = call.name else { return }
        var called = overloads(name, of: id, call.arguments).prefix(1)
        if call.receiver?.chain == ["super"] { called = methods(name, of: id)[...] }
        for method in called where seen.insert(ObjectIdentifier(method.item)).inserted {
          found.append(method)
          rest.append(method)
        }
      }
    }
    return found
  }

  /// Whether a helper lets go of what a property keeps: it puts something empty in its place, or ends what is there.
  /// A helper that adds to a bag only mentions it.
  ///
  /// - Parameter isReleaseEnough: Whether it ends when the property is given something else.
  private static func empties(
    _ property: String, of holders: Set<String>, _ helper: Function, isReleaseEnough: Bool
  ) -> Bool {
    let isLocal = helper.declares(property)
    var found: [[String]] = []
    func note(_ keeper: Expression?) {
      guard let chain = keeper?.chain, chain.last == property else { return }
      found.append(chain)
    }
    var rest = (helper.body ?? []).reversed().map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .statement(let statement):
        rest += SyntaxWalk.direct(statement).reversed()
      case .expression(let expression):
        switch expression {
        case .assign(.tuple(let targets), .tuple(let values)) where isReleaseEnough:
          for (target, value) in zip(targets, values) where value.value.isEmptyValue {
            note(target.value)
          }
        case .assign(let target, let value) where isReleaseEnough && value.isEmptyValue:
          note(target)
        case .call(let call)
        where call.endsWhatItNames && (isReleaseEnough || !expression.onlyReleases):
          note(call.receiver)
          for argument in call.arguments { note(argument.value.withoutInout) }
        case .closure(let closure): rest += closure.body.reversed().map(SyntaxWalk.Item.statement)
        default: break
        }
        rest += expression.children.reversed().map(SyntaxWalk.Item.expression)
      }
    }
    return found.contains { chain in
      let owners = chain.dropLast().drop { $0 == "self" }
      if let owner = owners.first { return owners.count == 1 && holders.contains(owner) }
      return holders.isEmpty && (chain.count > 1 || !isLocal)
    }
  }

  /// The first function of a class that ends it when somebody calls the function, other than the one that starts it.
  /// `deinit` does not count, because it does not run while what the property keeps holds the object.
  func function(ending property: String, of id: Int, besides start: Function) -> String? {
    functions(ending: property, of: id, besides: start).first?.item.name
  }

  /// The functions of a class that end it when somebody calls them, other than the one that starts it and `deinit`.
  func functions(
    ending property: String, of id: Int, besides start: Function
  ) -> [Member<Function>] {
    var found: [Member<Function>] = []
    for type in ancestors[id] where types[type].isClass {
      for method in types[type].code where method.item !== start {
        guard method.item.name != "deinit", let body = method.item.body,
          !isOnlyCalledByDeinit(method.item.name, types[type])
        else { continue }
        let isLocal = method.item.declares(property)
        let isReleaseEnough = releaseEnds(property, of: id, in: method.item)
        let isEnd = Self.mentions(property, in: body, isLocal: isLocal) { expression in
          switch expression {
          case .assign(_, .nilLiteral): isReleaseEnough
          case .call(let call): call.isEnding && (isReleaseEnough || !expression.onlyReleases)
          default: false
          }
        }
        if isEnd { found.append(method) }
      }
    }
    return found
  }

  /// Whether only `deinit` calls a function: too late to end what keeps the object alive. The runtime calls some functions
  /// of workers.
  private func isOnlyCalledByDeinit(_ name: String, _ type: AppType) -> Bool {
    let ends = type.methods["deinit"] ?? []
    return !namesOutsideDeinit.contains(name)
      && superclass(of: type.id, named: dialect.workers) == nil
      && ends.contains { SyntaxWalk.calls(anyOf: [name], in: $0.item.body ?? []) }
  }

  /// Whether a body assigns to a property, calls one of its functions or passes it on, in a way that counts.
  ///
  /// - Parameter isLocal: Whether the name alone means a variable of the function.
  private static func mentions(
    _ property: String, in body: [Statement], isLocal: Bool = false, _ counts: (Expression) -> Bool
  ) -> Bool {
    func isProperty(_ expression: Expression?) -> Bool {
      guard let chain = expression?.chain, chain.last == property else { return false }
      return chain.count > 1 || !isLocal
    }
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      let isMentioned =
        switch expression {
        // `(task, timer) = (nil, nil)`
        case .assign(.tuple(let targets), _): targets.contains { isProperty($0.value) }
        case .assign(let target, _): isProperty(target)
        // `token.invalidate()`, `center.removeObserver(token)` and `stop(&task)`
        case .call(let call):
          isProperty(call.receiver)
            || call.arguments.contains {
              isProperty(call.isOnSelf ? $0.value.withoutInout : $0.value)
            }
        // `for task in [search, upload] { task?.cancel() }`
        case .array(let items): items.contains(where: isProperty)
        default: false
        }
      if isMentioned, counts(expression) { found = true }
    }
    return found
  }

  private var endingFunctions: Set<String> {
    dialect.resigning.union(dialect.endingCallbacks).union(dialect.cleanup)
      .union(["viewDidDisappear", "viewWillDisappear", "prepareForReuse"])
  }
}

extension Call {
  private static let endingNames: Set<String> = [
    "invalidate", "cancel", "dispose", "remove", "removeAll", "removeObserver", "stop",
  ]

  /// Whether its name is that of a function that ends a subscription, a task or a timer.
  fileprivate var isEnding: Bool { name.map(Self.endingNames.contains) ?? false }

  /// Whether it ends what it is called on or given, also each of several: `tasks.forEach { $0.cancel() }`.
  fileprivate var endsWhatItNames: Bool {
    if isEnding { return true }
    guard name == "forEach", let argument = arguments.first?.value else { return false }
    switch argument {
    case .closure(let closure):
      var found = false
      SyntaxWalk.calls(in: closure.body) { call in if call.isEnding { found = true } }
      return found
    default: return false
    }
  }

  /// Whether it is a function of `self`, also of its superclass.
  var isOnSelf: Bool {
    switch callee {
    case .name: true
    default: receiver?.chain == ["self"] || receiver?.chain == ["super"]
    }
  }
}

extension Function {
  /// Whether it has a parameter or a variable of a name, outside of closures.
  fileprivate func declares(_ name: String) -> Bool {
    if parameters.contains(where: { $0.name == name }) { return true }
    var lists = [body ?? []]
    while let list = lists.popLast() {
      for case .declare(let names, _, let value, _) in list where names.contains(name) {
        // `let token = token` is the property's.
        if value?.chain?.last != name { return true }
      }
      lists += list.flatMap(\.blocks)
    }
    return false
  }
}

extension Expression {
  /// Whether it replaces a value or takes it out of a list, without calling it.
  fileprivate var onlyReleases: Bool {
    switch self {
    case .assign, .array: true
    case .call(let call): call.name == "removeAll" || call.name == "remove"
    default: false
    }
  }

  /// What an argument such as `&task` is passed.
  fileprivate var withoutInout: Expression {
    if case .inout(let inner) = self { inner } else { self }
  }

  /// Whether it is nil, an empty list, or something new that is made of nothing, such as `DisposeBag()`.
  var isEmptyValue: Bool {
    switch self {
    case .nilLiteral: return true
    case .array(let items): return items.isEmpty
    case .dictionary(let entries): return entries.isEmpty
    case .call(let call):
      guard call.arguments.isEmpty else { return false }
      switch call.callee {
      case .type, .member(nil, "init"): return true
      default:
        let chain = call.callee.chain?.filter { $0 != "init" }
        return chain?.last?.first?.isUppercase ?? false
      }
    default: return false
    }
  }
}
