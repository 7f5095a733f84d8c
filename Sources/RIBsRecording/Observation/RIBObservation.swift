import Foundation

/// The observer of this process, if there is one.
package enum RIBObservation {
  private static let lock = NSLock()
  // `nonisolated(unsafe)`: guarded by `lock`.
  nonisolated(unsafe) private static var running: ObservationSession?
  nonisolated(unsafe) private static var lastNumber = 0

  /// The running session.
  package static var current: ObservationSession? {
    #if DEBUG
      EnvironmentStart.runOnce()
    #endif
    return lock.withLock { running }
  }

  /// Reports every router initialised from now on to `observer`. An older router is introduced when a new one
  /// is attached to it or detached from it.
  ///
  /// - Parameter observer: Retained until another takes its place, and by the routers that were reported to it.
  package static func start(_ observer: any RIBObserver) {
    #if DEBUG
      EnvironmentStart.skip()
    #endif
    lock.withLock {
      lastNumber += 1
      running = ObservationSession(observer: observer, number: lastNumber)
    }
  }

  /// Leaves routers initialised from now on unobserved.
  ///
  /// - Parameter observer: Only this observer is stopped; nil stops any.
  package static func stop(_ observer: (any RIBObserver)? = nil) {
    lock.withLock {
      if observer == nil || running?.observer === observer { running = nil }
    }
  }

  /// Reads once more which properties of all observed routers hold children. Call it on the main thread.
  package static func readHolds() {
    current?.readAllHolds()
  }

  // MARK: Leaks

  nonisolated(unsafe) private static var detector: (any DeallocationDetector)?

  /// Lets recordings wait for a runtime's leak detector.
  package static func wait(for detector: any DeallocationDetector) {
    lock.withLock { self.detector = detector }
  }

  /// Watches the objects that the leak detector waits for now.
  ///
  /// - Returns: A closure that returns whether all of them have been deallocated or reported by the time it is called.
  package static func pendingDeallocations() -> () -> Bool {
    lock.withLock { detector }?.pendingDeallocations() ?? { true }
  }

  /// Lets the leak detector report at once what it still waits for. Call it on the main thread.
  package static func judgeLeaks() { lock.withLock { detector }?.judgeDeallocations() }
}

/// A runtime's leak detector, as a recording needs it.
package protocol DeallocationDetector: AnyObject, Sendable {
  /// - Returns: A closure that returns whether each object expected so far was deallocated, was reported, or is no
  ///   longer expected.
  func pendingDeallocations() -> () -> Bool
  /// Checks pending deallocations as if their time were up.
  func judgeDeallocations()
}
