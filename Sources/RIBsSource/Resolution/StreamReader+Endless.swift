extension StreamReader {
  /// Whether a stream certainly goes on as long as what it comes from: a subject that a property holds, a timer or
  /// notifications, whatever operators stand between.
  func isEndless(_ expression: Expression) -> Bool { isEndless(expression, 0) }

  private func isEndless(_ expression: Expression, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    switch expression {
    case .optionalChain(let inner): return isEndless(inner, depth + 1)
    case .name(let name):
      if let local = types.locals[name] {
        if let value = local.value, isKept(value) { return true }
        // A subject that the function makes may be for one answer.
        return local.value?.chain != nil
          && local.value.map { isEndless($0, depth + 1) } ?? false
      }
      return types.owner.map { isEndless(name, of: [$0], depth) } ?? false
    case .member(.name("self")?, let name):
      return types.owner.map { isEndless(name, of: [$0], depth) } ?? false
    case .member(let base?, let name):
      return isEndless(name, of: types.type(of: base).map(types.types) ?? [], depth)
    case .call(let call): return isEndless(call, depth)
    default: return false
    }
  }

  private func isEndless(_ call: Call, _ depth: Int) -> Bool {
    guard let name = call.name, let receiver = call.receiver else { return false }
    if let function = types.function(of: call) {
      let bodies = function.item.body == nil ? types.app.implementers(of: function) : [function]
      return !bodies.isEmpty
        && bodies.allSatisfy { method in
          isEndless(in: method.item, method.item.body, DeclaredTypes(types.app, of: method), depth)
        }
    }
    switch name {
    case "interval": return types.type(of: receiver)?.isMeta ?? true
    case "publish": return receiver.chain == ["Timer"]
    case "timer": return call.argument("period") != nil
    case "publisher", "notification":
      return SyntaxWalk.mentions(
        anyOf: ["NotificationCenter"], in: [.expression(receiver, line: call.line)])
    default: return Self.lasting.contains(name) && isEndless(receiver, depth + 1)
    }
  }

  /// Whether it is a subject that a dictionary of the object has, or is given, as `subjects[key] ?? Subject()`.
  private func isKept(_ value: Expression) -> Bool {
    guard case .binary("??", .index(let kept, _, _), _) = value, let name = kept.ownChain?.first,
      let owner = types.owner, let property = types.app.property(name, of: owner.id)?.item,
      case .dictionary(_, let subject)? = property.type
    else { return false }
    return subject.name.map(StreamTypes.subjects.contains) ?? false && !isCompleted(name)
  }

  /// Whether all properties of a name that objects of some types can have are endless streams.
  private func isEndless(_ name: String, of owners: [AppType], _ depth: Int) -> Bool {
    let isPublished = name.isProjected
    let name = name.unprojected
    let all = owners.flatMap { owner in
      owner.kind == .protocol ? types.app.conforming(to: owner) : [owner]
    }
    return !all.isEmpty
      && all.allSatisfy { owner in
        guard let property = types.app.property(name, of: owner.id) else { return false }
        if isPublished { return property.item.attributes.contains("Published") }
        let own = DeclaredTypes(types.app, owner, file: property.file)
        if let getter = property.item.getter {
          return isEndless(in: property.item, getter.body, own, depth)
        }
        let type = own.type(of: .name(name)).flatMap(own.plainName)
        if type.map(StreamTypes.subjects.contains) ?? false { return !isCompleted(name) }
        return property.item.value.flatMap { value in
          inside(property.item, own, spent: false) { $0.isEndless(value, depth + 1) }
        } ?? false
      }
  }

  /// Whether all that a body returns are endless streams.
  private func isEndless(
    in item: AnyObject, _ body: [Statement]?, _ own: DeclaredTypes, _ depth: Int
  ) -> Bool {
    let values = (body ?? []).results
    var own = own
    for (name, value) in (item as? Function)?.constants ?? [:] { own.declare(name, nil, value) }
    return !values.isEmpty
      && inside(item, own, spent: false) { reader in
        values.allSatisfy { reader.isEndless($0, depth + 1) }
      } ?? false
  }

  /// Whether code ends what a property of a name holds.
  private func isCompleted(_ name: String) -> Bool {
    types.app.code.contains { function in
      var isCompleted = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard call.receiver?.chain?.last == name else { return }
        if call.name == "onCompleted" || call.arguments.first?.label == "completion" {
          isCompleted = true
        }
      }
      return isCompleted
    }
  }

  /// The operators after which an endless stream is one still.
  private static let lasting = keeping.subtracting(["timeout", "assertNoFailure"]).union([
    "asObservable", "asDriver", "asSignal", "asInfallible", "startWith", "prepend", "flatMap",
    "flatMapLatest", "flatMapFirst", "concatMap",
  ])
}
