/// A RIB name under a parent slot: all instances that stand at the same path share one.
package struct Slot {
  package typealias Index = Int

  package let name: String
  package let parent: Index?
  /// Slots below it, in the order of their first attach.
  package internal(set) var children: [Index] = []
  /// How many RIBs stand here now, on the tree. Roots are not counted.
  fileprivate var standing = 0
  /// How many have stood here at once, at most.
  package fileprivate(set) var mostAtOnce = 0
}

/// All slots of a session. Equal paths are one slot, so a path costs nothing to keep.
package struct SlotTable {
  private struct Key: Hashable {
    var parent: Slot.Index?
    var name: String
  }

  package private(set) var slots: [Slot] = []
  private var indices: [Key: Slot.Index] = [:]

  mutating func slot(named name: String, under parent: Slot.Index?) -> Slot.Index {
    let key = Key(parent: parent, name: name)
    if let known = indices[key] { return known }
    let index = slots.count
    slots.append(Slot(name: name, parent: parent))
    indices[key] = index
    if let parent { slots[parent].children.append(index) }
    return index
  }

  mutating func enter(_ index: Slot.Index) {
    slots[index].standing += 1
    slots[index].mostAtOnce = max(slots[index].mostAtOnce, slots[index].standing)
  }

  mutating func leave(_ index: Slot.Index) { slots[index].standing -= 1 }

  /// The slot of a root with this name, if one had children.
  func slot(named name: String) -> Slot.Index? { indices[Key(parent: nil, name: name)] }

  package subscript(index: Slot.Index) -> Slot { slots[index] }

  /// Names from the root, joined by `/`.
  ///
  /// - Parameter last: How many names at most; where there are more, `…` stands for the first.
  package func path(of index: Slot.Index, last: Int = .max) -> String {
    var names: [String] = []
    var next: Slot.Index? = index
    while let current = next {
      guard names.count < last else {
        names.append("…")
        break
      }
      names.append(slots[current].name)
      next = slots[current].parent
    }
    return names.reversed().joined(separator: "/")
  }

  /// Whether a RIB stood at a path. A name alone may stand anywhere: of a RIB that was never attached a finding
  /// knows no more.
  func contains(path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    if names.count == 1 { return slots.contains { $0.name == path } }
    var parent: Slot.Index?
    for name in names {
      guard let slot = indices[Key(parent: parent, name: String(name))] else { return false }
      parent = slot
    }
    return true
  }
}
