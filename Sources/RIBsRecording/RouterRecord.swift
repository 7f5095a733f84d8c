/// A router whose RIB can be recorded.
public protocol RecordedRouter: AnyObject {
  /// What the recording knows of this router; nil if nothing was recorded when the router was initialised.
  var routerRecord: RouterRecord? { get }
}

/// One router in a recording. Each router makes one when it is initialised, keeps it, and calls it as things happen.
/// Nobody else keeps it: when the record is deallocated with its router, the trace has the RIB's `destroy`.
///
/// It works for routers of any class. If nothing records there is no record, and a router pays for a nil:
///
///     routerRecord = RouterRecord(of: self, interactor: interactor)
///
/// Call it on the thread on which things happen: the stored properties of a RIB that is used off the main thread are read
/// no longer. It refers to the router and the interactor weakly.
public final class RouterRecord {
  /// Whether a RIB has a view.
  public enum Kind: Sendable {
    /// A router without a view.
    case viewless
    /// A router with a view.
    case viewable
    /// The router an app is launched with.
    case launch
  }

  /// The part that an object plays in its RIB.
  public enum Role: String, Sendable {
    /// The RIB's router.
    case router
    /// The RIB's interactor.
    case interactor
    /// The RIB's presenter.
    case presenter
    /// The RIB's view controller.
    case viewController
  }

  /// The RIB, for a leak detector: it finds out when the router is gone, and this record with it.
  public let rib: RecordedRIB
  /// Where its holds are read; nil if they are not.
  let holders: Holders?
  /// Whether the interactor is an actor, and the router on the main actor.
  private let interactorIsActor: Bool
  /// The router; nil unless the session cares about roots.
  private weak var router: AnyObject?

  /// The objects whose stored properties may hold children.
  struct Holders {
    weak var router: AnyObject?
    weak var interactor: AnyObject?
    let runtimeClasses: RuntimeClasses
  }

  /// Reports that a router was initialised.
  ///
  /// - Parameters:
  ///   - router: The router. Its type name without `Router` is the RIB's name.
  ///   - kind: Whether the RIB has a view.
  ///   - interactor: The RIB's interactor. If holds are read, its stored properties and the router's may hold children.
  ///   - interactorIsActor: Whether the interactor is an actor, and the router on the main actor. If so, the interactor's
  ///     properties are not read, and it may become active on another thread than the router is used on.
  ///   - readsProperties: Whether to read them. A runtime that knows what holds a child says no, and calls
  ///     ``isSeenHolding(_:)``.
  ///   - runtimeClasses: The base classes of the runtime. What they and their superclasses store is not the app's, such
  ///     as a list of all children.
  /// - Returns: Nil if nothing is recorded.
  public convenience init?(
    of router: any RecordedRouter, kind: Kind = .viewless, interactor: AnyObject? = nil,
    interactorIsActor: Bool = false, readsProperties: Bool = true, runtimeClasses: [AnyClass] = []
  ) {
    guard let session = RIBObservation.current else { return nil }
    self.init(
      of: router, kind: kind, interactor: interactor, interactorIsActor: interactorIsActor,
      readsProperties: readsProperties, runtimeClasses: runtimeClasses, in: session)
  }

  /// - Parameter name: The RIB's name; nil if it follows from the router's type.
  package init(
    of router: AnyObject, named name: String? = nil, kind: Kind, interactor: AnyObject?,
    interactorIsActor: Bool = false, readsProperties: Bool = true,
    runtimeClasses: [AnyClass], in session: ObservationSession
  ) {
    self.interactorIsActor = interactorIsActor
    rib = session.introduce(router, named: name, kind: kind)
    holders =
      session.tracksLiving && readsProperties
      ? Holders(
        router: router, interactor: interactorIsActor ? nil : interactor,
        runtimeClasses: .types(runtimeClasses.map { ObjectIdentifier($0) })) : nil
    if session.rootHandling != .none { self.router = router }
    session.track(self, of: router)
  }

  /// Whether the router has a record in a later session.
  private var isReplaced = false

  /// Notes that the router gets a record in a later session, so that it lives on when this one is deallocated.
  package func willBeReplaced() { isReplaced = true }

  /// Reports that the router is older than the session.
  package func isOlder() { rib.session.observer.ribIsOlder(rib.identity) }

  deinit {
    if !isReplaced { rib.report(.destroyed) }
    rib.session.forget(rib.identity)
  }

  // MARK: The tree

  /// Reports that the router became a root: an app was launched with it, or something other than a router hosts it.
  public func launched() {
    rib.session.noteCall(on: rib.identity)
    rib.report(.launched)
    if let router { rib.session.keepRoot(rib.identity.id, router) }
  }

  /// - Parameters:
  ///   - window: What shows the RIB's view. A session that keeps roots keeps it too.
  ///   - takeDown: Takes the view off the screen. Called when the session has seen the root go.
  package func launched(in window: AnyObject, takeDown: @escaping (AnyObject) -> Void) {
    rib.session.noteCall(on: rib.identity)
    rib.report(.launched)
    guard let router else { return }
    let isKept = rib.session.rootHandling == .keeps
    rib.session.keepRoot(
      rib.identity.id, router,
      takeDown: isKept ? { takeDown(window) } : { [weak window] in window.map(takeDown) })
  }

  /// Reports a call of `attachChild`, right or wrong. Call it first, before anything changes.
  ///
  /// - Parameters:
  ///   - child: The child. A ``RecordedRouter`` or ``RecordedNode`` without a record is ignored. For any other child, such
  ///     as a mock, only the calls are recorded.
  ///   - fileID: The caller's file, as `#fileID` gives it; nil if it is not known.
  ///   - line: The caller's line.
  public func willAttach(_ child: AnyObject, fileID: StaticString? = nil, line: UInt = 0) {
    let site = fileID.map { CallSite(fileID: $0, line: line) }
    if child is any RecordedRouter || child is any RecordedNode {
      if let child = record(of: child) { willAttach(child, at: site) }
      (child as? any RecordedNode)?.treeNodeRecord?.isAttached()
    } else {
      willAttachForeign(child, at: site)
    }
  }

  /// Reports a call of `detachChild`, right or wrong. Call it first, before anything changes.
  ///
  /// - Parameters:
  ///   - child: The child, as in ``willAttach(_:fileID:line:)``.
  ///   - fileID: The caller's file, as `#fileID` gives it; nil if it is not known.
  ///   - line: The caller's line.
  public func willDetach(_ child: AnyObject, fileID: StaticString? = nil, line: UInt = 0) {
    let site = fileID.map { CallSite(fileID: $0, line: line) }
    if child is any RecordedRouter || child is any RecordedNode {
      if let child = record(of: child) { willDetach(child, at: site) }
    } else {
      willDetachForeign(child, at: site)
    }
  }

  /// Reports that this router is being deallocated, before it lets go of its children.
  ///
  /// - Parameter router: The router.
  package func willGo(_ router: AnyObject) { rib.session.rootWillGo(self, router) }

  /// Reports that this router is being deallocated and lets go of a child.
  ///
  /// - Parameter child: The child, as in ``willAttach(_:fileID:line:)``.
  public func willRelease(_ child: AnyObject) {
    guard let child = identity(of: child) else { return }
    rib.session.noteDetach(of: child, from: rib.identity, isCall: false)
    rib.session.observer.rib(
      child, willDetachFrom: rib.identity, at: nil, cause: .parentDeallocated)
  }

  package func willAttach(_ child: RouterRecord, at site: CallSite?) {
    becomeParent()
    if child.router != nil { rib.session.releaseRoot(child.rib.identity.id) }
    reportAttach(of: child.rib.identity, at: site)
  }

  package func willDetach(_ child: RouterRecord, at site: CallSite?) {
    reportDetach(of: child.rib.identity, at: site)
  }

  /// - Parameter child: A router that is no ``RecordedRouter``.
  package func willAttachForeign(_ child: AnyObject, at site: CallSite?) {
    becomeParent()
    let (child, isNew) = rib.session.foreignRouters.attach(child, to: rib)
    reportAttach(of: child, at: site)
    // Its parent loads it next, and nobody else will say so.
    if isNew { rib.session.observer.rib(child, .loads) }
  }

  /// - Parameter child: A router that is no ``RecordedRouter``.
  package func willDetachForeign(_ child: AnyObject, at site: CallSite?) {
    reportDetach(of: rib.session.foreignRouters.identity(of: child, in: rib.session), at: site)
  }

  private func becomeParent() {
    if let router, rib.session.stoodAlone(rib.identity) {
      rib.session.keepRoot(rib.identity.id, router)
    }
  }

  private func reportAttach(of child: RIBIdentity, at site: CallSite?) {
    let session = rib.session
    session.noteAttach(of: child, to: rib.identity, isCall: true)
    session.observer.rib(child, willAttachTo: rib.identity, at: site)
    session.readHoldsNowAndSoon(of: rib.identity)
  }

  private func reportDetach(of child: RIBIdentity, at site: CallSite?) {
    let session = rib.session
    session.noteDetach(of: child, from: rib.identity, isCall: true)
    session.observer.rib(child, willDetachFrom: rib.identity, at: site, cause: .call)
    session.readHoldsNowAndSoon(of: rib.identity)
  }

  /// Reports that the router is attached to a parent since before the recording.
  package func wasAttached(to parent: RouterRecord) {
    rib.session.noteAttach(of: rib.identity, to: parent.rib.identity, isCall: false)
    rib.session.observer.rib(rib.identity, willAttachTo: parent.rib.identity, at: nil)
  }

  private func identity(of router: AnyObject) -> RIBIdentity? {
    record(of: router)?.rib.identity ?? rib.session.foreignRouters.knownIdentity(of: router)
  }

  private func record(of router: AnyObject) -> RouterRecord? {
    guard
      let record = (router as? any RecordedNode)?.treeNodeRecord?.record
        ?? (router as? any RecordedRouter)?.routerRecord,
      record.rib.session === rib.session
    else { return nil }
    return record
  }

  // MARK: The RIB's life

  /// Reports that the router loads. `didLoad` follows.
  public func willLoad() {
    rib.session.noteLoad(of: rib.identity)
    rib.report(.loads)
  }

  /// Reports that the interactor became active. `didBecomeActive` follows.
  public func didActivate() { interactorDid(.activated) }

  /// Reports that the interactor became inactive, after `willResignActive`.
  public func didDeactivate() { interactorDid(.deactivated) }

  private func interactorDid(_ event: RIBEvent) {
    if interactorIsActor { return rib.report(event) }
    rib.session.noteCall(on: rib.identity)
    rib.report(event)
    rib.session.readHolds(of: rib.identity.id)
  }

  /// Reports that the RIB's view came on screen.
  public func viewDidAppear() { rib.report(.appeared) }

  /// Reports that the RIB's view went off screen.
  ///
  /// - Parameter removed: Whether the view left its container, and was not just covered.
  public func viewDidDisappear(removed: Bool) {
    rib.report(.disappeared(removed: removed))
  }

  /// Reports that an object of the RIB was not deallocated in time.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - role: The part that it plays in the RIB.
  ///   - waited: How long the leak detector waited for it, in nanoseconds.
  public func leaked(_ object: AnyObject, as role: Role, waited: Int) {
    rib.leaked(object, as: role, waited: waited)
  }

  /// Reports which properties hold this RIB's children now, all of them each time. Nothing is recorded unless the recording
  /// reads holds.
  ///
  /// - Parameter holds: The children with the properties that hold them, `Type.property`. A child that was never attached
  ///   and has no record is passed over.
  public func isSeenHolding(_ holds: [(child: AnyObject, property: String)]) {
    guard rib.session.observer.readsHolds else { return }
    let known = holds.compactMap { hold in
      identity(of: hold.child).map { RIBHold(child: $0, property: hold.property) }
    }
    rib.session.observer.rib(rib.identity, isSeenHolding: known.ordered())
  }
}

/// A RIB with the session that numbered it.
public struct RecordedRIB: Sendable {
  package let session: ObservationSession
  package let identity: RIBIdentity

  package init(session: ObservationSession, identity: RIBIdentity) {
    (self.session, self.identity) = (session, identity)
  }

  package func report(_ event: RIBEvent) { session.observer.rib(identity, event) }

  /// Reports that an object of the RIB was not deallocated in time. The router may be gone.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - role: The part that it plays in the RIB.
  ///   - waited: How long the leak detector waited for it, in nanoseconds.
  public func leaked(_ object: AnyObject, as role: RouterRecord.Role, waited: Int) {
    session.observer.rib(identity, leaked: object, as: role, waited: waited)
    session.noteLeak(object, as: role, of: identity)
  }
}

/// What happens to one RIB.
package enum RIBEvent: Hashable, Sendable {
  /// Its router was initialised.
  case created
  /// Its router was launched, or became a root without a launch router.
  case launched
  /// Its interactor became active; `didBecomeActive` follows.
  case activated
  /// Its router loads; `didLoad` follows.
  case loads
  /// Its interactor became inactive, after `willResignActive`.
  case deactivated
  /// Its router was deallocated.
  case destroyed
  /// Its holds are read no longer, because it was used off the main thread.
  case unread
  /// Its view came on screen.
  case appeared
  /// Its view went off screen. `removed` says that it left its container and was not just covered.
  case disappeared(removed: Bool)
  /// An object of it, of a type with this name without generic arguments, was not deallocated in the time that the leak
  /// detector waited, in nanoseconds.
  case leaked(RouterRecord.Role, name: String, waited: Int)
}
