/// A RIB name under a parent slot: all instances that stand at the same path share one.
package struct Slot {
  package typealias Index = Int

  package let name: String
  package let parent: Index?
  /// Slots below it, in the order of their first attach.
  package internal(set) var children: [Index] = []
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

  /// The slot of a root with this name, if one had children.
  func slot(named name: String) -> Slot.Index? { indices[Key(parent: nil, name: name)] }

  package subscript(index: Slot.Index) -> Slot { slots[index] }

  /// Names from the root, joined by `/`.
  package func path(of index: Slot.Index) -> String {
    var names: [String] = []
    var next: Slot.Index? = index
    while let current = next {
      names.append(slots[current].name)
      next = slots[current].parent
    }
    return names.reversed().joined(separator: "/")
  }
}
