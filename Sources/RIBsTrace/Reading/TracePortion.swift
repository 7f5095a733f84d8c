/// The events and other lines of one block of a trace.
package struct TracePortion: Sendable {
  /// An event and its line.
  package struct Entry: Sendable, Equatable {
    /// From 1.
    package var line: Int
    package var event: InternedEvent

    package init(line: Int, event: InternedEvent) {
      self.line = line
      self.event = event
    }
  }

  /// A line that is not an event.
  package struct Remark: Sendable, Equatable {
    /// How many of the portion's events stand before it.
    package var eventsBefore: Int
    package var line: NumberedLine

    package init(eventsBefore: Int, line: NumberedLine) {
      self.eventsBefore = eventsBefore
      self.line = line
    }
  }

  /// In the order of the trace.
  package private(set) var events: [Entry] = []
  /// Headers, and lines that could not be read as events, in the order of the trace.
  package var remarks: [Remark] = []
  /// The strings that are new in this portion. Their numbers go on from those of the portions before.
  package var strings: [String] = []

  package init() {}

  @inline(__always)
  mutating func append(_ entry: Entry) { events.append(entry) }

  mutating func append(_ line: TraceLine, _ number: Int) {
    remarks.append(
      Remark(eventsBefore: events.count, line: NumberedLine(number: number, line: line)))
  }

  /// Empties the portion and keeps its memory.
  package mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    remarks.removeAll(keepingCapacity: true)
    strings.removeAll(keepingCapacity: true)
  }
}
