/// Finds the stored properties of a router and its interactor that refer to the router's children.
///
/// It stops at the superclasses of this module, whose `children` holds every child by design.
struct HoldReader {
  let parent: RouterNode
  let session: ObservationSession

  /// All holds, sorted, so that two readings can be compared.
  func holds() -> [RIBHold] {
    guard let id = parent.observed?.identity.id else { return [] }
    var found: [RIBHold] = []
    visit(parent, upTo: type(of: parent).baseClass, childrenOf: id, &found)
    visit(parent.interactable, upTo: Interactor.self, childrenOf: id, &found)
    if found.count < 2 { return found }
    found.sort { ($0.child.id, $0.property) < ($1.child.id, $1.property) }
    // An array may hold a child twice.
    return found.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func visit(
    _ owner: AnyObject, upTo end: AnyClass, childrenOf parent: Int, _ found: inout [RIBHold]
  ) {
    let layout = HoldLayout.of(type(of: owner), upTo: end)
    guard !layout.properties.isEmpty else { return }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    for property in layout.properties {
      property.read.visit(address + property.offset) { router in
        guard let child = router.observed, child.lastParentID == parent, child.session === session
        else { return }
        found.append(RIBHold(child: child.identity, property: property.name))
      }
    }
  }
}
