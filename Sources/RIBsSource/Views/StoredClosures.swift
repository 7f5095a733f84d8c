/// The functions that are called by closures which the code stores in properties of objects. Whoever has the object
/// calls them.
struct StoredClosures {
  private struct Use: Hashable {
    let name: String
    let type: Int
  }

  private let app: AppIndex
  /// The properties that keep a closure which calls the function.
  private var uses: [Use: Set<String>] = [:]

  init(_ app: AppIndex, _ writes: PropertyWrites) {
    self.app = app
    // What a function stores is what its callers give it, who may have been given it themselves.
    var rest = writes.all + writes.members
    var seen: Set<Parameter> = []
    while let (property, given) = rest.popLast() {
      switch given.value.withoutOptionals {
      case .closure(let closure): note(closure, given.types, property)
      case .name(let name):
        guard
          let type = given.function.parameters.first(where: { $0.name == name })?.type,
          given.types.plain(.init(type: type, file: given.types.file)).isFunction,
          seen.insert(
            Parameter(
              name: name, function: ObjectIdentifier(given.function), property: property)
          ).inserted
        else { continue }
        rest += writes.arguments(for: name, of: given.function, in: given.types.owner)
          .map { (property, $0) }
      default: continue
      }
    }
  }

  /// A closure that a function is given and stores in a property.
  private struct Parameter: Hashable {
    let name: String
    let function: ObjectIdentifier
    let property: String
  }

  private mutating func note(_ closure: Closure, _ types: DeclaredTypes, _ property: String) {
    let body = [Statement.expression(.closure(closure), line: closure.line)]
    var found: [(Call, DeclaredTypes)] = []
    ScopedWalk.expressions(in: body, types) { expression, types in
      if case .call(let call) = expression { found.append((call, types)) }
    }
    for (call, types) in found { note(call, types, property) }
  }

  private mutating func note(_ call: Call, _ types: DeclaredTypes, _ property: String) {
    guard let name = call.name else { return }
    guard let receiver = call.receiver else {
      if let owner = types.owner {
        uses[Use(name: name, type: owner.id), default: []].insert(property)
      }
      return
    }
    for type in types.typeOrRuntimes(of: receiver).map(types.types) ?? [] {
      uses[Use(name: name, type: type.id), default: []].insert(property)
    }
  }

  /// Whether one of the closures calls a function on a class, a superclass or a protocol of it.
  func call(_ name: String, of type: Int) -> Bool {
    !properties(calling: name, of: type).isEmpty
  }

  private func properties(calling name: String, of type: Int) -> Set<String> {
    app.ancestors[type].reduce(into: []) { $0.formUnion(uses[Use(name: name, type: $1)] ?? []) }
  }

  /// Whether closures that call a function are only run by functions of some names.
  func isOnlyRun(calling name: String, of type: Int, in functions: Set<String>) -> Bool {
    let properties = properties(calling: name, of: type)
    return !properties.isEmpty
      && app.code.allSatisfy { function in
        functions.contains(function.item.name)
          || !SyntaxWalk.calls(anyOf: properties, in: function.item.body ?? [])
      }
  }

  /// A closure through which a function is called by code that tests something first; nil if there is none.
  func tested(calling name: String, of type: Int) -> String? {
    let properties = properties(calling: name, of: type)
    guard !properties.isEmpty else { return nil }
    for function in app.code {
      var called: String?
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        if let name = call.name, properties.contains(name) { called = name }
      }
      if let called, function.item.testsSomething { return called }
    }
    return nil
  }
}

extension Function {
  /// Whether a condition stands in the body that does more than unwrap a name, as in `guard let self, let child`.
  var testsSomething: Bool { tests { _ in false } }

  /// Whether the body tests more than whether a view presents anything, and what the function was given.
  var testsMoreThanPresentation: Bool {
    let given = parameters.map { [$0.name] }
    return tests { tested in
      given.contains(tested) || tested.last == "presentedViewController"
    }
  }

  /// Whether the body tests more than whether a list holds anything, or how much.
  var testsMoreThanACount: Bool { tests({ _ in false }, orIn: { $0.asksForACount }) }

  /// - Parameters:
  ///   - isHarmless: Whether a test for nil, or a `switch`, of what a chain of names means does not count.
  ///   - isHarmlessCondition: Whether a condition does not count.
  private func tests(
    _ isHarmless: ([String]) -> Bool, orIn isHarmlessCondition: (Condition) -> Bool = { _ in false }
  ) -> Bool {
    var isTested = false
    var rest = (body ?? []).map(SyntaxWalk.Item.statement)
    while let item = rest.popLast(), !isTested {
      switch item {
      case .statement(let statement):
        switch statement {
        case .if(let conditions, _, _, _), .guard(let conditions, _, _):
          if !conditions.allSatisfy({
            $0.unwrapsAName || $0.comparedToNil?.chain.map(isHarmless) ?? false
              || isHarmlessCondition($0)
          }) {
            isTested = true
          }
        case .switch(let subject, _, _):
          let isLast = subject.chain?.last == "presentedViewController"
          if isLast || !(subject.chain.map(isHarmless) ?? false) { isTested = true }
        case .loop: isTested = true
        default: break
        }
        rest += SyntaxWalk.direct(statement)
      case .expression(let expression):
        if case .closure(let closure) = expression {
          rest += closure.body.map(SyntaxWalk.Item.statement)
        }
        rest += expression.children.map(SyntaxWalk.Item.expression)
      }
    }
    return isTested
  }
}

extension Condition {
  /// Whether it only unwraps a property or a variable, as in `guard let self, let child`.
  fileprivate var unwrapsAName: Bool {
    guard case .bind(_, let value) = self, let chain = value.chain else { return false }
    return chain.count == 1 || chain.count == 2 && chain[0] == "self"
      || chain.last == "navigationController"
  }

  /// Whether it takes an element out of a list, as in `guard let last = steps.popLast()`, or asks how many there are.
  fileprivate var asksForACount: Bool {
    switch self {
    case .bind(_, .call(let call)): call.arguments.isEmpty && call.receiver?.chain != nil
    case .bind(_, let value): value.chain != nil
    case .test(.not(let test)): Condition.test(test).asksForACount
    case .test(.binary(_, let list, .number)): list.chain?.last == "count"
    case .test(let test): test.chain?.last == "isEmpty"
    default: false
    }
  }

  /// What the condition only compares to nil, or unwraps.
  fileprivate var comparedToNil: Expression? {
    switch self {
    case .bind(_, let value): value
    case .test(.binary("==", let value, .nilLiteral)),
      .test(.not(.binary("==", let value, .nilLiteral))):
      value
    default: nil
    }
  }
}
