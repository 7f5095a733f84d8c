import RIBsRecorder
import RIBsRecording
import RIBsTrace

/// A tree that is recorded while a test runs. It is settled and ended when nothing else uses the tree.
protocol RecordedTree: AnyObject, Sendable {
  /// The lines of the trace so far.
  var trace: [UInt8] { get }
  /// Whether a leak detector waits for an object.
  @MainActor var isWaiting: Bool { get }
  /// Whether a RIB may have left the tree and be alive.
  @MainActor var hasDetached: Bool { get }
  /// Whether nothing is alive.
  @MainActor var isGone: Bool { get }
  /// Brings the trace up to date.
  @MainActor func update()
  /// Reports what a leak detector waits for as leaked.
  @MainActor func judgeLeaks()
  /// Writes that whatever left the tree and is alive now is retained.
  @MainActor func settle()
  /// Lets go of the roots.
  ///
  /// - Returns: A closure that returns whether all of them have been deallocated by the time it is called.
  @MainActor func releaseRoots() -> () -> Bool
  /// Closes the trace.
  @MainActor func end(_ reason: EndReason)
}

/// The tree of the RIBs that a test makes, on any runtime that reports to ``RIBObservation``.
final class ObservedTree: RecordedTree {
  let observer: TestObserver
  let session: ObservationSession

  init(_ observer: TestObserver, _ session: ObservationSession) {
    (self.observer, self.session) = (observer, session)
  }

  var trace: [UInt8] { observer.trace }

  var isWaiting: Bool { !RIBObservation.pendingDeallocations(of: session)() }

  var hasDetached: Bool { observer.hasDetached }

  var isGone: Bool { !isWaiting && observer.living == 0 }

  func update() { session.readAllHolds() }

  func judgeLeaks() { RIBObservation.judgeLeaks(of: session) }

  func settle() {
    judgeLeaks()
    update()
    observer.recording.write(.settle)
  }

  func releaseRoots() -> () -> Bool {
    let released = session.releaseRoots()
    return { [observer] in released.areGone() && !observer.hasUnattached }
  }

  func end(_ reason: EndReason) {
    if reason == .teardown { judgeLeaks() }
    session.close()
    observer.recording.finish(reason)
  }
}
