/// The cases of enums that the app's own streams send once at most, such as `.finished`: what sends one ends the stream
/// with it, or tests and sets a property of its own.
struct SentCases {
  private let once: Set<String>

  init(_ app: AppIndex) {
    var sent: Set<String> = []
    var again: Set<String> = []
    for function in app.code {
      let names = Self.cases(sentBy: function.item)
      if names.isEmpty { continue }
      sent.formUnion(names)
      let owner = function.owner < 0 ? nil : app.types[function.owner]
      if !Self.runsOnce(function.item, owner) { again.formUnion(names) }
    }
    once = sent.subtracting(again)
  }

  /// Whether a stream sends each of some cases once at most. Streams that the app does not make may send any.
  func areSentOnce(_ cases: [String]) -> Bool {
    !cases.isEmpty && cases.allSatisfy(once.contains)
  }

  private static let sending: Set<String> = ["yield", "send", "onNext", "accept"]

  private static func cases(sentBy function: Function) -> Set<String> {
    var found: Set<String> = []
    SyntaxWalk.calls(in: function.body ?? []) { call in
      guard let name = call.name, sending.contains(name), let first = call.arguments.first,
        first.label == nil
      else { return }
      switch first.value {
      case .member(_, let name): found.insert(name)
      case .call(let made):
        if case .member(_, let name) = made.callee { found.insert(name) }
      default: break
      }
    }
    return found
  }

  private static func runsOnce(_ function: Function, _ owner: AppType?) -> Bool {
    let body = function.body ?? []
    var ends = false
    SyntaxWalk.calls(in: body) { call in
      if ["finish", "onCompleted"].contains(call.name) { ends = true }
      if call.name == "send", call.arguments.first?.label == "completion" { ends = true }
    }
    if ends { return true }
    let tested = Set(body.flatMap(\.testedFalse))
    return tested.contains { flag in
      sets(flag, to: true, in: body)
        && owner.map { type in
          !type.code.contains { sets(flag, to: false, in: $0.item.body ?? []) }
        } ?? false
    }
  }

  private static func sets(_ flag: String, to value: Bool, in body: [Statement]) -> Bool {
    var found = false
    SyntaxWalk.expressions(in: body) { expression in
      if case .assign(let target, .boolean(value)) = expression, target.chain?.last == flag {
        found = true
      }
    }
    return found
  }
}

extension Statement {
  /// The names that a `guard` wants to be false.
  fileprivate var testedFalse: [String] {
    guard case .guard(let conditions, _, _) = self else { return [] }
    return conditions.compactMap { condition in
      guard case .test(.not(let inner)) = condition else { return nil }
      return inner.chain?.last
    }
  }
}
