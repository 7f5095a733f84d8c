// What stands behind a protocol.
extension AppIndex {
  /// The types of the sources that conform to a protocol, values included.
  func conforming(to type: AppType) -> [AppType] {
    guard isComplete else {
      return types.filter { $0.kind != .protocol && ancestors[$0.id].contains(type.id) }
    }
    return conformers[type.id].map { types[$0] }
  }

  /// What a function of a protocol means in the types that conform to it; empty if it is none of a protocol.
  func implementers(of requirement: Member<Function>) -> [Member<Function>] {
    guard requirement.owner >= 0, types[requirement.owner].kind == .protocol else { return [] }
    var seen: Set<ObjectIdentifier> = []
    var found: [Member<Function>] = []
    for type in conforming(to: types[requirement.owner]) {
      let all = methods(requirement.item.name, of: type.id).filter { $0.item.body != nil }
      guard let own = implementers(of: requirement, among: all).first,
        seen.insert(ObjectIdentifier(own.item)).inserted
      else { continue }
      found.append(own)
    }
    return found
  }

  /// The functions that a call on an object of some types can mean. A protocol stands for the types that conform to it.
  func implementations(of name: String, _ call: Call, on types: [Int]) -> [Member<Function>] {
    types.flatMap { type in
      let conforming = self.types[type].kind == .protocol ? Array(descendants[type]) : []
      return conforming.isEmpty ? [type] : conforming
    }.flatMap { overloads(name, of: $0, call.arguments).prefix(1) }
  }
}
