// What to do about what a report of `leaks` says.

extension HeldBy {
  /// What a report of `leaks` says of the way to an object.
  struct Leak: Equatable {
    /// How many of the steps, the first ones, are a cycle that the report shows.
    let cycle: Int
    /// Whether the object is on that cycle.
    let isByItself: Bool
    /// Whether the way begins on a cycle, shown or not.
    let hasCycle: Bool
  }

  /// The property to change, if there is one alone.
  var leakCulprit: String? {
    let properties = storesOfClosure ?? candidates
    return properties.count == 1 ? properties.first : nil
  }

  /// The properties of the cycle.
  private var candidates: [String] {
    steps.prefix(leak?.cycle ?? 0).filter { $0.isProperty && $0.property.contains(".") }
      .map(\.property)
  }

  /// The property that stores the closure of the cycle, empty if it has no name; nil without a closure.
  private var storesOfClosure: [String]? {
    let cycle = steps.prefix(leak?.cycle ?? 0)
    guard let closure = cycle.firstIndex(of: .closure) else { return nil }
    let before = cycle[..<closure].last ?? cycle.last
    return [before].compactMap(\.self).filter(\.isProperty).map(\.property)
  }

  /// What to do about it; nil if the report does not say enough.
  ///
  /// - Parameter name: The RIB's name.
  func leakFix(_ name: String, _ leak: Leak) -> String? {
    let cycle = steps.prefix(leak.cycle)
    if let stores = storesOfClosure, let closure = cycle.firstIndex(of: .closure) {
      let captured = (cycle[(closure + 1)...] + cycle).first(where: \.isProperty)?.owner ?? object
      let place = stores.first.map { " in \($0)" } ?? ""
      return "Let the closure\(place) capture \(captured) weakly."
    }
    if leak.hasCycle {
      let some = candidates.prefix(3)
      if some.isEmpty { return nil }
      let one = some.count == 1 ? "" : "one of "
      return
        "Make \(one)\(some.joined(separator: ", ")) weak, or clear it where \(name) is detached."
    }
    let top = steps.first.map { $0.isProperty ? $0.owner : $0.property } ?? object
    return
      "leaks found nothing that holds \(top). Look for an unbalanced retain or a continuation that never resumes."
  }
}
