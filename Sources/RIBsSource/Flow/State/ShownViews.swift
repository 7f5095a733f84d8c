/// The children whose view was given to something that shows it, with the name of the function that was given it.
struct ShownViews {
  /// By the numbers of the routers that were built.
  var routers: [Int: String] = [:]
  /// By the slots that hold the children, before they were attached.
  var slots: [Slot: String] = [:]

  mutating func show(_ router: BuiltRouter, by function: String) {
    if routers[router.id] == nil { routers[router.id] = function }
  }

  mutating func show(_ slot: Slot, by function: String) {
    if slots[slot] == nil { slots[slot] = function }
  }

  mutating func join(_ other: Self) {
    routers.merge(other.routers) { first, _ in first }
    slots.merge(other.slots) { first, _ in first }
  }
}
