import Foundation
import RIBsRecorder
import RIBsRecording

/// Records one test's RIBs in memory, and counts those that may be about to go.
///
/// `@unchecked`: `lock` guards all state that changes.
final class TestObserver: RIBObserver, @unchecked Sendable {
  let observesViews = true
  let wantsHolds = true
  let keepsRoots: Bool
  let recording: Recording
  private let sink = MemorySink()

  private let lock = NSLock()
  private var alive = 0
  private var lastID = 0
  /// The RIBs that were detached and not attached again since.
  private var detached: Set<Int> = []
  private var launched: Set<Int> = []
  /// The RIBs that are alive and were never attached.
  private var unattached: Set<Int> = []
  private var isOver = false

  /// - Parameters:
  ///   - name: The session's name, for the header.
  ///   - keepsRoots: Whether roots stay alive until they are released.
  ///   - sizeLimit: The most bytes of the trace.
  init(name: String, keepsRoots: Bool, sizeLimit: Int) {
    self.keepsRoots = keepsRoots
    recording = Recording(sink: sink, options: .ofTest(name, sizeLimit: sizeLimit)) {
      // A test has a thread of its own, on which RIBs belong.
      RIBObservation.ofTask == nil ? ThreadName.ofCurrentIfNotMain : nil
    }
  }

  /// The lines of the trace so far.
  var trace: [UInt8] { sink.bytes }

  /// How many RIBs are alive.
  var living: Int { lock.withLock { alive } }

  /// The ID of the RIB made last; 0 if there is none.
  var last: Int { lock.withLock { lastID } }

  /// Whether a RIB was detached and is alive.
  var hasDetached: Bool { lock.withLock { !detached.isEmpty } }

  /// Whether a RIB is alive that was never attached: a root, or one that the test made for itself.
  var hasUnattached: Bool { lock.withLock { !unattached.isEmpty } }

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

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    lock.withLock {
      switch event {
      case .created:
        alive += 1
        lastID = max(lastID, rib.id)
        unattached.insert(rib.id)
      case .launched: launched.insert(rib.id)
      case .destroyed:
        alive -= 1
        detached.remove(rib.id)
        unattached.remove(rib.id)
      default: break
      }
    }
    recording.rib(rib, seen(event, of: rib))
  }

  /// A test that takes its root's view away tears the app down, and only the check still keeps the root.
  private func seen(_ event: RIBEvent, of rib: RIBIdentity) -> RIBEvent {
    guard event == .disappeared(removed: true), keepsRoots,
      lock.withLock({ launched.contains(rib.id) })
    else { return event }
    return .disappeared(removed: false)
  }

  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    lock.withLock {
      detached.remove(child.id)
      unattached.remove(child.id)
    }
    recording.rib(child, willAttachTo: parent, at: site)
  }

  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    _ = lock.withLock { detached.insert(child.id) }
    recording.rib(child, willDetachFrom: parent, at: site, cause: cause)
  }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
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
