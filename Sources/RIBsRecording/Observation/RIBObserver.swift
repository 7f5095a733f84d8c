/// Receives what happens to the RIBs of an app, as it happens and on the thread where it happens.
///
/// RIBs are identified by value, so an observer cannot keep one alive. Every requirement has a default that does
/// nothing.
package protocol RIBObserver: AnyObject, Sendable {
  /// Whether the observer wants ``rib(_:isSeenHolding:)`` on this thread. Asked before each reading. A parent's
  /// holds are read at each attach, detach, activation and deactivation, and again on the main queue's next
  /// turn after an attach or a detach, unless a caller of the parent may be writing its properties then.
  var readsHolds: Bool { get }
  /// Who makes the current call. Two callers may write properties at the same time.
  var caller: RIBCaller { get }
  /// Whether the tasks among the callers have ended, so that the main thread may read what they wrote.
  var tasksHaveEnded: Bool { get }
  /// Whether the observer ever wants ``rib(_:isSeenHolding:)``. Asked when the observer starts, on whatever thread.
  var wantsHolds: Bool { get }
  /// Whether the observer wants ``rib(_:isHeld:)``, if it wants holds.
  var searchesHolders: Bool { get }
  /// Whether the observer wants ``RIBEvent/appeared`` and ``RIBEvent/disappeared(removed:)``. Asked when the observer
  /// starts. If this is false, nothing in UIKit is hooked.
  var observesViews: Bool { get }
  /// What the session does about roots. Asked when the observer starts.
  var rootHandling: RootHandling { get }

  /// Something happened to a RIB.
  func rib(_ rib: RIBIdentity, _ event: RIBEvent)
  /// An object of a RIB was not deallocated in the time that the leak detector waited, in nanoseconds.
  func rib(_ rib: RIBIdentity, leaked object: AnyObject, as role: RouterRecord.Role, waited: Int)
  /// A RIB that was just reported as created is older than the session.
  func ribIsOlder(_ rib: RIBIdentity)
  /// `attachChild` was called, right or wrong; nothing has changed yet.
  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?)
  /// `detachChild` was called, right or wrong, or the parent is deallocated; nothing has changed yet.
  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason)
  /// All the properties of a parent that hold children now.
  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold])
  /// What holds an object of a RIB that should be gone, as far as stored properties tell.
  func rib(_ rib: RIBIdentity, isHeld held: HeldObject)
  /// A root that is watched is being deallocated. All holds have been read.
  func rootWillGo()
  /// A worker starts to work; `didStart` follows.
  func workerDidStart(_ worker: WorkerIdentity)
  /// A worker stopped; `didStop` follows.
  func workerDidStop(_ worker: WorkerIdentity)
  /// A workflow advanced.
  func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage)
}

extension RIBObserver {
  /// False.
  package var readsHolds: Bool { false }
  /// The main thread.
  package var caller: RIBCaller { RIBCaller(isMainThread: true) }
  /// False.
  package var tasksHaveEnded: Bool { false }
  /// As ``readsHolds`` says.
  package var wantsHolds: Bool { readsHolds }
  /// True.
  package var searchesHolders: Bool { true }
  /// False.
  package var observesViews: Bool { false }
  /// Nothing.
  package var rootHandling: RootHandling { .none }
  /// Does nothing.
  package func rib(_ rib: RIBIdentity, _ event: RIBEvent) {}
  /// Reports ``RIBEvent/leaked(_:name:waited:)``.
  package func rib(
    _ rib: RIBIdentity, leaked object: AnyObject, as role: RouterRecord.Role, waited: Int
  ) {
    self.rib(rib, .leaked(role, name: typeName(of: object), waited: waited))
  }
  /// Does nothing.
  package func ribIsOlder(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {}
  /// Does nothing.
  package func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {}
  /// Does nothing.
  package func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {}
  /// Does nothing.
  package func rib(_ rib: RIBIdentity, isHeld held: HeldObject) {}
  /// Does nothing.
  package func rootWillGo() {}
  /// Does nothing.
  package func workerDidStart(_ worker: WorkerIdentity) {}
  /// Does nothing.
  package func workerDidStop(_ worker: WorkerIdentity) {}
  /// Does nothing.
  package func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage) {}
}

/// What a session does about the roots of an app's tree.
package enum RootHandling: Sendable {
  /// Nothing.
  case none
  /// It takes the view of a root that is gone off the screen, once ``ObservationSession/takeDownGoneRoots()`` is called.
  case watches
  /// It also keeps each root alive until ``ObservationSession/releaseRoots()``, so that what its subtree keeps can be
  /// told from what is gone.
  case keeps
}
