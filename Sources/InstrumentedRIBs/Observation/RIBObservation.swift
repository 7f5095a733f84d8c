/// Where an observer is installed.
public enum RIBObservation {
  /// Tells `observer` of every router initialised from now on. A router that was there before is
  /// introduced when one of those is attached to it or detached from it.
  ///
  /// - Parameter observer: Kept until another takes its place, and by the routers it was told of.
  public static func start(_ observer: any RIBObserver) {
    ObservationSession.begin(observer)
  }

  /// Leaves routers initialised from now on unobserved.
  public static func stop() {
    ObservationSession.end()
  }

  /// Leaves routers initialised from now on unobserved, unless another observer was started since.
  ///
  /// - Parameter observer: The observer that has enough.
  public static func stop(_ observer: any RIBObserver) {
    ObservationSession.end(of: observer)
  }

  /// Reads once more which properties of all observed routers hold children. Call it on the main thread.
  public static func readHolds() {
    ObservationSession.current?.readAllHolds()
  }

  /// What the leak detector waits for now.
  ///
  /// - Returns: Says each time it is called whether all of that has been deallocated by then, or reported.
  public static func pendingDeallocations() -> () -> Bool {
    LeakDetector.instance.pendingDeallocations()
  }

  /// Lets the leak detector report what it waits for and is not deallocated yet, without waiting. Call it on
  /// the main thread.
  public static func judgeLeaks() { LeakDetector.instance.judgeDeallocations() }
}
