import RIBsAnalysis

@testable import RIBsSource

// Values for tests of what is known on a path.

extension Slot {
  static let home = Slot(part: .router, name: "home")
  static let detail = Slot(part: .router, name: "detail")
}

extension Value {
  static func built(_ id: Int, rib: Int = 0) -> Value {
    Value(kind: .router(BuiltRouter(id: id, ribs: [rib])))
  }
  static func held(_ slot: Slot) -> Value { Value(kind: .held(slot)) }
}

extension SlotState.Detach {
  static func at(_ line: Int) -> Self {
    let place = SourcePlace(file: "HomeRouter.swift", line: line)
    return Self(
      place: place,
      context: EventContext(
        entry: Entry(
          name: "f", part: .router, place: place, reach: .tap, children: [], rib: 0),
        reach: .tap, trail: [], isLater: false, isDelayed: false, delayedCall: nil,
        delayedPart: nil, delayedClosure: nil, testedActive: false),
      certainty: .read)
  }
}

extension SlotState {
  /// Whether a store of a router that was built may lose what the slot holds.
  func loses(_ value: Value, in slot: Slot, isAdded: Bool = false) -> Bool {
    var after = self
    return after.store(value, in: slot, isAdded: isAdded, after: .init())
      .contains { $0.store.isUnguarded }
  }

  mutating func fill(_ value: Value, in slot: Slot, isAdded: Bool = false) {
    _ = store(value, in: slot, isAdded: isAdded, after: .init())
  }
}
