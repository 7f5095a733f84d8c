import RIBsAnalysis

/// What the sources declare expressions of one function to be: by the types of variables, properties, parameters and
/// results, and by what initializers make. What nothing declares has no type.
struct DeclaredTypes {
  /// A type, with the file in which its name counts.
  struct Typed {
    var type: TypeReference
    var file: String
    /// Whether it is the type itself, as `Single` in `Single.just(1)`.
    var isMeta = false
  }

  /// A variable of the function.
  struct Local {
    var type: TypeReference?
    var value: Expression?
  }

  let app: AppIndex
  /// The type that `self` is of.
  let owner: AppType?
  let file: String
  var locals: [String: Local] = [:]

  /// A chain of calls that is longer has no type.
  static let deepest = 100

  init(_ app: AppIndex, _ owner: AppType?, file: String) {
    (self.app, self.owner, self.file) = (app, owner, file)
  }

  /// Those of a function, at its beginning.
  init(_ app: AppIndex, of method: Member<Function>) {
    self.init(app, method.owner < 0 ? nil : app.types[method.owner], file: method.file)
    for parameter in method.item.parameters {
      locals[parameter.name] = Local(type: parameter.type, value: nil)
    }
  }

  /// Adds a variable. `let x = x` stands for what `x` was.
  mutating func declare(_ name: String, _ type: TypeReference?, _ value: Expression?) {
    guard let value, type == nil else {
      locals[name] = Local(type: type, value: value)
      return
    }
    if case .name(name) = value { return }
    let isOfItself = value.root == name
    locals[name] = Local(
      type: isOfItself ? self.type(of: value)?.type : nil, value: isOfItself ? nil : value)
  }

  /// Adds the variables that conditions bind.
  mutating func declare(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .bind(let name, let value): if name != "self" { declare(name, nil, value) }
      case .match(let names, _, _, _): for name in names { declare(name, nil, nil) }
      case .test, .other: break
      }
    }
  }

  // MARK: Types

  func type(of expression: Expression) -> Typed? { type(of: expression, depth: 0) }

  private func type(of expression: Expression, depth: Int) -> Typed? {
    guard depth < Self.deepest else { return nil }
    switch expression {
    case .name("self"): return owner.map { Typed(type: .named($0.name), file: $0.place.file) }
    case .name(let name): return type(named: name, depth: depth)
    case .optionalChain(let inner), .awaited(let inner), .inout(let inner):
      return type(of: inner, depth: depth + 1)
    case .member(let base?, let name):
      return type(of: base, depth: depth + 1).flatMap { member(name, of: $0, depth: depth) }
    case .call(let call): return result(of: call, depth: depth)
    case .type(let type): return Typed(type: type, file: file, isMeta: true)
    case .cast(_, let type): return Typed(type: type, file: file)
    case .index(let base, _, _): return element(of: type(of: base, depth: depth + 1))
    case .ternary(_, let first, let second):
      return type(of: first, depth: depth + 1) ?? type(of: second, depth: depth + 1)
    case .binary("??", let left, _):
      return type(of: left, depth: depth + 1).map {
        Typed(type: $0.type.unwrapped, file: $0.file)
      }
    default: return nil
    }
  }

  private func type(named name: String, depth: Int) -> Typed? {
    if let local = locals[name] {
      if let type = local.type { return Typed(type: type, file: file) }
      return local.value.flatMap { type(of: $0, depth: depth + 1) }
    }
    if let owner, let property = app.property(name, of: owner.id) {
      return type(of: property, depth: depth)
    }
    if let type = app.type(name, in: file, inside: owner) {
      return Typed(type: .named(type.name), file: type.place.file, isMeta: true)
    }
    // A type of another package.
    guard name.first?.isUppercase == true else { return nil }
    return Typed(type: .named(name), file: file, isMeta: true)
  }

  private func type(of property: Member<Property>, depth: Int) -> Typed? {
    if let type = property.item.type { return Typed(type: type, file: property.file) }
    guard let value = property.item.value else { return nil }
    let own = DeclaredTypes(app, app.types[property.owner], file: property.file)
    return own.type(of: value, depth: depth + 1)
  }

  private func member(_ name: String, of base: Typed, depth: Int) -> Typed? {
    for type in types(base) {
      guard let property = app.property(name, of: type.id) else { continue }
      return self.type(of: property, depth: depth)
    }
    return nil
  }

  private func result(of call: Call, depth: Int) -> Typed? {
    if case .type(let type) = call.callee { return Typed(type: type, file: file) }
    if let method = function(of: call, depth: depth) {
      if method.item.name == "init", let made = made(by: call) { return made }
      // What is called on a type, or on an object of it, gives that type.
      if method.item.result?.unwrapped.name == "Self", let receiver = call.receiver,
        let own = type(of: receiver, depth: depth + 1)
      {
        return Typed(type: own.type, file: own.file)
      }
      return method.item.result.map { Typed(type: $0, file: method.file) }
    }
    return made(by: call)
  }

  /// What an initializer of a type makes, `Bag()` or `Bag.init()`.
  private func made(by call: Call) -> Typed? {
    guard var chain = call.callee.chain else { return nil }
    if chain.last == "init" { chain.removeLast() }
    guard let last = chain.last, last.first?.isUppercase == true, locals[chain[0]] == nil else {
      return nil
    }
    return Typed(type: .named(chain.joined(separator: ".")), file: file)
  }

  private func element(of list: Typed?) -> Typed? {
    guard let list else { return nil }
    switch list.type.unwrapped {
    case .array(let type), .dictionary(_, let type): return Typed(type: type, file: list.file)
    default: return nil
    }
  }

  // MARK: Functions

  /// The function of the sources that a call runs; nil for one of another package.
  func function(of call: Call) -> Member<Function>? { function(of: call, depth: 0) }

  private func function(of call: Call, depth: Int) -> Member<Function>? {
    guard let name = call.name else { return nil }
    if let receiver = call.receiver {
      let owners: [AppType]
      if case .name("super") = receiver {
        owners = owner.map { [$0] } ?? []
      } else {
        owners = type(of: receiver, depth: depth + 1).map(types) ?? []
      }
      return owners.lazy.compactMap { app.method(name, of: $0.id, call.arguments) }.first
    }
    guard case .name = call.callee, locals[name] == nil else { return nil }
    if let owner, let method = app.method(name, of: owner.id, call.arguments) { return method }
    if let type = app.type(name, in: file, inside: owner) {
      return app.method("init", of: type.id, call.arguments)
    }
    return app.functions[name]?.first { $0.item.accepts(call.arguments) }
  }

  /// The types of the sources that a type stands for.
  func types(_ typed: Typed) -> [AppType] {
    switch typed.type.unwrapped {
    case .array, .dictionary, .tuple, .function: []
    default: app.types(typed.type, in: typed.file, inside: owner)
    }
  }

  /// A type without optionals, and with what an alias stands for in its place.
  func plain(_ typed: Typed) -> TypeReference {
    var type = typed.type.unwrapped
    // An alias that stands for itself does not end.
    for _ in 0..<20 {
      guard let name = type.name, let alias = app.alias(name, inside: owner) else { break }
      type = alias.applied(to: type.arguments).unwrapped
    }
    return type
  }

  /// The last part of a type's name, which is what frameworks' types are known by.
  func plainName(_ typed: Typed) -> String? {
    plain(typed).name?.split(separator: ".").last.map(String.init)
  }
}

extension Expression {
  /// The name that a chain of members and calls begins with.
  var root: String? {
    var rest = self
    while true {
      switch rest {
      case .name(let name): return name
      case .member(let base?, _), .optionalChain(let base), .awaited(let base),
        .cast(let base, _), .index(let base, _, _), .binary("??", let base, _):
        rest = base
      case .call(let call):
        guard let receiver = call.receiver else { return nil }
        rest = receiver
      default: return nil
      }
    }
  }
}
