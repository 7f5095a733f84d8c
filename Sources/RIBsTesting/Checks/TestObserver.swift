import Foundation
import RIBsRecorder
import RIBsRecording

/// Records one test's RIBs in memory, and counts those that may be about to go.
///
/// `@unchecked`: `lock` guards all state that changes.
final class TestObserver: RIBObserver, @unchecked Sendable {
  let observesViews = true
  let wantsHolds = true
  let rootCare: RootCare
  let recording: Recording
  private let sink = MemorySink()

  private let lock = NSLock()
  private var alive: Set<Int> = []
  private var lastID = 0
  /// The RIBs that were detached and not attached again since.
  private var detached: Set<Int> = []
  /// The children that properties held at the last reading, by parent.
  private var held: [Int: Set<Int>] = [:]
  /// The RIBs that are attached and that a property held before.
  private var unheld: Set<Int> = []
  private var launched: Set<Int> = []
  /// The RIBs that are alive and were never attached.
  private var neverAttached: Set<Int> = []
  private var leaks: [Leak] = []
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
  ///   - rootCare: Whether roots stay alive until they are released.
  ///   - sizeLimit: The most bytes of the trace.
  init(name: String, rootCare: RootCare, sizeLimit: Int) {
    self.rootCare = rootCare
    recording = Recording(sink: sink, options: .ofTest(name, sizeLimit: sizeLimit)) {
      // A test has a thread of its own, on which RIBs belong.
      RIBObservation.ofTask == nil ? ThreadName.ofCurrentIfNotMain : nil
    }
  }

  /// The lines of the trace so far.
  var trace: [UInt8] { sink.bytes }

  /// The RIBs that are alive.
  var living: Set<Int> { lock.withLock { alive } }

  /// The ID of the RIB made last; 0 if there is none.
  var last: Int { lock.withLock { lastID } }

  /// Whether a RIB was detached and is alive, or is attached and held no longer.
  var isUnsettled: Bool { lock.withLock { !detached.isEmpty || !unheld.isEmpty } }

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
        alive.insert(rib.id)
        lastID = max(lastID, rib.id)
        neverAttached.insert(rib.id)
      case .launched: launched.insert(rib.id)
      case .destroyed:
        alive.remove(rib.id)
        detached.remove(rib.id)
        unheld.remove(rib.id)
        held[rib.id] = nil
        neverAttached.remove(rib.id)
      default: break
      }
    }
    recording.rib(rib, seen(event, of: rib))
  }

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
    guard event == .disappeared(removed: true), rootCare != .none,
      lock.withLock({ launched.contains(rib.id) })
    else { return event }
    return .disappeared(removed: false)
  }

  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    lock.withLock {
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
      // Whether a mock is gone cannot be seen.
      if !child.isForeign { detached.insert(child.id) }
      unheld.remove(child.id)
    }
    if cause == .call, lock.withLock({ isTakenDown }) { return }
    recording.rib(child, willDetachFrom: parent, at: site, cause: cause)
  }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    lock.withLock {
      let now = Set(holds.map(\.child.id))
      let before = held[parent.id] ?? []
      unheld.subtract(now)
      unheld.formUnion(before.subtracting(now).subtracting(detached))
      held[parent.id] = now
    }
    recording.rib(parent, isSeenHolding: holds)
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
