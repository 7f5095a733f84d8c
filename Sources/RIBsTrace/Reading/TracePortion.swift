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

  mutating func append(_ line: TraceLine, _ number: Int) {
    remarks.append(
      Remark(eventsBefore: eventCount, line: NumberedLine(number: number, line: line)))
  }

  /// Keeps the memory for the next portion.
  package mutating func removeAll() {
    eventCount = 0
    remarks.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }
}
