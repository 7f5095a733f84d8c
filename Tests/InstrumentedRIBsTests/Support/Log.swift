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

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    switch event {
    case .created: log.note("create \(rib.name)")
    case .launched: log.note("launch \(rib.name)")
    case .activated: log.note("activate \(rib.name)")
    case .loads: log.note("load \(rib.name)")
    case .deactivated: log.note("deactivate \(rib.name)")
    case .destroyed: log.note("destroy \(rib.name)")
    case .unread: log.note("unread \(rib.name)")
    case .appeared: log.note("appear \(rib.name)")
    case .disappeared(let removed):
      log.note("disappear \(rib.name)\(removed ? ", removed" : "")")
    case .leaked(let role, let name, _): log.note("leak \(role) \(name) of \(rib.name)")
    }
  }
  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    log.note("attach \(child.name) to \(parent.name)")
  }
  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    let how = cause == .call ? "" : ", \(cause)"
    log.note("detach \(child.name) from \(parent.name)\(how)")
  }
  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    log.note("\(parent.name) holds \(holds.map { "\($0.child.name) in \($0.property)" })")
  }
  func workerDidStart(_ worker: WorkerIdentity) { log.note("start \(worker.inWords)") }
  func workerDidStop(_ worker: WorkerIdentity) { log.note("stop \(worker.inWords)") }
  func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage) {
    log.note("\(workflow.name) \(workflow.id) \(stage.inWords)")
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
