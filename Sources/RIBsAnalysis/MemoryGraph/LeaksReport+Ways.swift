// What holds an object, by a report of `leaks`.

extension LeaksReport {
  /// At most this many objects of a type are looked at.
  private static let mostOfType = 100

  /// What holds an object that should be gone.
  ///
  /// - Parameter address: Where the object is.
  /// - Returns: Nil if the report has no such object, or does not say.
  func holder(at address: UInt) -> HeldBy? { byAddress[address].flatMap(holder) }

  /// What holds objects of a type that should be gone.
  ///
  /// - Parameter types: The names that the type may have.
  /// - Returns: The commonest way. Nil if the report has no such object, or does not say.
  func holder(of types: [String]) -> HeldBy? {
    var ways: [(heldBy: HeldBy, count: Int)] = []
    var positions: [String: Int] = [:]
    for object in types.lazy.compactMap({ byType[$0] }).joined().prefix(Self.mostOfType) {
      guard let heldBy = holder(of: object) else { continue }
      let key = "\(heldBy.object) \(heldBy.identity)"
      if let position = positions[key] {
        ways[position].count += 1
      } else {
        positions[key] = ways.count
        ways.append((heldBy, 1))
      }
    }
    guard let most = ways.map(\.count).max() else { return nil }
    var commonest = ways.first { $0.count == most }?.heldBy
    commonest?.ways = ways.count
    return commonest
  }

  /// The way that ends at an object: around the cycle that keeps it alive, and from there to it.
  private func holder(of object: Int) -> HeldBy? {
    let way = Array(chain(from: object).reversed())
    guard let type = objects[object].type, way.dropFirst().allSatisfy({ objects[$0].isStrong })
    else { return nil }
    // The object nearest to it that is on a cycle, itself first.
    let start = way.lastIndex { cycleEnds[$0] != nil || objects[$0].isOnCycle } ?? 0
    let cycle = words(cycle(through: way[start]))
    let steps = cycle + words(Array(way[start...]))
    guard !steps.isEmpty else { return nil }
    let isOnCycle = !cycle.isEmpty || objects[way[start]].isOnCycle
    return HeldBy(
      leaked: type.qualified, steps: steps,
      .init(cycle: cycle.count, isByItself: isOnCycle && way[start] == object, hasCycle: isOnCycle))
  }

  /// An object, its holder, and so on, up to the top or to another object.
  private func chain(from object: Int, to end: Int? = nil) -> [Int] {
    var chain = [object]
    while let last = chain.last, last != end, let holder = objects[last].holder {
      chain.append(holder)
    }
    return chain
  }

  /// The cycle through an object, starting and ending at it. Empty if the report does not show the cycle.
  private func cycle(through object: Int) -> [Int] {
    guard let end = cycleEnds[object], let original = objects[end].original else { return [] }
    return chain(from: end, to: object).reversed()
      + chain(from: object, to: original).reversed().dropFirst()
  }

  /// The properties on a way.
  private func words(_ way: [Int]) -> [HeldBy.Step] {
    var steps: [HeldBy.Step] = []
    for (holder, object) in zip(way, way.dropFirst()) {
      let type = objects[holder].type
      if type?.isStorage == true {
        // The elements of a collection stand in memory of their own.
        if let last = steps.indices.last, steps[last].isProperty,
          !steps[last].property.hasSuffix("[…]")
        {
          steps[last].property += "[…]"
        }
        continue
      }
      let step: HeldBy.Step
      if let type, type.isClosure {
        step = .closure
      } else if let type, !type.isAllocation {
        let property = objects[object].property.map { ".\($0)" } ?? ""
        step = HeldBy.Step(rib: nil, property: type.last + property)
      } else {
        step = .memory
      }
      // Several closures in a row count as one step, and so does untyped memory.
      if step.isProperty || steps.last != step { steps.append(step) }
    }
    return steps
  }
}

extension InputReport {
  /// The report, whose findings name what a report of `leaks` says holds their objects.
  package func explained(by leaks: LeaksReport) -> InputReport {
    var report = self
    for index in report.sessions.indices {
      report.sessions[index].findings.leaks = LeaksJoin(leaks, report.sessions[index].findings)
    }
    return report
  }
}

/// What a report of `leaks` says of the findings of a session.
struct LeaksJoin: Sendable {
  private let report: LeaksReport
  /// By cause.
  private let holders: [HeldBy?]

  init(_ report: LeaksReport, _ findings: FindingList) {
    self.report = report
    var known: [[String]: HeldBy?] = [:]
    holders = findings.causes.map { cause in
      let types = Self.types(cause)
      if types.isEmpty { return nil }
      if let holder = known[types] { return holder }
      let holder = report.holder(of: types)
      known[types] = .some(holder)
      return holder
    }
  }

  /// What holds the object that a finding is about, where the app itself found nothing.
  ///
  /// - Parameters:
  ///   - cause: The index of its cause.
  ///   - found: What the app found.
  func holder(cause: Int, found: HeldBy?) -> HeldBy? {
    guard found?.steps.isEmpty ?? true else { return nil }
    guard let address = found?.address else { return holders[cause] }
    return UInt(address.dropFirst(2), radix: 16).flatMap(report.holder)
  }

  /// The names that the type of the object may have which a cause is about; empty if it is about none.
  private static func types(_ cause: FoundCause) -> [String] {
    if let object = cause.object { return [LeakedType(object[...]).name ?? object] }
    guard cause.page.id == LeakedChildRule.page.id else { return [] }
    // A RIB has its router's name without `Router`.
    let rib = RIBNames(path: cause.path).child
    return ["\(rib)Router", rib]
  }
}
