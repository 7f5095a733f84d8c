// Functions of one name and the same labels, which only the types of their parameters tell apart.
extension AppIndex {
  /// The methods that a call with these labels can mean, nearest first. There is more than one where only the types of
  /// the arguments tell which is meant.
  func overloads(
    _ name: String, of id: Int, _ arguments: [Expression.Argument]
  ) -> [Member<Function>] {
    let all = methods(name, of: id)
    // A function type can have a name of its own, so a parameter of any type may take a closure.
    var fitting = all.filter { $0.item.accepts(arguments, closuresOnlyAsFunctions: true) }
    if fitting.isEmpty { fitting = all.filter { $0.item.accepts(arguments) } }
    guard let first = fitting.first ?? all.first else { return [] }
    var found = [first]
    for method in fitting where method.item.body != nil {
      if !found.contains(where: { overrides($0, method) }) { found.append(method) }
    }
    return found
  }

  /// Whether a method, or one with the same parameters, takes the place of another of its name and labels: it is the
  /// same, it has the same types, or it overrides one whose types are generic.
  func overrides(_ method: Member<Function>, _ other: Member<Function>) -> Bool {
    if haveSameTypes(method, other) { return true }
    guard method.item.isOverride, method.owner != other.owner, other.owner >= 0 else {
      return false
    }
    let siblings = types[other.owner].methods[other.item.name] ?? []
    return !siblings.contains {
      $0.item.hasLabels(of: method.item) && haveSameTypes($0, method)
    }
  }

  /// The methods among some that implement a requirement. Of overloads, the one with the requirement's types; all if
  /// none has them, as where an associated type stands for one.
  func implementers(
    of requirement: Member<Function>, among methods: [Member<Function>]
  ) -> [Member<Function>] {
    let fitting = methods.filter {
      $0.item.name == requirement.item.name && $0.item.hasLabels(of: requirement.item)
    }
    guard fitting.count > 1 else { return fitting }
    let exact = fitting.filter { haveSameTypes($0, requirement) }
    return exact.isEmpty ? fitting : exact
  }

  private func haveSameTypes(_ one: Member<Function>, _ other: Member<Function>) -> Bool {
    one.item.hasLabels(of: other.item)
      && zip(one.item.parameters, other.item.parameters).allSatisfy { first, second in
        first.type.map { plain($0, inside: one.owner) }
          == second.type.map { plain($0, inside: other.owner) }
      }
  }

  /// A type without aliases, modules and the types around it, to compare it with one that another file writes.
  func plain(_ type: TypeReference, inside owner: Int) -> TypeReference {
    plain(type, owner >= 0 ? types[owner] : nil, depth: 0)
  }

  private func plain(_ type: TypeReference, _ outer: AppType?, depth: Int) -> TypeReference {
    // An alias that stands for itself does not end.
    guard depth < Self.deepestType else { return type }
    func inner(_ type: TypeReference) -> TypeReference { plain(type, outer, depth: depth + 1) }
    switch type {
    case .named(let name, let arguments):
      if let alias = alias(name, inside: outer) { return inner(alias.applied(to: arguments)) }
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return .named(last, arguments.map(inner))
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: inner($0.type)) })
    case .function(let parameters, let result):
      return .function(parameters.map(inner), result: inner(result))
    case .composition(let parts): return .composition(parts.map(inner))
    case .other: return .other
    }
  }

  private static var deepestType: Int { 80 }
}

extension Function {
  /// Whether two functions have the same labels.
  func hasLabels(of other: Function) -> Bool {
    parameters.map(\.label) == other.parameters.map(\.label)
  }
}
