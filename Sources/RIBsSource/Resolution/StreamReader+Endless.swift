extension StreamReader {
  /// Whether a stream certainly goes on as long as the app: a subject of the app's, a timer or notifications, whatever
  /// operators stand between.
  func isEndless(_ expression: Expression) -> Bool { isEndless(expression, 0) }

  private func isEndless(_ expression: Expression, _ depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    if let typed = types.type(of: expression), !typed.isMeta,
      types.plainName(typed).map(StreamTypes.subjects.contains) ?? false
    {
      return true
    }
    switch expression {
    case .optionalChain(let inner): return isEndless(inner, depth + 1)
    case .name(let name):
      if name.hasPrefix("$") { return true }
      if let local = types.locals[name] {
        return local.value.map { isEndless($0, depth + 1) } ?? false
      }
      return types.owner.map { isEndless(name, of: [$0], depth) } ?? false
    case .member(let base?, let name):
      if name.hasPrefix("$") { return true }
      return isEndless(name, of: types.type(of: base).map(types.types) ?? [], depth)
    case .call(let call):
      guard let name = call.name else { return false }
      if let function = types.function(of: call) {
        let bodies =
          function.item.body == nil ? types.app.implementers(of: function) : [function]
        return !bodies.isEmpty
          && bodies.allSatisfy { method in
            isEndless(
              in: method.item, method.item.body, DeclaredTypes(types.app, of: method), depth)
          }
      }
      if Self.endless.contains(name) { return true }
      guard let receiver = call.receiver, Self.lasting.contains(name) else { return false }
      return isEndless(receiver, depth + 1)
    default: return false
    }
  }

  /// Whether all properties of a name that objects of some types can have are endless streams.
  private func isEndless(_ name: String, of owners: [AppType], _ depth: Int) -> Bool {
    let all = owners.flatMap { owner in
      owner.kind == .protocol ? types.app.conforming(to: owner) : [owner]
    }
    return !all.isEmpty
      && all.allSatisfy { owner in
        guard let property = types.app.property(name, of: owner.id) else { return false }
        let own = DeclaredTypes(types.app, owner, file: property.file)
        if let getter = property.item.getter {
          return isEndless(in: property.item, getter.body, own, depth)
        }
        return own.type(of: .name(name)).flatMap(own.plainName).map(StreamTypes.subjects.contains)
          ?? false
          || property.item.value.map { value in
            inside(property.item, own) { ($0.isEndless(value, depth + 1) ? .open : .one, false) }?
              .ending == .open
          } ?? false
      }
  }

  /// Whether what a body returns at its end is an endless stream.
  private func isEndless(
    in item: AnyObject, _ body: [Statement]?, _ own: DeclaredTypes, _ depth: Int
  ) -> Bool {
    guard case .return(let value?, _)? = body?.last else { return false }
    return inside(item, own) { ($0.isEndless(value, depth + 1) ? .open : .one, false) }?.ending
      == .open
  }

  /// The functions of the frameworks that make endless streams.
  private static let endless: Set<String> = ["interval", "notification", "publisher", "publish"]

  /// The operators after which an endless stream is one still.
  private static let lasting = keeping.subtracting(["timeout", "assertNoFailure"]).union([
    "asObservable", "asDriver", "asSignal", "asInfallible", "startWith", "prepend", "flatMap",
    "flatMapLatest", "flatMapFirst", "concatMap",
  ])
}
