// What holds an object, by a report of `leaks`.

extension LeaksReport {
  /// At most this many objects of a type are looked at.
  private static let mostOfType = 1000

  /// What holds an object that should be gone.
  ///
  /// - Parameters:
  ///   - types: The names that its type may have.
  ///   - address: Where the object is; nil if the trace does not say. Then all objects of the types are looked at.
  /// - Returns: The commonest way. Nil if the report has no such object.
  func holder(of types: [String], at address: String?) -> HeldBy? {
    var ways: [(heldBy: HeldBy, count: Int)] = []
    var positions: [String: Int] = [:]
    for type in types {
      let objects = (byType[type] ?? []).filter {
        address == nil || self.objects[$0].address == address
      }
      for object in objects.prefix(Self.mostOfType) {
        guard let heldBy = holder(of: object, type) else { continue }
        if let position = positions[heldBy.identity] {
          ways[position].count += 1
        } else {
          positions[heldBy.identity] = ways.count
          ways.append((heldBy, 1))
        }
      }
    }
    guard let most = ways.map(\.count).max() else { return nil }
    var commonest = ways.first { $0.count == most }?.heldBy
    commonest?.ways = ways.count
    return commonest
  }

  /// The way that ends at an object: around the cycle that keeps it alive, and from there to it.
  private func holder(of object: Int, _ name: String) -> HeldBy? {
    let way = Array(chain(from: object).reversed())
    // The object nearest to it that is on a cycle, itself first.
    guard let start = way.lastIndex(where: { cycleEnds[$0] != nil }) else {
      return way.count > 1 ? HeldBy(leaked: name, steps: words(way), isByItself: false) : nil
    }
    return HeldBy(
      leaked: name, steps: words(cycle(through: way[start])) + words(Array(way[start...])),
      isByItself: way[start] == object)
  }

  /// An object, its holder, and so on, up to the top or to another object.
  private func chain(from object: Int, to end: Int? = nil) -> [Int] {
    var chain = [object]
    while let last = chain.last, last != end, let holder = objects[last].holder {
      chain.append(holder)
    }
    return chain
  }

  /// The cycle through an object: from it down to the line that leads back, and from where that leads down to it again.
  private func cycle(through object: Int) -> [Int] {
    guard let end = cycleEnds[object], let original = objects[end].original else { return [] }
    return chain(from: end, to: object).reversed()
      + chain(from: object, to: original).reversed().dropFirst()
  }

  /// The properties on a way.
  private func words(_ way: [Int]) -> [HeldBy.Step] {
    var steps: [HeldBy.Step] = []
    for (holder, object) in zip(way, way.dropFirst()) {
      guard let type = objects[holder].type else { continue }
      if Self.isStorage(type) {
        // The elements of a list stand in memory of their own.
        if let last = steps.indices.last { steps[last].property += "[…]" }
        continue
      }
      if type.hasSuffix(Self.closure) {
        steps.append(.closure)
      } else {
        let property = objects[object].property.map { ".\($0)" } ?? ""
        steps.append(HeldBy.Step(rib: nil, property: Self.baseName(type) + property))
      }
    }
    return steps
  }

  private static let closure = "closure context"

  private static func isStorage(_ type: String) -> Bool {
    ["_ContiguousArrayStorage", "_DictionaryStorage", "_SetStorage"].contains(baseName(type))
  }
}
