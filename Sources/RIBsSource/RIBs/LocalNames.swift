/// What the local names of a function stand for, as far as its text shows: constants, bindings, captures, and `self` as
/// a stream passes it to its closures.
struct LocalNames {
  private var values: [String: Expression] = [:]

  init(_ body: [Statement]) {
    note(body)
    SyntaxWalk.expressions(in: body) { expression in
      switch expression {
      case .closure(let closure):
        for capture in closure.captures {
          if let value = capture.value { add(capture.name, value) }
        }
        note(closure.body)
      case .call(let call) where Self.passesSelf(call):
        for argument in call.arguments {
          if case .closure(let closure) = argument.value, let first = closure.parameters.first {
            add(first, .name("self"))
          }
        }
      default: break
      }
    }
  }

  /// The expression that a name stands for; nil if it is no local name, or if it is bound to the member of its name.
  subscript(name: String) -> Expression? {
    guard let value = values[name], value.chain != [name] else { return nil }
    return value
  }

  private mutating func add(_ name: String, _ value: Expression) {
    if values[name] == nil { values[name] = value }
  }

  private mutating func note(_ body: [Statement]) {
    var rest = body
    while let statement = rest.popLast() {
      switch statement {
      case .declare(let names, _, let value?, _) where names.count == 1: add(names[0], value)
      case .if(let conditions, let then, let otherwise, _):
        note(conditions)
        rest += then + otherwise
      case .guard(let conditions, let otherwise, _):
        note(conditions)
        rest += otherwise
      case .loop(let loop):
        note(loop.conditions)
        rest += loop.body
      case .ifConfig(let variants): rest += variants.flatMap { $0 }
      case .switch(_, let cases, _): rest += cases.flatMap(\.body)
      case .do(let body, let catches): rest += body + catches.flatMap { $0 }
      case .defer(let body): rest += body
      case .function(let function): rest += function.body ?? []
      default: break
      }
    }
  }

  private mutating func note(_ conditions: [Condition]) {
    for case .bind(let name, let value) in conditions { add(name, value) }
  }

  /// Whether a call, or one before it in its chain, is given `self`, as in `withUnretained(self)`.
  private static func passesSelf(_ call: Call) -> Bool {
    var rest: Expression? = .call(call)
    while let next = rest {
      switch next {
      case .call(let call):
        if call.arguments.contains(where: { $0.value.chain == ["self"] }) { return true }
        rest = call.receiver
      case .member(let base, _): rest = base
      case .optionalChain(let base): rest = base
      default: rest = nil
      }
    }
    return false
  }
}
