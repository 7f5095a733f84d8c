/// What the app's code assigns to stored properties, and the arguments that it gives to functions.
final class PropertyWrites {
  /// An expression with the declared types where it stands.
  struct Given {
    let value: Expression
    let types: DeclaredTypes
    /// The function around it.
    let function: Function
  }

  private struct Write {
    /// Nil for a property of `self`.
    let base: Expression?
    let given: Given
  }

  private let app: AppIndex
  private var writes: [String: [Write]] = [:]
  /// The names in key paths, through which a property can be set as well.
  private var keyPaths: Set<String> = []
  /// The names with `$`, as of the streams of published properties.
  private var projections: Set<String> = []
  /// The calls by the called name; for an initializer, by the type's name.
  private var calls: [String: [(call: Call, types: DeclaredTypes, function: Function)]] = [:]

  init(_ app: AppIndex) {
    self.app = app
    for function in app.code {
      note(function, function.owner < 0 ? nil : app.types[function.owner])
    }
  }

  private func note(_ method: Member<Function>, _ owner: AppType?) {
    guard let body = method.item.body else { return }
    var types = DeclaredTypes(app, owner, file: method.file)
    for parameter in method.item.parameters {
      types.declare(parameter.name, parameter.type, nil)
    }
    ScopedWalk.expressions(in: body, types) { expression, types in
      switch expression {
      case .assign(let target, let value):
        note(target, Given(value: value, types: types, function: method.item))
      case .keyPath(let names): keyPaths.formUnion(names)
      case .name(let name), .member(_, let name):
        if name.isProjected { projections.insert(name) }
      case .call(let call) where !call.arguments.isEmpty:
        guard let name = Self.calledName(call) else { return }
        calls[name, default: []].append((call, types, method.item))
      default: break
      }
    }
  }

  private func note(_ target: Expression, _ given: Given) {
    switch target {
    case .optionalChain(let inner): note(inner, given)
    case .name(let name) where given.types.locals[name] == nil:
      writes[name, default: []].append(Write(base: nil, given: given))
    case .member(let base?, let name):
      writes[name, default: []].append(Write(base: base, given: given))
    default: break
    }
  }

  private static func calledName(_ call: Call) -> String? {
    if case .type(let type) = call.callee { return type.name.map(RIBIndex.last) }
    guard let name = call.name else { return nil }
    return name == "init" ? call.receiver?.chain?.last ?? name : name
  }

  // MARK: Answers

  /// What is assigned to a property of a class, nil literals included; nil if that cannot be told.
  func values(of name: String, of type: Int) -> [Given]? {
    guard !keyPaths.contains(name) else { return nil }
    var found: [Given] = []
    for write in writes[name] ?? [] {
      guard let base = write.base, base.chain != ["self"], base.chain != ["super"] else {
        guard let owner = write.given.types.owner else { return nil }
        if isRelated(owner.id, type) { found.append(write.given) }
        continue
      }
      if isUIKits(base) { continue }
      guard let typed = write.given.types.typeOrRuntimes(of: base) else { return nil }
      let isMade = isMade(base, write.given.types)
      let isMeant = write.given.types.types(typed).contains {
        isMade ? app.ancestors[$0.id].contains(type) : isRelated($0.id, type)
      }
      if isMeant { found.append(write.given) }
    }
    return found
  }

  /// Whether an expression is a variable with an object that the function made, which is of no subclass.
  private func isMade(_ base: Expression, _ types: DeclaredTypes) -> Bool {
    guard case .name(let name) = base.withoutOptionals, let local = types.locals[name],
      case .call(let call)? = local.value
    else { return false }
    switch call.callee {
    case .type: return true
    case .name(let made): return made.first?.isUppercase == true
    default: return false
    }
  }

  /// Whether the app's code may set a property of the object that another property has, as `proxy.delegate = self` does.
  ///
  /// - Parameter type: The object's class.
  func maySet(_ name: String, of type: Int, in property: Member<Property>) -> Bool {
    if keyPaths.contains(name) { return true }
    return (writes[name] ?? []).contains { write in
      let types = write.given.types
      guard let base = write.base?.withoutOptionals else { return false }
      // An object of another type is not meant.
      if let typed = types.typeOrRuntimes(of: base),
        !types.types(typed).contains(where: { isRelated($0.id, type) })
      {
        return false
      }
      guard let (owner, member) = base.lastMember else { return true }
      // A variable may have the object too.
      if owner == nil, types.locals[member] != nil { return true }
      guard member == property.item.name else { return false }
      guard let owner, owner.chain != ["self"] else {
        return types.owner.map { isRelated($0.id, property.owner) } ?? true
      }
      guard let typed = types.typeOrRuntimes(of: owner) else { return true }
      return types.types(typed).contains { isRelated($0.id, property.owner) }
    }
  }

  /// All that is assigned, by the properties' names.
  var all: [(property: String, given: Given)] {
    writes.keys.sorted().flatMap { name in (writes[name] ?? []).map { (name, $0.given) } }
  }

  /// What calls give to properties of types that declare no initializer, by the properties' names.
  var members: [(property: String, given: Given)] {
    app.types.filter { $0.kind == .value && $0.methods["init"] == nil && !$0.properties.isEmpty }
      .flatMap { type in
        (calls[RIBIndex.last(type.name)] ?? []).flatMap { call, types, around in
          call.arguments.compactMap { argument in
            argument.label.flatMap { type.properties[$0] == nil ? nil : $0 }.map {
              ($0, Given(value: argument.value, types: types, function: around))
            }
          }
        }
      }
  }

  /// The arguments that calls pass for a parameter of a function, or of an initializer of a type.
  func arguments(for name: String, of function: Function, in type: AppType?) -> [Given] {
    guard let position = function.parameters.firstIndex(where: { $0.name == name }) else {
      return []
    }
    // An initializer can pass the argument on to another one.
    let names =
      function.name == "init"
      ? [type.map { RIBIndex.last($0.name) } ?? "init", "super", "self"] : [function.name]
    return names.flatMap { calls[$0] ?? [] }.flatMap { call, types, around in
      guard function.accepts(call.arguments) else { return [Given]() }
      return zip(function.positions(of: call.arguments), call.arguments)
        .filter { $0.0 == position }
        .map { Given(value: $0.1.value, types: types, function: around) }
    }
  }

  /// Whether other code may be told of each value of a property: through a key path, or as a stream of a wrapper.
  func isObserved(_ name: String) -> Bool {
    keyPaths.contains(name) || projections.contains("$\(name)")
  }

  private func isRelated(_ one: Int, _ other: Int) -> Bool {
    app.ancestors[one].contains(other) || app.ancestors[other].contains(one)
      || app.descendants[one].contains { app.ancestors[$0].contains(other) }
  }

  /// Whether an expression is an object of UIKit's that a view controller offers.
  private func isUIKits(_ base: Expression) -> Bool {
    guard let name = base.chain?.last, Self.members.contains(name) else { return false }
    return !app.types.contains { $0.properties[name] != nil }
  }

  private static let members: Set<String> = [
    "navigationController", "tabBarController", "presentationController",
    "popoverPresentationController", "sheetPresentationController",
    "interactivePopGestureRecognizer", "navigationItem", "navigationBar",
  ]
}
