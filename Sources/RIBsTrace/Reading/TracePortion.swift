/// Some lines of a trace, read: what a reader hands on at once.
package struct TracePortion: Sendable {
  /// An event and its line.
  package struct Entry: Sendable, Equatable {
    /// From 1.
    package var line: Int
    package var event: NumberedEvent

    package init(line: Int, event: NumberedEvent) {
      self.line = line
      self.event = event
    }

    fileprivate static let blank = Entry(
      line: 0, event: NumberedEvent(seq: nil, time: 0, body: .settle))
  }

  /// A line that tells of no event.
  package struct Remark: Sendable, Equatable {
    /// How many of the portion's events stand before it.
    package var eventsBefore: Int
    package var line: NumberedLine

    package init(eventsBefore: Int, line: NumberedLine) {
      self.eventsBefore = eventsBefore
      self.line = line
    }
  }

  /// The events, and behind them room that a portion before them took. It is written over and never cleared, for
  /// that costs as much as to write it.
  private var room: [Entry] = []
  private(set) var eventCount = 0
  /// Headers, and lines that could not be read as events, in their order.
  package var remarks: [Remark] = []
  /// The texts that no portion before had; the first bears the number after the last one of those.
  package var texts: [String] = []

  package init() {}

  /// In their order.
  package var events: ArraySlice<Entry> { room[..<eventCount] }

  package mutating func append(_ entry: Entry) {
    if eventCount < room.count { room[eventCount] = entry } else { room.append(entry) }
    eventCount += 1
  }

  /// Adds several events.
  ///
  /// - Parameter write: Writes each of them, over whatever is there.
  package mutating func append(
    count: Int, _ write: (UnsafeMutableBufferPointer<Entry>) -> Void
  ) {
    let end = eventCount + count
    if end > room.count {
      room.append(contentsOf: repeatElement(Entry.blank, count: end - room.count))
    }
    room.withUnsafeMutableBufferPointer {
      write(UnsafeMutableBufferPointer(rebasing: $0[eventCount..<end]))
    }
    eventCount = end
  }

  /// Keeps the memory for the next portion.
  package mutating func removeAll() {
    eventCount = 0
    remarks.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }
}

/// Turns the bytes of a trace into portions.
///
/// Whatever reads a trace, and however its blocks are cut, the same lines come out: each reader is held to what
/// ``TraceReader`` says.
package protocol TracePortionReader: Sendable {
  /// The number of the line that comes next, or of which a part is read.
  var line: Int { get }

  /// Adds every line that a block completes to a portion.
  ///
  /// - Parameters:
  ///   - block: The next bytes of the trace; lines may be cut anywhere.
  ///   - portion: What it adds to.
  mutating func feed(_ block: UnsafeRawBufferPointer, to portion: inout TracePortion)

  /// Adds what stands behind the last LF.
  mutating func finish(_ portion: inout TracePortion)
}
