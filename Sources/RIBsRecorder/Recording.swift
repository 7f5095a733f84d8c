import Foundation
import RIBsRecording
import RIBsTrace

/// One session being written: turns the runtime's calls into trace events.
///
/// `@unchecked`: `lock` guards all state that changes. It also keeps numbers, times and lines in the same order
/// when events come from several threads.
package final class Recording: RIBObserver, @unchecked Sendable {
  package let observesViews: Bool

  package var readsHolds: Bool { wantsHolds && thread() == nil && !isOver }

  package var caller: RIBCaller { RIBCaller(isMainThread: thread() == nil) }

  package let wantsHolds: Bool
  package let searchesHolders: Bool
  private let tellsAddresses: Bool
  private let writesSignposts: Bool
  /// The name of the current thread; nil where RIBs belong.
  private let thread: @Sendable () -> String?

  private let lock = NSLock()
  private var session: SessionWriter
  private var ledger = HoldLedger()
  private var tree = CurrentTree()
  private var signposts = Signposts()

  /// The process that records. A forked child has a copy of everything here but must leave the trace alone.
  private let process = getpid()

  /// - Parameter thread: Names the current thread, unless it is one on which RIBs belong.
  package init(
    sink: any TraceSink, options: RIBsRecorder.Options,
    thread: @escaping @Sendable () -> String? = { ThreadName.ofCurrentIfNotMain }
  ) {
    self.thread = thread
    wantsHolds = options.readsHolds
    searchesHolders = options.searchesHolders
    tellsAddresses = options.tellsAddresses
    writesSignposts = options.writesSignposts
    observesViews = options.observesViews
    session = SessionWriter(
      sink: sink, clock: options.clock,
      header: TraceHeader(
        session: options.session, app: options.app, runtime: options.runtime,
        platform: options.platform, startedAt: options.startedAt, appVersion: options.appVersion,
        build: options.build, device: options.device, tags: options.tags,
        otherNodes: options.hasOtherNodes),
      keepsLast: options.keepsLast, sizeLimit: options.sizeLimit)
  }

  /// Writes an event.
  package func write(_ body: TraceEvent.Body, at site: CallSite? = nil) {
    withSession { session, thread in session.append(body, at: site, thread: thread) }
  }

  /// Writes a call that names a RIB. A router that reports nothing itself has no `create`, so the call has its name.
  private func write(
    _ body: TraceEvent.Body, at site: CallSite?, introducing rib: RIBIdentity,
    _ change: (inout CurrentTree) -> Void
  ) {
    let name = rib.isForeign ? rib.name : nil
    withSession { session, thread in
      session.append(body, rib: name, at: site, thread: thread)
      change(&tree)
    }
  }

  /// Writes an event that changes the tree.
  private func write(_ body: TraceEvent.Body, _ change: (inout CurrentTree) -> Void) {
    withSession { session, thread in
      session.append(body, thread: thread)
      change(&tree)
    }
  }

  /// Closes the session.
  package func finish(_ reason: EndReason) {
    withSession { session, _ in session.finish(reason) }
  }

  /// Runs a body under the lock, with the name of the current thread unless it is the main one.
  private func withSession(_ body: (inout SessionWriter, _ thread: String?) -> Void) {
    // Before the lock: in a forked child nothing may ever unlock it.
    guard getpid() == process else { return }
    let thread = thread()
    lock.lock()
    defer { lock.unlock() }
    body(&session, thread)
  }

  private func signpost(_ change: (inout Signposts) -> Void) {
    // A forked child can inherit the lock while another thread holds it, and would wait for ever.
    guard writesSignposts, getpid() == process else { return }
    lock.withLock { change(&signposts) }
  }

  /// See ``RIBsRecorder/RIBsRecorder/currentPath``.
  var currentPath: String? { lock.withLock { tree.path } }

  private var isOver: Bool { lock.withLock { session.isFinished } }

  /// Whether no thread is writing an event. Waits longer than one event takes.
  var isIdle: Bool {
    guard lock.lock(before: Date(timeIntervalSinceNow: 0.5)) else { return false }
    lock.unlock()
    return true
  }

  // MARK: RIBObserver

  package func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    switch event {
    case .created:
      write(.create(id: rib.id, rib: rib.name, kind: RIBKind(rib.kind))) { $0.insert(rib) }
    case .launched: write(.launch(id: rib.id)) { $0.launch(rib.id) }
    case .activated: write(.activate(id: rib.id))
    case .loads: write(.load(id: rib.id))
    case .deactivated: write(.deactivate(id: rib.id))
    case .destroyed:
      withSession { session, thread in
        session.append(.destroy(id: rib.id), thread: thread)
        ledger.forget(parent: rib.id)
        tree.remove(rib.id)
      }
      signpost { $0.end(rib.id) }
    case .unread:
      withSession { session, thread in
        session.append(.unread(id: rib.id), thread: thread)
        ledger.close(parent: rib.id)
      }
    case .appeared: write(.appear(id: rib.id))
    case .disappeared(let removed): write(.disappear(id: rib.id, removed: removed))
    case .leaked(let role, let name, let waited):
      write(.leak(id: rib.id, object: role.rawValue, name: name, waited: waited))
    }
  }

  package func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    write(.attach(id: child.id, parent: parent.id), at: site, introducing: child) {
      $0.attach(child, to: parent)
    }
    signpost { $0.attach(child, to: parent.id) }
  }

  package func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    let cause: DetachCause = cause == .call ? .call : .deinit
    write(.detach(id: child.id, parent: parent.id, cause: cause), at: site, introducing: child) {
      $0.detach(child, from: parent.id)
    }
    signpost { $0.detach(child.id, from: parent.id) }
  }

  package func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    withSession { session, thread in
      for change in ledger.changes(parent: parent.id, holds: holds) {
        session.append(change, thread: thread)
      }
    }
  }

  package func rib(_ rib: RIBIdentity, isHeld held: HeldObject) {
    let suspects = held.suspects.map { "\($0.property) \($0.kind)" }.joined(separator: ", ")
    write(
      .holder(
        .init(
          id: rib.id, object: held.role.rawValue, name: held.name, path: held.path,
          suspects: suspects.isEmpty ? nil : suspects, isCut: held.isCut ? true : nil,
          address: tellsAddresses ? held.address : nil)))
  }

  package func workerDidStart(_ worker: WorkerIdentity) { write(worker, .start) }

  package func workerDidStop(_ worker: WorkerIdentity) { write(worker, .stop) }

  private func write(_ worker: WorkerIdentity, _ phase: TraceEvent.Worker.Phase) {
    write(.worker(.init(worker: worker.id, name: worker.name, phase: phase, id: worker.rib?.id)))
  }

  package func workflow(_ workflow: WorkflowIdentity, didReach stage: WorkflowStage) {
    let (phase, step, rib) = TraceEvent.Workflow.phase(of: stage)
    write(
      .workflow(
        .init(workflow: workflow.id, name: workflow.name, phase: phase, step: step, id: rib?.id)))
  }
}

extension TraceEvent.Workflow {
  fileprivate static func phase(of stage: WorkflowStage) -> (Phase, Int?, RIBIdentity?) {
    switch stage {
    case .started(let rib): (.start, nil, rib)
    case .waits(let step, let rib): (.wait, step, rib)
    case .runs(let step, let rib): (.step, step, rib)
    case .completed: (.complete, nil, nil)
    case .failed: (.fail, nil, nil)
    case .cancelled: (.cancel, nil, nil)
    }
  }
}

extension RIBKind {
  fileprivate init(_ kind: RouterRecord.Kind) {
    self =
      switch kind {
      case .viewless: .viewless
      case .viewable: .viewable
      case .launch: .launch
      }
  }
}
