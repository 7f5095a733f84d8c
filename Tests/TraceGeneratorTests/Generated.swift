import RIBsAnalysis
import RIBsTrace
import TraceGenerator

extension TraceGeneration {
  /// The whole trace.
  func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    write { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Its events, without other lines.
  func eventList() -> [TraceEvent] {
    var events: [TraceEvent] = []
    var reader = TraceReader()
    reader.feed(bytes()) { if case .event(let event) = $0.line { events.append(event) } }
    return events
  }

  func session() throws -> SessionReport {
    var analyzer = TraceAnalyzer()
    analyzer.feed(bytes())
    return try analyzer.finish()[0]
  }
}
