/// A `Task` that a function starts, with what becomes of it.
struct TaskStart {
  enum Fate {
    case dropped
    /// A property of `self` keeps it.
    case keptBySelf(String)
    /// It ends with the RIB, or is kept elsewhere.
    case other
  }

  let line: Int
  let closure: Closure
  let fate: Fate
  let occurrence: StatementWalk.Occurrence
  var types: DeclaredTypes { occurrence.types }

  static func all(in method: Member<Function>, of owner: AppType, _ app: AppIndex) -> [TaskStart] {
    StatementWalk.occurrences(in: method, of: owner, app).compactMap(TaskStart.init)
  }

  private init?(_ occurrence: StatementWalk.Occurrence) {
    var value = occurrence.expression
    let locals = occurrence.types.locals
    var (keeper, local): (String?, String?)
    if case .local(let name) = occurrence.use { local = name }
    if case .assign(var target, let source) = value {
      value = source
      // `tasks[name] = Task { … }`
      if case .index(let list, _, _) = target { target = list }
      guard let chain = target.chain, let name = chain.last else { return nil }
      if name != "_", chain.count == 1, locals[name] != nil {
        local = name
      } else if name != "_" {
        guard chain.count == 1 || chain.first == "self" else { return nil }
        keeper = name
      }
    }
    var calls = value.calls
    // `tasks.append(Task { … })`
    if let list = calls.last?.receiver?.chain,
      list.count == 1 && locals[list[0]] == nil || list.first == "self",
      Self.closure(of: calls.last) == nil, case .call? = calls.last?.arguments.first?.value,
      let item = calls.last?.arguments.first?.value
    {
      (keeper, calls) = (list.last, item.calls)
    }
    guard let first = calls.first, let closure = Self.closure(of: first) else { return nil }
    (line, self.closure, self.occurrence) = (first.line, closure, occurrence)
    switch (keeper, calls.dropFirst().first) {
    case (let keeper?, _): fate = .keptBySelf(keeper)
    // `Task { … }.store(in: &tasks)`
    case (nil, let next?):
      if case .inout(let list)? = next.arguments.first?.value, let name = list.chain?.last,
        list.chain?.count != 1 || locals[name] == nil
      {
        fate = .keptBySelf(name)
      } else {
        fate = .other
      }
    case (nil, nil):
      // Nothing cancels a task that only a variable of the function has.
      let isUnreachable =
        local.map { LocalUses(name: $0, scope: occurrence.scope).stayInTheFunction }
        ?? (occurrence.use == .dropped)
      fate = isUnreachable ? .dropped : .other
    }
  }

  /// The closure that a call of `Task.init` or `Task.detached` is given.
  private static func closure(of call: Call?) -> Closure? {
    guard let call, case .closure(let closure)? = call.arguments.last?.value else { return nil }
    switch call.callee {
    case .name("Task"), .member(.name("Task")?, "detached"), .member(.name("Task")?, "init"):
      return closure
    case .type(let type), .member(.type(let type)?, "detached"):
      return type.name == "Task" ? closure : nil
    default: return nil
    }
  }
}
