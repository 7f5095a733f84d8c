import RIBsAnalysis

// Values of the app's enums, as a route or a request is passed on.
extension Interpreter {
  /// - Parameter type: The type before the dot; nil for a case by its name alone.
  func enumCase(_ name: String, of type: Value?) -> Value {
    // `.none` and `.some` are an optional's. An enum's own `none` carries nothing either.
    if type == nil, name == "none" { return .nothing }
    if type == nil, name == "some" { return .unknown }
    return Value(
      kind: .enumCase(name), type: type?.type, file: type?.file ?? "", depth: frame.depth)
  }

  /// Whether an enum of the app has a case of this name.
  func isEnumCase(_ name: String, of type: TypeReference?, in file: String) -> Bool {
    guard type?.name != nil else { return false }
    return app.types(type, in: file).contains { $0.cases.contains(name) }
  }

  /// Whether an enum in a slot carries no router where it is this case.
  func isBareCase(_ name: String, of value: Value) -> Bool {
    guard case .held = value.kind else { return false }
    return app.types(value.type, in: value.file).contains {
      $0.cases.contains(name) && !carryingCases(of: $0).contains(name)
    }
  }

  /// The cases of the enum in a slot that may carry a router.
  func carryingCases(of value: Value) -> Set<String> {
    guard case .held = value.kind else { return [] }
    return app.types(value.type, in: value.file).reduce(into: []) {
      $0.formUnion(carryingCases(of: $1))
    }
  }

  /// The cases that carry a router; if none does by its type, all that carry something.
  private func carryingCases(of type: AppType) -> Set<String> {
    let routing = type.payloads.filter { $0.value.contains { isRouting($0, in: type.place.file) } }
    return Set((routing.isEmpty ? type.payloads : routing).keys)
  }

  /// The cases that a value can be; nil if that is not known, or if one of them is a member that stands for a case.
  func enumCases(of value: Value) -> Set<String>? {
    var found: Set<String> = []
    for one in value.alternatives {
      guard case .enumCase(let name) = one.kind,
        isEnumCase(name, of: one.type ?? value.type, in: one.type == nil ? value.file : one.file)
      else { return nil }
      found.insert(name)
    }
    return found
  }

  /// Whether two values are the same case; nil if that is not known.
  func areEqual(_ one: Value, _ other: Value) -> Bool? {
    guard case .enumCase(let left) = one.kind, case .enumCase(let right) = other.kind else {
      return nil
    }
    let (type, file) = one.type == nil ? (other.type, other.file) : (one.type, one.file)
    guard isEnumCase(left, of: type, in: file), isEnumCase(right, of: type, in: file) else {
      return nil
    }
    return left == right
  }

  /// Whether a name that a pattern binds can be the router that a case carries, by the types of what it carries.
  func carries(
    _ name: String, in names: [String], _ enumCase: String?, of value: Value
  ) -> Bool {
    guard let enumCase, let index = names.firstIndex(of: name),
      let payload = types(of: value).lazy.compactMap({ self.app.types[$0].payloads[enumCase] })
        .first,
      payload.count == names.count
    else { return true }
    return isRouting(payload[index], in: value.file)
  }

  /// Whether a case of a `switch` may run for a value. The cases that it takes for sure are no longer possible.
  func mayRun(_ item: Statement.Case, _ value: Value, _ possible: inout Set<String>?) -> Bool {
    guard let left = possible else { return true }
    guard !item.isDefault, let names = item.enumCases,
      names.allSatisfy({ isEnumCase($0, of: value.type, in: value.file) })
    else { return !left.isEmpty }
    guard !left.isDisjoint(with: names) else { return false }
    if !item.isConditional { possible = left.subtracting(names) }
    return true
  }
}

extension Value {
  /// The values that it can be.
  fileprivate var alternatives: [Value] {
    if case .choice(let values) = kind { values } else { [self] }
  }
}
