/// Finds the stored properties of a router and its interactor that refer to the router's children.
///
/// It stops at the classes of the runtime, whose `children` holds every child by design.
struct HoldReader {
  private let parent: RIBIdentity
  private let session: ObservationSession
  private let owners: [AnyObject]
  private let ends: [AnyClass]

  /// - Returns: Nil if the parent's holds are not read, or if the parent is being deallocated.
  init?(_ parent: RouterRecord) {
    guard let holders = parent.holders, let router = holders.router else { return nil }
    (self.parent, session) = (parent.rib.identity, parent.rib.session)
    owners = [router] + (holders.interactor.map { [$0] } ?? [])
    ends = holders.runtimeClasses
  }

  /// All holds, sorted, so that two readings can be compared.
  func holds() -> [RIBHold] {
    var found: [RIBHold] = []
    for owner in owners { visit(owner, &found) }
    if found.count < 2 { return found }
    found.sort { ($0.child.id, $0.property) < ($1.child.id, $1.property) }
    // An array may hold a child twice.
    return found.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func visit(_ owner: AnyObject, _ found: inout [RIBHold]) {
    let layout = HoldLayout.of(type(of: owner), upTo: ends)
    guard !layout.properties.isEmpty else { return }
    let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
    for property in layout.properties {
      property.read.visit(address + property.offset) { router in
        guard let child = router.routerRecord, child.lastParentID == parent.id,
          child.rib.session === session
        else { return }
        found.append(RIBHold(child: child.rib.identity, property: property.name))
      }
    }
  }
}
