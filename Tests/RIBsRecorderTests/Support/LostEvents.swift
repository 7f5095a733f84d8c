import RIBsTrace
import Testing

/// The number of events that a session reports as lost. A `drop` must directly follow every gap in the numbers and
/// count its events.
func lostEvents(
  in events: [TraceEvent], sourceLocation: SourceLocation = #_sourceLocation
) throws -> Int {
  var (last, lost) = (0, 0)
  for event in events {
    let seq = try #require(event.seq, sourceLocation: sourceLocation)
    var counted = 0
    if case .drop(let count) = event.body { counted = count }
    try #require(seq == last + counted + 1, sourceLocation: sourceLocation)
    lost += counted
    last = seq
  }
  return lost
}
