extension TreeHistory {
  /// What is known of each RIB that has a position and is not destroyed.
  ///
  /// - Parameter moment: From 0 to ``count``.
  package func facts(at moment: Int) -> [NodeIndex: Facts] {
    guard moment > 0 else { return [:] }
    let (last, offset) = (moment - 1).quotientAndRemainder(dividingBy: Self.blockSize)
    let first = blocks[...last].lastIndex { $0.start != nil } ?? 0
    var known: [NodeIndex: Facts] = [:]
    for facts in blocks[first].start ?? [] { known[facts.rib] = facts }
    for index in first...last {
      let block = blocks[index]
      let end = index == last ? Int(block.events[offset].changes) : block.changes.count
      for facts in block.changes[..<end] { known[facts.rib] = facts.isGone ? nil : facts }
    }
    return known
  }
}
