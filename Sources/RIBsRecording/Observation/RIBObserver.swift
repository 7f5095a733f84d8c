/// Receives what happens to the RIBs of an app, as it happens and on the thread where it happens.
///
/// RIBs are identified by value, so an observer cannot keep one alive. Every requirement has a default that does
/// nothing.
package protocol RIBObserver: AnyObject, Sendable {
  /// Whether the observer wants ``rib(_:isSeenHolding:)`` on this thread. Asked before each reading. A parent's
  /// holds are read at each attach, detach, activation and deactivation, and again on the main queue's next
  /// turn after an attach or a detach. If this is false for a call, as it may be off the main thread, the main
  /// queue tries a tenth of a second later. If it is false when the observer starts, holds are never read.
  var readsHolds: Bool { get }
  /// Whether the observer wants ``viewDidAppear(of:)`` and ``viewDidDisappear(of:removed:)``. Asked when the observer
  /// starts. If this is false, nothing in UIKit is hooked.
  var observesViews: Bool { get }

  /// A router was initialised.
  func ribWasCreated(_ rib: RIBIdentity)
  /// A router was launched, or became a root without a launch router.
  func ribWasLaunched(_ rib: RIBIdentity)
  /// `attachChild` was called, right or wrong; nothing has changed yet.
  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?)
  /// An interactor became active; `didBecomeActive` follows.
  func ribDidActivate(_ rib: RIBIdentity)
  /// A router loads; `didLoad` follows.
  func ribWillLoad(_ rib: RIBIdentity)
  /// `detachChild` was called, right or wrong, or the parent is deallocated; nothing has changed yet.
  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason)
  /// An interactor became inactive, after `willResignActive`.
  func ribDidDeactivate(_ rib: RIBIdentity)
  /// A router was deallocated.
  func ribWasDestroyed(_ rib: RIBIdentity)
  /// All the properties of a parent that hold children now.
  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold])
  /// A RIB's view came on screen.
  func viewDidAppear(of rib: RIBIdentity)
  /// A RIB's view went off screen. `removed` says that it left its container and was not just covered.
  func viewDidDisappear(of rib: RIBIdentity, removed: Bool)
  /// A worker starts to work; `didStart` follows.
  func workerDidStart(_ worker: WorkerIdentity)
  /// A worker stopped; `didStop` follows.
  func workerDidStop(_ worker: WorkerIdentity)
  /// A workflow advanced.
  func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage)
  /// An object of a RIB was not deallocated in time.
  func rib(_ rib: RIBIdentity, hasLeaked leak: RIBLeak)
}

extension RIBObserver {
  /// False.
  package var readsHolds: Bool { false }
  /// False.
  package var observesViews: Bool { false }
  /// Does nothing.
  package func ribWasCreated(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func ribWasLaunched(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {}
  /// Does nothing.
  package func ribDidActivate(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func ribWillLoad(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {}
  /// Does nothing.
  package func ribDidDeactivate(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func ribWasDestroyed(_ rib: RIBIdentity) {}
  /// Does nothing.
  package func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {}
  /// Does nothing.
  package func viewDidAppear(of rib: RIBIdentity) {}
  /// Does nothing.
  package func viewDidDisappear(of rib: RIBIdentity, removed: Bool) {}
  /// Does nothing.
  package func workerDidStart(_ worker: WorkerIdentity) {}
  /// Does nothing.
  package func workerDidStop(_ worker: WorkerIdentity) {}
  /// Does nothing.
  package func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage) {}
  /// Does nothing.
  package func rib(_ rib: RIBIdentity, hasLeaked leak: RIBLeak) {}
}
