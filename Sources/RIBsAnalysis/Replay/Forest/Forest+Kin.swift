import RIBsTrace

// What the children of one name have in common, for rules that look at siblings.

extension Forest {
  /// The names of a RIB and of its parent.
  func names(_ child: NodeIndex, _ parent: NodeIndex) -> (TextNumber?, TextNumber?) {
    (records[child].name, records[parent].name)
  }

  /// The names that children of a RIB have had.
  func childNames(of parent: NodeIndex) -> [TextNumber] {
    kin(of: parent).compactMap(\.nameNumber)
  }

  /// The child of one name that was attached to a RIB last, wherever it is now.
  func lastAttached(below parent: NodeIndex, _ name: TextNumber) -> NodeIndex? {
    kin.place(of: parent, name, from: records[parent].firstKin).flatMap { kin[$0].lastAttached }
  }

  /// How many children of one name were attached to a RIB once and detached again.
  func rebuilt(below parent: NodeIndex, _ name: TextNumber?) -> Int {
    kin.place(of: parent, name, from: records[parent].firstKin).map { Int(kin[$0].rebuilt) } ?? 0
  }

  /// The same for each name.
  func rebuilt(below parent: NodeIndex) -> [(name: TextNumber?, count: Int)] {
    kin(of: parent).map { ($0.nameNumber, Int($0.rebuilt)) }
  }

  /// Whether a child of any name was attached once and detached again.
  func hasRebuilt(_ parent: NodeIndex) -> Bool {
    var next = records[parent].firstKin
    while let place = next {
      if kin[place].rebuilt > 0 { return true }
      next = kin[place].nextOfParent
    }
    return false
  }

  func kin(of parent: NodeIndex) -> [Kin] {
    var found: [Kin] = []
    var next = records[parent].firstKin
    while let place = next {
      found.append(kin[place])
      next = kin[place].nextOfParent
    }
    return found
  }

  /// Tells the child of the same name that was attached before of this one.
  ///
  /// - Returns: That child, if it still is attached.
  mutating func noteSibling(
    _ child: NodeIndex, below parent: NodeIndex, at stamp: EventStamp
  ) -> NodeIndex? {
    let name = records[child].name
    if records[child].rebuilt != .no { noteReuse(child) }
    forgetNextAttach(child)
    let place = kinPlace(of: parent, name)
    let previous = kin[place].lastAttached
    kin[place].lastAttached = child
    guard name != nil, let previous, previous != child, records[previous].parent == parent else {
      return nil
    }
    if let place = records[previous].nextAttach {
      nextAttaches[place] = stamp
    } else {
      records[previous].nextAttach = nextAttaches.insert(stamp)
    }
    return previous
  }

  mutating func forgetNextAttach(_ index: NodeIndex) {
    guard let place = records[index].nextAttach else { return }
    nextAttaches.remove(place)
    records[index].nextAttach = nil
  }

  mutating func kinPlace(of parent: NodeIndex, _ name: TextNumber?) -> Int {
    if let known = kin.place(of: parent, name, from: records[parent].firstKin) { return known }
    let place = kin.insert(parent, name, before: records[parent].firstKin)
    records[parent].firstKin = place
    return place
  }

  /// Attached a second time: its owner does keep it.
  mutating func noteReuse(_ child: NodeIndex) {
    let record = records[child]
    records[child].rebuilt = .no
    let parent = node(record.lastParent, NumberedEvent.Introduction())
    let name = record.rebuilt == .nameless ? nil : record.name
    if let place = kin.place(of: parent, name, from: records[parent].firstKin) {
      kin[place].rebuilt -= 1
    }
  }

  mutating func noteRebuilt(_ child: NodeIndex, _ parent: NodeIndex) {
    let record = records[child]
    guard record.attachCount == 1, record.rebuilt == .no else { return }
    records[child].rebuilt = record.name == nil ? .nameless : .named
    let place = kinPlace(of: parent, record.name)
    kin[place].rebuilt += 1
  }
}
