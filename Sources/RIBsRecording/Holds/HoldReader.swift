/// Finds the stored properties of a router and its interactor that refer to the router's children.
///
/// It stops at the classes of the runtime, whose `children` holds every child by design.
struct HoldReader {
  private let parent: RIBIdentity
  private let session: ObservationSession
  private let owners: [AnyObject]
  private let end: RuntimeClasses

  /// - Returns: Nil if the parent's holds are not read, or if the parent is being deallocated.
  init?(_ parent: RouterRecord) {
    guard let holders = parent.holders, let router = holders.router else { return nil }
    (self.parent, session) = (parent.rib.identity, parent.rib.session)
    owners = [router] + (holders.interactor.map { [$0] } ?? [])
    end = holders.runtimeClasses
  }

  /// All holds, sorted, so that two readings can be compared.
  func holds() -> [RIBHold] {
    var found: [RIBHold] = []
    for owner in owners {
      HoldLayout.of(type(of: owner), for: .recordedRouters, upTo: end).visit(owner) {
        object, name in
        guard let child = (object as? any RecordedRouter)?.routerRecord,
          child.lastParentID == parent.id, child.rib.session === session
        else { return }
        found.append(RIBHold(child: child.rib.identity, property: name))
      }
    }
    return found.ordered()
  }
}

extension [RIBHold] {
  /// Sorted and without duplicates: an array may hold a child twice.
  package func ordered() -> [RIBHold] {
    if count < 2 { return self }
    let all = sorted { ($0.child.id, $0.property) < ($1.child.id, $1.property) }
    return all.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
