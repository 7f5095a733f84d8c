import InstrumentedRIBs
import RIBsRecording

/// The events of a test in order. RIBs, their overrides and the observer write to the same log.
///
/// `@unchecked`: a test runs on one thread at a time.
final class Log: @unchecked Sendable {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// The entries since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes every callback to a log.
final class LoggingObserver: RIBObserver {
  let log: Log
  let readsHolds: Bool
  let observesViews: Bool

  init(_ log: Log, readsHolds: Bool = false, observesViews: Bool = true) {
    self.log = log
    self.readsHolds = readsHolds
    self.observesViews = observesViews
  }

  func ribWasCreated(_ rib: RIBIdentity) { log.note("create \(rib.name)") }
  func ribWasLaunched(_ rib: RIBIdentity) { log.note("launch \(rib.name)") }
  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    log.note("attach \(child.name) to \(parent.name)")
  }
  func ribDidActivate(_ rib: RIBIdentity) { log.note("activate \(rib.name)") }
  func ribWillLoad(_ rib: RIBIdentity) { log.note("load \(rib.name)") }
  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    let how = cause == .call ? "" : ", \(cause)"
    log.note("detach \(child.name) from \(parent.name)\(how)")
  }
  func ribDidDeactivate(_ rib: RIBIdentity) { log.note("deactivate \(rib.name)") }
  func ribWasDestroyed(_ rib: RIBIdentity) { log.note("destroy \(rib.name)") }
  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    log.note("\(parent.name) holds \(holds.map { "\($0.child.name) in \($0.property)" })")
  }
  func viewDidAppear(of rib: RIBIdentity) { log.note("appear \(rib.name)") }
  func viewDidDisappear(of rib: RIBIdentity, removed: Bool) {
    log.note("disappear \(rib.name)\(removed ? ", removed" : "")")
  }
  func workerDidStart(_ worker: WorkerIdentity) { log.note("start \(worker.inWords)") }
  func workerDidStop(_ worker: WorkerIdentity) { log.note("stop \(worker.inWords)") }
  func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage) {
    log.note("\(workflow.name) \(workflow.id) \(stage.inWords)")
  }
  func rib(_ rib: RIBIdentity, hasLeaked leak: RIBLeak) {
    log.note("leak \(leak.role) \(leak.name) of \(rib.name)")
  }
}

extension WorkerIdentity {
  fileprivate var inWords: String { "\(name) \(id) of \(rib?.name ?? "nobody")" }
}

extension WorkflowStage {
  fileprivate var inWords: String {
    switch self {
    case .started(let rib): "started with \(rib?.name ?? "nobody")"
    case .waits(let step, let rib): "waits in \(step) for \(rib?.name ?? "nobody")"
    case .runs(let step, let rib): "runs \(step) with \(rib?.name ?? "nobody")"
    case .completed: "completed"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}

/// Runs a body with an observer.
func observing<T>(_ observer: any RIBObserver, _ body: () throws -> T) rethrows -> T {
  RIBObservation.start(observer)
  defer { RIBObservation.stop() }
  return try body()
}
