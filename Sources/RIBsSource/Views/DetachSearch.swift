/// Whether code can lead to a detach: what it calls, what that calls, and so on.
///
/// Each call is followed to all functions that it can mean. So ``Answer/nothing`` is sure, and the other answers say
/// what may be.
final class DetachSearch {
  enum Answer {
    case detaches
    /// All that the code calls is known, and none of it detaches a RIB.
    case nothing
    /// Some of what it calls is not in the sources.
    case unknown
  }

  private let app: AppIndex
  var writes: PropertyWrites { app.propertyWrites }
  private var known: [MethodKey: Answer] = [:]

  struct MethodKey: Hashable {
    let function: ObjectIdentifier
    let type: Int
  }

  init(_ app: AppIndex) { self.app = app }

  /// - Parameter type: The class whose object runs the function, which can be a subclass of its owner.
  func answer(_ method: Member<Function>, on type: Int) -> Answer {
    let key = MethodKey(function: ObjectIdentifier(method.item), type: type)
    if let known = known[key] { return known }
    var walk = DetachWalk(app, writes)
    walk.follow(method, on: type)
    let answer = walk.run()
    known[key] = answer
    return answer
  }

  /// What an expression leads to that is called later: a closure, a function, a property that holds one.
  func answer(calling value: PropertyWrites.Given) -> Answer {
    var walk = DetachWalk(app, writes)
    walk.call(value)
    return walk.run()
  }
}

/// One walk of a ``DetachSearch``.
struct DetachWalk {
  /// A body that may run.
  private struct Piece {
    let body: [Statement]
    let types: DeclaredTypes
    let function: Function
  }

  let app: AppIndex
  let writes: PropertyWrites
  private var rest: [Piece] = []
  private var seen: Set<DetachSearch.MethodKey> = []
  private(set) var detaches = false
  private(set) var isUnknown = false
  /// The expressions that were looked at for closures, so that a property that is set from itself ends.
  private(set) var looked = 0

  /// More bodies, or more expressions for one closure, are not looked at, and the answer is unknown.
  private static let most = 2_000

  init(_ app: AppIndex, _ writes: PropertyWrites) { (self.app, self.writes) = (app, writes) }

  mutating func run() -> DetachSearch.Answer {
    while !detaches, let piece = rest.popLast() {
      guard seen.count <= Self.most, looked <= Self.most else { return .unknown }
      var found: [(Expression, DeclaredTypes)] = []
      ScopedWalk.expressions(in: piece.body, piece.types) { found.append(($0, $1)) }
      for (expression, types) in found { note(expression, types, piece.function) }
    }
    return detaches ? .detaches : isUnknown ? .unknown : .nothing
  }

  /// Marks what the walk cannot follow.
  mutating func giveUp() { isUnknown = true }

  mutating func follow(_ method: Member<Function>, on type: Int?) {
    let key = DetachSearch.MethodKey(
      function: ObjectIdentifier(method.item), type: type ?? -1)
    guard let body = method.item.body, seen.insert(key).inserted else { return }
    var types = DeclaredTypes(app, type.map { app.types[$0] }, file: method.file)
    for parameter in method.item.parameters {
      types.declare(parameter.name, parameter.type, nil)
    }
    rest.append(Piece(body: body, types: types, function: method.item))
  }

  private mutating func follow(_ given: PropertyWrites.Given, _ closure: Closure) {
    let key = DetachSearch.MethodKey(
      function: ObjectIdentifier(closure), type: given.types.owner?.id ?? -1)
    guard seen.insert(key).inserted else { return }
    let body = [Statement.expression(.closure(closure), line: closure.line)]
    rest.append(Piece(body: body, types: given.types, function: given.function))
  }

  private mutating func note(
    _ expression: Expression, _ types: DeclaredTypes, _ function: Function
  ) {
    switch expression {
    case .name(let name), .selector(let name):
      if app.dialect.change(byFunction: name) == .detach { detaches = true }
      guard types.locals[name] == nil, let owner = types.owner else { return }
      follow(name, of: [owner])
    case .member(let base?, let name):
      if app.dialect.change(byFunction: name) == .detach { detaches = true }
      guard !isNeverSet(base, types), let typed = types.typeOrRuntimes(of: base) else { return }
      follow(name, of: types.types(typed))
    case .assign(let target, _): assign(target, types)
    case .call(let call): note(call, types, function)
    default: break
    }
  }

  // MARK: Functions

  /// Follows the functions of a name that objects of these types can have.
  @discardableResult
  mutating func follow(_ name: String, of types: [AppType]) -> Bool {
    var isFound = false
    for type in types.flatMap(app.objects) {
      for method in app.methods(name, of: type) where method.item.body != nil {
        isFound = true
        follow(method, on: type)
      }
    }
    return isFound
  }

  // MARK: Assignments

  /// An assignment runs the property's observers. What observes the property from outside is not known.
  private mutating func assign(_ target: Expression, _ types: DeclaredTypes) {
    switch target {
    case .optionalChain(let inner): assign(inner, types)
    case .name(let name):
      if types.locals[name] == nil, let owner = types.owner { assign(name, of: [owner]) }
    case .member(let base?, let name):
      if let typed = types.typeOrRuntimes(of: base) {
        assign(name, of: types.types(typed))
      } else if !isPart(base, types) {
        isUnknown = true
      }
    default: isUnknown = true
    }
  }

  private mutating func assign(_ name: String, of types: [AppType]) {
    if writes.isObserved(name) { isUnknown = true }
    for type in types.flatMap(app.objects) {
      guard let property = app.property(name, of: type) else { continue }
      for observer in property.item.observers {
        follow(Member(observer, owner: property.owner, file: property.file), on: type)
      }
    }
  }

  // MARK: Closures

  /// Follows what an expression holds that is called later.
  mutating func call(_ given: PropertyWrites.Given) {
    looked += 1
    guard looked <= Self.most else { return giveUp() }
    let types = given.types
    switch given.value {
    case .closure(let closure): follow(given, closure)
    case .nilLiteral: break
    case .optionalChain(let inner), .cast(let inner, _): call(given.with(inner))
    case .ternary(_, let one, let other), .binary("??", let one, let other):
      call(given.with(one))
      call(given.with(other))
    case .name(let name):
      if app.dialect.change(byFunction: name) == .detach { detaches = true }
      if let local = types.locals[name] {
        if let value = local.value { return call(given.with(value)) }
        return callArgument(name, given)
      }
      guard let owner = types.owner else { return giveUp() }
      if !follow(name, of: [owner]) { callProperty(name, of: [owner]) }
    case .member(let base?, let name):
      guard let typed = types.typeOrRuntimes(of: base) else { return giveUp() }
      let owners = types.types(typed)
      if !follow(name, of: owners) { callProperty(name, of: owners) }
    default: giveUp()
    }
  }

  /// Follows what callers pass for a parameter.
  private mutating func callArgument(_ name: String, _ given: PropertyWrites.Given) {
    guard given.function.parameters.contains(where: { $0.name == name }) else { return giveUp() }
    let arguments = writes.arguments(for: name, of: given.function, in: given.types.owner)
    if arguments.isEmpty { giveUp() }
    for argument in arguments { call(argument) }
  }

  /// Follows what is stored in a property. Where nothing ever is, a call of it does nothing.
  mutating func callProperty(_ name: String, of owners: [AppType]) {
    let types = owners.flatMap(app.objects)
    let properties = types.map { ($0, app.property(name, of: $0)) }
    guard !properties.isEmpty, !properties.contains(where: { $0.1 == nil }) else { return giveUp() }
    for case (let type, let property?) in properties {
      guard property.item.isStored, !hasRequirement(name, type),
        let values = writes.values(of: name, of: type)
      else {
        giveUp()
        continue
      }
      // An initializer that nobody writes is given it.
      if app.types[type].kind == .value, app.methods("init", of: type).isEmpty { giveUp() }
      if let value = property.item.value {
        let own = DeclaredTypes(app, app.types[type], file: property.file)
        let none = Function(name: name, body: nil, line: property.item.line)
        call(PropertyWrites.Given(value: value, types: own, function: none))
      }
      for value in values { call(value) }
    }
  }

  /// Whether a protocol has the property as well. Then code that sees the protocol alone can set it.
  func hasRequirement(_ name: String, _ type: Int) -> Bool {
    app.ancestors[type].contains {
      app.types[$0].kind == .protocol && app.types[$0].properties[name] != nil
    }
  }
}

extension PropertyWrites.Given {
  /// Another expression at the same place.
  func with(_ value: Expression) -> Self { Self(value: value, types: types, function: function) }
}
