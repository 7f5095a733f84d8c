import RIBsAnalysis

/// The children whose view was given to something that shows it, with the name of the function that was given it.
struct ShownViews {
  /// By the numbers of the routers that were built.
  var routers: [Int: String] = [:]
  /// By the slots that hold the children, before they were attached.
  var slots: [Slot: String] = [:]

  /// The built routers that are attached on some path.
  private(set) var maybeAttached: Set<Int> = []
  /// The built routers that some path shows and does not attach, with the places where they are shown.
  private(set) var unattached: [Int: Set<SourcePlace>] = [:]

  mutating func show(_ router: Int, at place: SourcePlace) {
    // A condition in between may know whether it was attached.
    if !maybeAttached.contains(router) { unattached[router, default: []].insert(place) }
  }

  mutating func attach(_ router: BuiltRouter) {
    maybeAttached.insert(router.id)
    unattached[router.id] = nil
  }

  mutating func show(_ router: BuiltRouter, by function: String) {
    if routers[router.id] == nil { routers[router.id] = function }
  }

  mutating func show(_ slot: Slot, by function: String) {
    if slots[slot] == nil { slots[slot] = function }
  }

  mutating func join(_ other: Self) {
    routers.merge(other.routers) { first, _ in first }
    slots.merge(other.slots) { first, _ in first }
    maybeAttached.formUnion(other.maybeAttached)
    unattached.merge(other.unattached) { $0.union($1) }
  }
}
