import RIBsTrace

extension Forest {
  /// The properties that hold a RIB still.
  func liveHolds(of index: NodeIndex) -> [HoldRecord] {
    var found: [HoldRecord] = []
    var next = records[index].firstHold
    while let place = next {
      let hold = holds[place]
      if isAlive(hold.holder) { found.append(hold) }
      next = hold.next
    }
    return found
  }

  func isHeld(_ index: NodeIndex) -> Bool {
    var next = records[index].firstHold
    while let place = next {
      if isAlive(holds[place].holder) { return true }
      next = holds[place].next
    }
    return false
  }

  func isAlive(_ id: Int) -> Bool {
    guard case .node(let index) = indices[id] else { return false }
    return !isDestroyed(index)
  }

  mutating func hold(
    _ index: NodeIndex, by holder: Int, _ property: TextNumber, at stamp: EventStamp
  ) {
    var last: Int?
    var next = records[index].firstHold
    while let place = next {
      if holds[place].holder == holder, holds[place].property == property { return }
      (last, next) = (place, holds[place].next)
    }
    let new = holds.insert(HoldRecord(holder: holder, property: property, since: stamp))
    if let last { holds[last].next = new } else { records[index].firstHold = new }
  }

  /// - Returns: Whether it was held, and nothing is known to hold it any more.
  mutating func unhold(
    _ index: NodeIndex, by holder: Int, _ property: TextNumber
  ) -> Bool {
    let wasHeld = isHeld(index)
    var last: Int?
    var next = records[index].firstHold
    while let place = next {
      let hold = holds[place]
      if hold.holder == holder, hold.property == property {
        if let last { holds[last].next = hold.next } else { records[index].firstHold = hold.next }
        holds.remove(place)
        break
      }
      (last, next) = (place, hold.next)
    }
    return wasHeld && !isHeld(index)
  }
}
