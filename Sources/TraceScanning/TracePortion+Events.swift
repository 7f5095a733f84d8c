import CTraceScan
import RIBsTrace

extension TracePortion {
  /// - Parameter firstLine: The line at which the block of these events began.
  mutating func add(_ events: UnsafeBufferPointer<ribs_event>, firstLine: Int) {
    // Written where it stays: an entry that is put together elsewhere is copied several times.
    append(count: events.count) { entries in
      for (index, event) in events.enumerated() {
        entries[index].line = firstLine + Int(event.line)
        entries[index].event.set(event)
      }
    }
  }
}

extension NumberedEvent {
  @inline(__always)
  fileprivate mutating func set(_ event: ribs_event) {
    seq = Int(ifPresent: event.seq)
    time = Int(truncatingIfNeeded: event.time)
    thread = TextNumber(ifPresent: event.thread)
    at = TextNumber(ifPresent: event.at)
    introduction.rib = TextNumber(ifPresent: event.other)
    introduction.kind = event.introduced == 0 ? nil : RIBKind(code: event.introduced)
    let id = Int(truncatingIfNeeded: event.id)
    let number = Int(truncatingIfNeeded: event.number)
    switch event.type {
    case 1: body = .create(id: id, rib: TextNumber(event.name), kind: RIBKind(code: event.code))
    case 2: body = .launch(id: id)
    case 3: body = .attach(id: id, parent: number)
    case 4: body = .activate(id: id)
    case 5: body = .load(id: id)
    case 6: body = .detach(id: id, parent: number, cause: event.code == 1 ? .call : .deinit)
    case 7: body = .deactivate(id: id)
    case 8: body = .destroy(id: id)
    case 9: body = .hold(id: id, parent: number, property: TextNumber(event.name))
    case 10: body = .unhold(id: id, parent: number, property: TextNumber(event.name))
    case 11: body = .appear(id: id)
    case 12: body = .disappear(id: id, removed: event.code == 1)
    default: setRareBody(event)
    }
  }

  @inline(never)
  private mutating func setRareBody(_ event: ribs_event) {
    let id = Int(ifPresent: event.id)
    let number = Int(truncatingIfNeeded: event.number)
    switch event.type {
    case 13:
      // Its other text is its object, and no RIB's name.
      introduction.rib = nil
      body = .leak(
        id: id ?? 0, object: TextNumber(event.other), name: TextNumber(event.name), waited: number)
    case 14:
      body = .workflow(
        Workflow(
          workflow: number, name: TextNumber(event.name), phase: WorkflowPhase(code: event.code),
          step: Int(ifPresent: event.step), id: id))
    case 15:
      body = .worker(
        Worker(
          worker: number, name: TextNumber(event.name), phase: event.code == 1 ? .start : .stop,
          id: id))
    case 16: body = .mark(name: TextNumber(event.name))
    // The last; the scanner makes no other.
    default: body = .settle
    }
  }
}

extension RIBKind {
  @inline(__always)
  fileprivate init(code: UInt8) {
    self =
      switch code {
      case 1: .viewless
      case 2: .viewable
      default: .launch
      }
  }
}

extension WorkflowPhase {
  @inline(__always)
  fileprivate init(code: UInt8) {
    self =
      switch code {
      case 1: .start
      case 2: .wait
      case 3: .step
      case 4: .complete
      case 5: .fail
      default: .cancel
      }
  }
}

extension Int {
  /// A number below zero is absent.
  @inline(__always)
  fileprivate init?(ifPresent number: Int64) {
    if number < 0 { return nil }
    self.init(truncatingIfNeeded: number)
  }
}

extension TextNumber {
  /// 0 is none.
  @inline(__always)
  fileprivate init?(ifPresent number: UInt32) {
    if number == 0 { return nil }
    self.init(number)
  }
}
