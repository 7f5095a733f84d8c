// Which of several overloads a call means.
extension Interpreter {
  /// How well an argument fits a parameter.
  private enum Fit: Int, Comparable {
    case wrong, unknown, converted, same

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  /// The overload that fits the arguments best; the nearest of those that fit as well, which is a guess.
  func overload(
    _ methods: [Member<Function>], for call: Call, _ arguments: [Value]
  ) -> (method: Member<Function>, certainty: Certainty)? {
    guard methods.count > 1 else { return methods.first.map { ($0, .read) } }
    var best: (method: Member<Function>, fit: Int)?
    var isOnly = true
    for method in methods {
      let fits = zip(method.item.positions(of: call.arguments), arguments).map {
        position, value -> Fit in
        guard let position, method.item.parameters.indices.contains(position) else { return .wrong }
        return fit(value, method.item.parameters[position].type, method)
      }
      if fits.contains(.wrong) { continue }
      let sum = fits.reduce(0) { $0 + $1.rawValue }
      if let known = best, sum <= known.fit {
        if sum == known.fit { isOnly = false }
      } else {
        (best, isOnly) = ((method, sum), true)
      }
    }
    return (best?.method ?? methods.first).map { method in
      let isRead = best != nil && isOnly
      return (method, isRead ? .read : .guessed(.severalOverloads(name: method.item.name)))
    }
  }

  private func fit(_ value: Value, _ type: TypeReference?, _ method: Member<Function>) -> Fit {
    guard let type else { return .unknown }
    let wanted = app.types(
      type, in: method.file, inside: method.owner < 0 ? nil : app.types[method.owner])
    switch value.kind {
    case .closure, .function:
      return type.isFunction ? .same : wanted.isEmpty ? .unknown : .wrong
    case .enumCase(let name) where value.type == nil:
      if wanted.isEmpty { return .unknown }
      if wanted.contains(where: { $0.cases.contains(name) }) { return .same }
      return wanted.contains { $0.properties[name] != nil || $0.methods[name] != nil }
        ? .converted : .wrong
    default: break
    }
    if let own = value.type {
      let one = app.plain(own.unwrapped, inside: -1)
      if one == app.plain(type.unwrapped, inside: method.owner) { return .same }
    }
    // The runtime's own protocols are in no source.
    if wanted.isEmpty, isRouting(type, in: method.file), isRouting(value.type, in: value.file) {
      return .converted
    }
    let own = types(of: value)
    guard !own.isEmpty, !wanted.isEmpty else { return .unknown }
    let ancestors = own.flatMap { app.ancestors[$0] }
    return wanted.allSatisfy { ancestors.contains($0.id) } ? .converted : .wrong
  }
}
