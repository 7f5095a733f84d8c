import CTraceScan
import RIBsTrace

extension TracePortion {
  /// - Parameter firstLine: The line at which the block of these events began.
  mutating func add(_ events: UnsafeBufferPointer<ribs_event>, firstLine: Int) {
    self.events.reserveCapacity(self.events.count + events.count)
    for event in events {
      self.events.append(
        Entry(line: firstLine + Int(event.line), event: NumberedEvent(event)))
    }
  }
}

extension NumberedEvent {
  @inline(__always)
  fileprivate init(_ event: ribs_event) {
    self.init(
      seq: Int(ifPresent: event.seq), time: Int(truncatingIfNeeded: event.time),
      thread: TextNumber(ifPresent: event.thread), at: TextNumber(ifPresent: event.at),
      introduction: Introduction(event), body: Body(event))
  }
}

extension NumberedEvent.Introduction {
  /// A leak's other text is its object.
  @inline(__always)
  fileprivate init(_ event: ribs_event) {
    self.init(
      rib: event.type == 13 ? nil : TextNumber(ifPresent: event.other),
      kind: event.introduced == 0 ? nil : RIBKind(code: event.introduced))
  }
}

extension NumberedEvent.Body {
  @inline(__always)
  fileprivate init(_ event: ribs_event) {
    let id = Int(truncatingIfNeeded: event.id)
    let number = Int(truncatingIfNeeded: event.number)
    self =
      switch event.type {
      case 1: .create(id: id, rib: TextNumber(event.name), kind: RIBKind(code: event.code))
      case 2: .launch(id: id)
      case 3: .attach(id: id, parent: number)
      case 4: .activate(id: id)
      case 5: .load(id: id)
      case 6: .detach(id: id, parent: number, cause: event.code == 1 ? .call : .deinit)
      case 7: .deactivate(id: id)
      case 8: .destroy(id: id)
      case 9: .hold(id: id, parent: number, property: TextNumber(event.name))
      case 10: .unhold(id: id, parent: number, property: TextNumber(event.name))
      case 11: .appear(id: id)
      case 12: .disappear(id: id, removed: event.code == 1)
      case 13:
        .leak(
          id: id, object: TextNumber(event.other), name: TextNumber(event.name), waited: number)
      case 14:
        .workflow(
          .init(
            workflow: number, name: TextNumber(event.name),
            phase: WorkflowPhase(code: event.code), step: Int(ifPresent: event.step),
            id: Int(ifPresent: event.id)))
      case 15:
        .worker(
          .init(
            worker: number, name: TextNumber(event.name),
            phase: event.code == 1 ? .start : .stop, id: Int(ifPresent: event.id)))
      case 16: .mark(name: TextNumber(event.name))
      // The last; the scanner makes no other.
      default: .settle
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
