/// Where an observer is installed.
package enum RIBObservation {
  /// Tells `observer` about every router initialised from now on. An older router is introduced when a new one
  /// is attached to it or detached from it.
  ///
  /// - Parameter observer: Retained until another takes its place, and by the routers it was told about.
  package static func start(_ observer: any RIBObserver) {
    ObservationSession.begin(observer)
  }

  /// Leaves routers initialised from now on unobserved.
  package static func stop() {
    ObservationSession.end()
  }

  /// Leaves routers initialised from now on unobserved, unless another observer was started since.
  ///
  /// - Parameter observer: The observer to stop.
  package static func stop(_ observer: any RIBObserver) {
    ObservationSession.end(of: observer)
  }

  /// Reads once more which properties of all observed routers hold children. Call it on the main thread.
  package static func readHolds() {
    ObservationSession.current?.readAllHolds()
  }

  /// Watches the objects that the leak detector waits for now.
  ///
  /// - Returns: A closure that tells whether all of them have been deallocated or reported by the time it is called.
  package static func pendingDeallocations() -> () -> Bool {
    LeakDetector.instance.pendingDeallocations()
  }

  /// Lets the leak detector report at once what it still waits for. Call it on the main thread.
  package static func judgeLeaks() { LeakDetector.instance.judgeDeallocations() }
}
