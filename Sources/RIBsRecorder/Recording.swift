import Foundation
import InstrumentedRIBs
import RIBsTrace

/// One session being written: turns what the runtime tells into lines, numbers and times them.
///
/// `@unchecked`: all that varies is guarded by `lock`, which also keeps numbers, times and lines in one
/// order when events come from several threads.
final class Recording: RIBObserver, @unchecked Sendable {
  /// Reading an app's properties while another thread writes them would end the app.
  var readsHolds: Bool { wantsHolds && ThreadName.ofCurrentIfNotMain == nil && !isOver }

  private let wantsHolds: Bool

  private let lock = NSLock()
  private let clock: any TraceClock
  private let encoder = TraceEncoder()
  private var file: TraceFile
  private var seq = 0
  private var dropped = 0
  private var isFinished = false
  private var ledger = HoldLedger()

  static let runtime = "InstrumentedRIBs 1.0"

  init(file: TraceFile, options: RIBsRecorder.Options) {
    self.file = file
    clock = options.clock
    wantsHolds = options.readsHolds
    let header = TraceHeader(
      session: options.session, app: options.app, runtime: Self.runtime, platform: options.platform,
      startedAt: options.startedAt)
    _ = self.file.append(encoder.line(for: header))
  }

  func write(_ body: TraceEvent.Body, at site: CallSite? = nil) {
    let thread = ThreadName.ofCurrentIfNotMain
    lock.withLock { append(body, at: site, thread: thread) }
  }

  private var isOver: Bool { lock.withLock { isFinished } }

  deinit { if !isFinished { file.close() } }

  func finish(_ reason: EndReason) {
    lock.withLock {
      guard !isFinished else { return }
      append(.end(reason), at: nil, thread: nil)
      isFinished = true
      file.close()
    }
  }

  /// With the lock held.
  private func append(_ body: TraceEvent.Body, at site: CallSite?, thread: String?) {
    guard !isFinished else { return }
    // A lost event keeps its number: the hole in the trace is where it was. The `drop` that tells of it
    // is tried again until it can be written, and takes a number only then.
    if dropped > 0 {
      let drop = line(.drop(count: dropped), number: seq + 1, at: nil, thread: nil)
      if file.append(drop) {
        seq += 1
        dropped = 0
      }
    }
    seq += 1
    if dropped > 0 || !file.append(line(body, number: seq, at: site, thread: thread)) {
      dropped += 1
    }
  }

  private func line(
    _ body: TraceEvent.Body, number: Int, at site: CallSite?, thread: String?
  ) -> [UInt8] {
    encoder.line(
      for: TraceEvent(
        seq: number, time: clock.nanoseconds(), thread: thread, at: site?.description, body: body))
  }

  // MARK: RIBObserver

  func ribWasCreated(_ rib: RIBIdentity) {
    write(.create(id: rib.id, rib: rib.name, kind: RIBKind(rib.kind)))
  }

  func ribWasLaunched(_ rib: RIBIdentity) { write(.launch(id: rib.id)) }

  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    write(.attach(id: child.id, parent: parent.id), at: site)
  }

  func ribDidActivate(_ rib: RIBIdentity) { write(.activate(id: rib.id)) }

  func ribWillLoad(_ rib: RIBIdentity) { write(.load(id: rib.id)) }

  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    let cause: DetachCause = cause == .call ? .call : .deinit
    write(.detach(id: child.id, parent: parent.id, cause: cause), at: site)
  }

  func ribDidDeactivate(_ rib: RIBIdentity) { write(.deactivate(id: rib.id)) }

  func ribWasDestroyed(_ rib: RIBIdentity) {
    let thread = ThreadName.ofCurrentIfNotMain
    lock.withLock {
      append(.destroy(id: rib.id), at: nil, thread: thread)
      ledger.forget(parent: rib.id)
    }
  }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    let thread = ThreadName.ofCurrentIfNotMain
    lock.withLock {
      for change in ledger.changes(parent: parent.id, holds: holds) {
        append(change, at: nil, thread: thread)
      }
    }
  }

  func viewDidAppear(of rib: RIBIdentity) { write(.appear(id: rib.id)) }

  func viewDidDisappear(of rib: RIBIdentity, removed: Bool) {
    write(.disappear(id: rib.id, removed: removed))
  }
}

extension RIBKind {
  fileprivate init(_ kind: RIBIdentity.Kind) {
    self =
      switch kind {
      case .viewless: .viewless
      case .viewable: .viewable
      case .launch: .launch
      }
  }
}
