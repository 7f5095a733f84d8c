import Foundation

/// The routers that report nothing themselves: mocks, and an app's own classes that are attached beside the runtime's.
/// They are known from the first call that names one.
///
/// `@unchecked`: `lock` guards all state that changes.
final class ForeignRouters: @unchecked Sendable {
  private struct ForeignRouter {
    /// Another router may get the address of one that is gone.
    weak var router: AnyObject?
    let identity: RIBIdentity
    var parent: Int?
  }

  private let lock = NSLock()
  private var all: [ObjectIdentifier: ForeignRouter] = [:]
  /// When this many are known, those that are gone are removed before another is added.
  private var crowd = leastCrowd
  private static let leastCrowd = 64

  /// Notes that a router is attached.
  ///
  /// - Returns: The router, and whether it was unknown.
  func attach(_ router: AnyObject, to parent: RecordedRIB) -> (RIBIdentity, isNew: Bool) {
    let isNew = knownIdentity(of: router) == nil
    let identity = identity(of: router, in: parent.session)
    lock.withLock { all[ObjectIdentifier(router)]?.parent = parent.identity.id }
    return (identity, isNew)
  }

  /// The router, which gets a number if it has none.
  func identity(of router: AnyObject, in session: ObservationSession) -> RIBIdentity {
    if let known = knownIdentity(of: router) { return known }
    let identity = session.number(router, kind: .viewless, isForeign: true)
    // Released outside the lock, as it may be for the last time.
    var living: [AnyObject] = []
    lock.withLock {
      if all.count >= crowd {
        all = all.filter { _, known in
          known.router.map { living.append($0) } != nil
        }
        crowd = max(Self.leastCrowd, all.count * 2)
      }
      all[ObjectIdentifier(router)] = ForeignRouter(router: router, identity: identity)
    }
    return identity
  }

  /// The router; nil if no call named it.
  func knownIdentity(of router: AnyObject) -> RIBIdentity? {
    known(router)?.identity
  }

  /// The holds among objects that a parent's properties refer to.
  func holds(_ found: [FoundObject], of parent: Int) -> [RIBHold] {
    found.compactMap { found in
      guard let child = known(found.object), child.parent == parent else { return nil }
      return RIBHold(child: child.identity, property: found.property)
    }
  }

  private func known(_ router: AnyObject) -> ForeignRouter? {
    lock.withLock {
      guard let known = all[ObjectIdentifier(router)], known.router === router else { return nil }
      return known
    }
  }
}
