import Foundation

/// The observer of this process or of the current task, if there is one.
package enum RIBObservation {
  /// The session of the current task and its child tasks. It comes before the process's, so that tests that run at
  /// the same time are observed apart.
  @TaskLocal package static var ofTask: ObservationSession?

  private static let lock = NSLock()
  // `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var running: ObservationSession?
  nonisolated(unsafe) private static var lastNumber = 0

  /// The running session.
  package static var current: ObservationSession? {
    if let ofTask { return ofTask }
    #if DEBUG
      EnvironmentStart.runOnce()
    #endif
    return lock.withLock { running }
  }

  /// Reports every router initialised from now on to `observer`. An older router is introduced when a new one
  /// is attached to it or detached from it.
  ///
  /// - Parameter observer: Retained until another takes its place, and by the routers that were reported to it.
  package static func start(_ observer: any RIBObserver) { start(session(observer)) }

  /// The same with a session that was made before.
  package static func start(_ session: ObservationSession) {
    #if DEBUG
      EnvironmentStart.skip()
    #endif
    lock.withLock {
      running?.close()
      running = session
    }
  }

  /// A session that reports nothing by itself. Start it, or bind it to ``ofTask`` and close it.
  ///
  /// - Parameter observer: Retained by the session, and by the routers that were reported to it.
  package static func session(_ observer: any RIBObserver) -> ObservationSession {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    return ObservationSession(observer: observer, number: number)
  }

  /// Leaves routers initialised from now on unobserved.
  ///
  /// - Parameter observer: Only this observer is stopped; nil stops any.
  package static func stop(_ observer: (any RIBObserver)? = nil) {
    lock.withLock {
      guard observer == nil || running?.observer === observer else { return }
      running?.close()
      running = nil
    }
  }

  /// Reads once more which properties of all observed routers hold children. Call it on the main thread.
  package static func readHolds() {
    current?.readAllHolds()
  }

  /// Searches for who holds what left the tree and is alive, and what a leak detector reported. Call it on the main thread.
  ///
  /// - Parameter isTeardown: Whether the tree itself should be gone.
  package static func searchHolders(isTeardown: Bool = false) {
    current?.searchHolders(isTeardown: isTeardown)
  }

  // MARK: Leaks

  /// One for each runtime in the process.
  nonisolated(unsafe) private static var detectors: [any DeallocationDetector] = []

  /// Lets recordings wait for a runtime's leak detector.
  package static func wait(for detector: any DeallocationDetector) {
    lock.withLock { detectors.append(detector) }
  }

  /// Watches the objects that the leak detectors wait for now: those of a session, and by default those that belong to
  /// no session or to the running one.
  ///
  /// - Returns: A closure that returns whether all of them have been deallocated or reported by the time it is called.
  package static func pendingDeallocations(
    of session: ObservationSession? = nil
  ) -> () -> Bool {
    let (detectors, isMeant) = leaks(of: session)
    let areOver = detectors.map { $0.pendingDeallocations(isMeant) }
    return { areOver.allSatisfy { $0() } }
  }

  /// Lets the leak detectors report at once what they still wait for: objects of a session, and by default those that
  /// belong to no session or to the running one. Call it on the main thread.
  package static func judgeLeaks(of session: ObservationSession? = nil) {
    let (detectors, isMeant) = leaks(of: session)
    for detector in detectors { detector.judgeDeallocations(isMeant) }
  }

  /// The objects of a session that the leak detectors wait for and that are alive.
  package static func awaitedObjects(of session: ObservationSession) -> [AnyObject] {
    let (detectors, isMeant) = leaks(of: session)
    return detectors.flatMap { $0.awaitedObjects(isMeant) }
  }

  private static func leaks(
    of session: ObservationSession?
  ) -> ([any DeallocationDetector], (ObservationSession?) -> Bool) {
    lock.withLock {
      let running = running
      return (detectors, { session == nil ? $0 == nil || $0 === running : $0 === session })
    }
  }
}

/// A runtime's leak detector, as a recording needs it.
package protocol DeallocationDetector: AnyObject, Sendable {
  /// - Parameter isMeant: Selects objects by the running session they were recorded in, if there is one.
  /// - Returns: A closure that returns whether each of these objects that is expected now was deallocated, was reported,
  ///   or is no longer expected.
  func pendingDeallocations(_ isMeant: (ObservationSession?) -> Bool) -> () -> Bool
  /// - Parameter isMeant: Selects objects by the running session they were recorded in, if there is one.
  /// - Returns: Those of these objects that are expected to be deallocated and are alive.
  func awaitedObjects(_ isMeant: (ObservationSession?) -> Bool) -> [AnyObject]
  /// Checks pending deallocations as if their time were up.
  ///
  /// - Parameter isMeant: Selects objects by the running session they were recorded in, if there is one.
  func judgeDeallocations(_ isMeant: (ObservationSession?) -> Bool)
}
