import Foundation
import RIBsRecorder
import RIBsRecording

/// Records one test's RIBs in memory, and counts those that may be about to go.
///
/// `@unchecked`: `lock` guards all state that changes.
final class TestObserver: RIBObserver, @unchecked Sendable {
  let observesViews = true
  let wantsHolds = true
  let rootHandling: RootHandling
  let recording: Recording
  private let sink = MemorySink()

  private let lock = NSLock()
  private var alive: Set<Int> = []
  private var lastID = 0
  private var callCount = 0
  /// The RIBs that were made before the check began. Somebody outside of it keeps them.
  private var older: Set<Int> = []
  /// The RIBs that were detached and not attached again since.
  private var detached: Set<Int> = []
  private var holds = TestHolds()
  private var launched: Set<Int> = []
  /// The RIBs that are alive and were never attached.
  private var neverAttached: Set<Int> = []
  private var leaks: [Leak] = []
  private var departures: [Departure] = []
  private var isOver = false
  private var isTakenDown = false

  /// What a leak detector reported. It is written once it is known what the test's own objects keep.
  private struct Leak {
    let rib: RIBIdentity
    weak var object: AnyObject?
    let event: RIBEvent
  }

  /// - Parameters:
  ///   - name: The session's name, for the header.
  ///   - rootHandling: Whether roots stay alive until they are released.
  ///   - sizeLimit: The most bytes of the trace.
  init(name: String, rootHandling: RootHandling, sizeLimit: Int) {
    self.rootHandling = rootHandling
    recording = Recording(sink: sink, options: .ofTest(name, sizeLimit: sizeLimit)) {
      // A test that is a task has a thread of its own, on which RIBs belong.
      let isInTask = RIBObservation.ofTask != nil || withUnsafeCurrentTask { $0 != nil }
      return isInTask ? nil : ThreadName.ofCurrentIfNotMain
    }
  }

  /// The lines of the trace so far.
  var trace: [UInt8] { sink.bytes }

  /// The RIBs that are alive.
  var living: Set<Int> { lock.withLock { alive } }

  /// The RIBs that were made before the check began.
  var olderOnes: Set<Int> { lock.withLock { older } }

  /// Those of them that are alive and were not detached.
  var livingOlder: Set<Int> {
    lock.withLock { older.intersection(alive).subtracting(detached) }
  }

  /// How many routers were made, attached and detached.
  var calls: Int { lock.withLock { callCount } }

  /// The ID of the RIB made last; 0 if there is none.
  var last: Int { lock.withLock { lastID } }

  /// Whether a RIB was detached and is alive, or is attached and held no longer.
  var isUnsettled: Bool {
    lock.withLock { !detached.isDisjoint(with: alive) || holds.hasLost }
  }

  /// Whether a RIB left the tree and is alive, or the whole tree was taken down.
  var hasLeft: Bool { lock.withLock { isTakenDown || !detached.isDisjoint(with: alive) } }

  /// The roots that went during the test.
  var goneRoots: [Departure] { lock.withLock { departures } }

  /// The RIBs that are alive and were never attached: roots, and those that the test made for itself.
  var unattached: Set<Int> { lock.withLock { neverAttached } }

  // MARK: RIBObserver

  var readsHolds: Bool { true }

  var caller: RIBCaller {
    RIBCaller(
      isMainThread: ThreadName.ofCurrentIfNotMain == nil,
      task: withUnsafeCurrentTask { $0?.hashValue })
  }

  var tasksHaveEnded: Bool { lock.withLock { isOver } }

  /// Notes that the test's task has ended.
  func testIsOver() { lock.withLock { isOver = true } }

  /// Notes that the check takes the tree down. Calls that come later are right or wrong because of that, and are not
  /// recorded.
  func treeIsTakenDown() { lock.withLock { isTakenDown = true } }

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    lock.withLock {
      switch event {
      case .created:
        callCount += 1
        alive.insert(rib.id)
        lastID = max(lastID, rib.id)
        neverAttached.insert(rib.id)
      case .launched: launched.insert(rib.id)
      case .destroyed:
        alive.remove(rib.id)
        detached.remove(rib.id)
        holds.forget(rib.id)
        neverAttached.remove(rib.id)
      default: break
      }
    }
    // An older parent is introduced after the child was made, and looks as if it had loaded later.
    if event == .loads, lock.withLock({ older.contains(rib.id) }) { return }
    recording.rib(rib, seen(event, of: rib))
  }

  func ribIsOlder(_ rib: RIBIdentity) { lock.withLock { _ = older.insert(rib.id) } }

  func rib(
    _ rib: RIBIdentity, leaked object: AnyObject, as role: RouterRecord.Role, waited: Int
  ) {
    let event = RIBEvent.leaked(role, name: typeName(of: object), waited: waited)
    lock.withLock { leaks.append(Leak(rib: rib, object: object, event: event)) }
  }

  /// Writes what leak detectors have reported.
  ///
  /// - Parameter keptOnes: Takes the leaked objects that are alive, and returns whether the test's own objects keep one.
  @MainActor
  func reportLeaks(_ keptOnes: ([AnyObject]) -> (AnyObject) -> Bool) {
    let leaks = lock.withLock {
      defer { self.leaks = [] }
      return self.leaks
    }
    if leaks.isEmpty { return }
    let isKept = keptOnes(leaks.compactMap(\.object))
    for leak in leaks where leak.object.map(isKept) != true {
      recording.rib(leak.rib, leak.event)
    }
  }

  /// A test that takes its root's view away tears the app down, and only the check still keeps the root.
  private func seen(_ event: RIBEvent, of rib: RIBIdentity) -> RIBEvent {
    guard event == .disappeared(removed: true), rootHandling != .none,
      lock.withLock({ launched.contains(rib.id) })
    else { return event }
    return .disappeared(removed: false)
  }

  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    lock.withLock {
      callCount += 1
      detached.remove(child.id)
      neverAttached.remove(child.id)
      lastID = max(lastID, child.id)
    }
    if lock.withLock({ isTakenDown }) { return }
    recording.rib(child, willAttachTo: parent, at: site)
  }

  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    lock.withLock {
      callCount += 1
      detached.insert(child.id)
      holds.noteDetach(of: child.id)
    }
    if cause == .call, lock.withLock({ isTakenDown }) { return }
    recording.rib(child, willDetachFrom: parent, at: site, cause: cause)
  }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    lock.withLock {
      self.holds.note(holds, of: parent.id) { detached.contains($0) }
    }
    recording.rib(parent, isSeenHolding: holds)
  }

  func rib(_ rib: RIBIdentity, isHeld held: HeldObject) { recording.rib(rib, isHeld: held) }

  func rootWillGo() {
    lock.withLock {
      departures.append(
        Departure(
          length: sink.bytes.count, kept: holds.held.intersection(detached).intersection(alive),
          replaced: holds.replaced, lost: holds.lost))
    }
  }

  func workerDidStart(_ worker: WorkerIdentity) { recording.workerDidStart(worker) }

  func workerDidStop(_ worker: WorkerIdentity) { recording.workerDidStop(worker) }

  func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage) {
    recording.workflow(workflow, didReach: stage)
  }
}

extension RIBsRecorder.Options {
  /// How a test is recorded.
  ///
  /// - Parameters:
  ///   - name: The session's name.
  ///   - sizeLimit: The most bytes of the trace.
  static func ofTest(_ name: String, sizeLimit: Int) -> RIBsRecorder.Options {
    RIBsRecorder.Options(
      session: name, runtime: "RIBsTesting 1.0", readsHolds: true, sizeLimit: sizeLimit)
  }
}
