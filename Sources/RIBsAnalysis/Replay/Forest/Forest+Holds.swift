import RIBsTrace

extension Forest {
  /// The properties that hold a RIB still.
  func liveHolds(of index: NodeIndex) -> [HoldRecord] {
    let all = crowd(index).map { Array($0.all) } ?? holdRecords(of: index)
    return all.filter { isAlive($0.holder) }
  }

  /// Those of a RIB that few properties hold.
  private func holdRecords(of index: NodeIndex) -> [HoldRecord] {
    var found: [HoldRecord] = []
    var next = details[index].firstHold
    while let place = next {
      found.append(holds[place])
      next = holds[place].next
    }
    return found
  }

  func isHeld(_ index: NodeIndex) -> Bool {
    if let crowd = crowd(index) { return crowd.all.contains { isAlive($0.holder) } }
    var next = details[index].firstHold
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
    let hold = HoldRecord(holder: holder, property: property, since: stamp)
    guard crowd(index) == nil else {
      crowds[index]?.insert(hold)
      return
    }
    var count = 1
    var last: Int?
    var next = details[index].firstHold
    while let place = next {
      if holds[place].holder == holder, holds[place].property == property { return }
      (last, next) = (place, holds[place].next)
      count += 1
    }
    guard count <= fewHolds else {
      let crowd = CrowdedHolds(holdRecords(of: index) + [hold])
      forgetHolds(of: index)
      crowds[index] = crowd
      return
    }
    let new = holds.insert(hold)
    if let last { holds[last].next = new } else { details[index].firstHold = new }
  }

  /// - Returns: Whether it was held, and nothing is known to hold it any more.
  mutating func unhold(
    _ index: NodeIndex, by holder: Int, _ property: TextNumber
  ) -> Bool {
    let wasHeld = isHeld(index)
    guard crowd(index) == nil else {
      // Taken out, since whether a holder is alive is asked of the forest.
      var crowd = crowds.removeValue(forKey: index)
      crowd?.remove(holder: holder, property) { isAlive($0) }
      crowds[index] = crowd
      return wasHeld && !isHeld(index)
    }
    var last: Int?
    var next = details[index].firstHold
    while let place = next {
      let hold = holds[place]
      if hold.holder == holder, hold.property == property {
        if let last { holds[last].next = hold.next } else { details[index].firstHold = hold.next }
        holds.remove(place)
        break
      }
      (last, next) = (place, hold.next)
    }
    return wasHeld && !isHeld(index)
  }

  /// Lets go of all that is known to hold a RIB.
  mutating func forgetHolds(of index: NodeIndex) {
    if !crowds.isEmpty { crowds[index] = nil }
    guard let first = details[index].firstHold else { return }
    details[index].firstHold = nil
    var next: Int? = first
    while let place = next {
      next = holds[place].next
      holds.remove(place)
    }
  }

  private func crowd(_ index: NodeIndex) -> CrowdedHolds? {
    crowds.isEmpty ? nil : crowds[index]
  }
}
