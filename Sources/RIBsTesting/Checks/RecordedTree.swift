import RIBsRecorder
import RIBsRecording
import RIBsTrace

/// A tree that is recorded while a test runs. It is settled and ended when nothing else uses the tree.
protocol RecordedTree: AnyObject, Sendable {
  /// The lines of the trace so far.
  var trace: [UInt8] { get }
  /// Whether a leak detector waits for an object that the app may still let go of.
  @MainActor var isWaiting: Bool { get }
  /// Whether a RIB is in a state that is wrong if it lasts: off the tree and alive, or on the tree and lost.
  @MainActor var isUnsettled: Bool { get }
  /// Whether everything is gone that the test's own objects do not keep.
  @MainActor var isGone: Bool { get }
  /// The RIBs that the test's own objects keep alive, and those that are older than the test.
  @MainActor var kept: Set<Int> { get }
  /// Takes the views of roots that are gone off the screen.
  @MainActor func takeDownGoneRoots()
  /// Brings the trace up to date.
  @MainActor func update()
  /// Reports what a leak detector waits for as leaked.
  @MainActor func judgeLeaks()
  /// Looks for what holds the objects that should be gone.
  @MainActor func searchHolders()
  /// Writes that whatever left the tree and is alive now is retained.
  @MainActor func settle()
  /// Lets go of the roots, and from now on records no call: what the app still does to the tree is no mistake.
  ///
  /// - Returns: A closure that returns whether all of them have been deallocated by the time it is called, or are kept by
  ///   the test's own objects.
  @MainActor func releaseRoots() -> () -> Bool
  /// Closes the trace.
  @MainActor func end(_ reason: EndReason)
}

/// The tree of the RIBs that a test makes, on any runtime that reports to ``RIBObservation``.
final class ObservedTree: RecordedTree {
  let observer: TestObserver
  let session: ObservationSession
  private let doubles: TestDoubles

  init(_ observer: TestObserver, _ session: ObservationSession, _ doubles: TestDoubles) {
    (self.observer, self.session, self.doubles) = (observer, session, doubles)
  }

  var trace: [UInt8] { observer.trace }

  var isWaiting: Bool {
    let awaited = RIBObservation.awaitedObjects(of: session)
    if awaited.isEmpty { return false }
    let kept = keptObjects(awaited)
    return awaited.contains { !kept.contains($0) }
  }

  var isUnsettled: Bool { observer.isUnsettled }

  var isGone: Bool {
    if isWaiting { return false }
    let living = observer.living
    return living.isEmpty || living.isSubset(of: kept)
  }

  var kept: Set<Int> {
    // While a tree stands, only what left it can be kept.
    guard observer.hasLeft else { return [] }
    let routers = session.livingRouters
    if routers.isEmpty { return [] }
    let kept = doubles.kept(routers.map(\.router))
    TestNotes.note(kept.cycles)
    return Set(routers.filter { kept.contains($0.router) }.map(\.rib.id))
      .union(observer.livingOlder)
  }

  private func keptObjects(_ objects: [AnyObject]) -> TestDoubles.Kept {
    let kept = doubles.kept(session.livingRouters.map(\.router) + objects)
    TestNotes.note(kept.cycles)
    return kept
  }

  func takeDownGoneRoots() { session.takeDownGoneRoots() }

  func update() { session.readAllHolds() }

  func judgeLeaks() {
    RIBObservation.judgeLeaks(of: session)
    observer.reportLeaks { keptObjects($0).contains }
  }

  func searchHolders() { session.searchHolders() }

  func settle() {
    judgeLeaks()
    update()
    searchHolders()
    observer.recording.write(.settle)
  }

  func releaseRoots() -> () -> Bool {
    observer.treeIsTakenDown()
    let released = session.releaseRoots()
    // At once: a view that is covered in a window counts as leaked when its time is up.
    _ = released.remaining()
    return { [self] in
      let roots = released.remaining()
      let unattached = observer.unattached
      if roots.isEmpty && unattached.isEmpty { return true }
      let kept = kept
      return unattached.isSubset(of: kept)
        && roots.allSatisfy { root in
          (root as? any RecordedRouter)?.routerRecord.map { kept.contains($0.rib.identity.id) }
            == true
        }
    }
  }

  func end(_ reason: EndReason) {
    if reason == .teardown {
      judgeLeaks()
      session.searchHolders(isTeardown: true)
    }
    session.close()
    observer.recording.finish(reason)
  }
}
