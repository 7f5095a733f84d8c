/// An object that a property refers to.
struct FoundObject {
  let object: AnyObject
  /// `Type.property`
  let property: String
}

/// Finds the objects to which the stored properties of a router and its interactor refer, if they may be routers.
///
/// It stops at the classes of the runtime, whose `children` holds every child by design.
struct HoldReader {
  private let owners: [AnyObject]
  private let end: RuntimeClasses

  /// - Parameter router: The parent's router, if it is being deallocated and cannot be found.
  /// - Returns: Nil if the parent's properties are not read, or if the parent is being deallocated.
  init?(_ parent: RouterRecord, of router: AnyObject? = nil) {
    guard let holders = parent.holders, let router = router ?? holders.router else { return nil }
    owners = [router] + (holders.interactor.map { [$0] } ?? [])
    end = holders.runtimeClasses
  }

  /// Reads the properties. Runs no code of the app, and releases none of its objects: the caller does, by letting go of
  /// what is returned.
  func objects() -> [FoundObject] {
    var found: [FoundObject] = []
    for owner in owners {
      HoldLayout.of(type(of: owner), for: .recordedRouters, upTo: end).visit(owner) {
        found.append(FoundObject(object: $0, property: $1))
      }
    }
    return found
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
