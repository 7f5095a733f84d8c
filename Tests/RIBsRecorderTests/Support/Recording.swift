import Foundation
import RIBsRecorder
import RIBsTrace

extension RIBsRecorder.Options {
  /// Options that give the same header and the same times in each run.
  static func fixed(session: String = "S", readsHolds: Bool = true) -> Self {
    Self(
      app: "App", session: session, device: nil, platform: "P", startedAt: "now",
      clock: SteppingTraceClock(), readsHolds: readsHolds)
  }
}

/// The events of a trace. Anything else in the trace fails the test.
func events(_ url: URL) throws -> [TraceEvent] { try events(in: [UInt8](Data(contentsOf: url))) }

/// The events of a trace. Anything else in the trace fails the test.
func events(in trace: [UInt8]) throws -> [TraceEvent] {
  var reader = TraceReader()
  var events: [TraceEvent] = []
  var others: [NumberedLine] = []
  func take(_ line: NumberedLine) {
    switch line.line {
    case .event(let event): events.append(event)
    case .header: break
    default: others.append(line)
    }
  }
  reader.feed(trace, take)
  reader.finish(take)
  struct Broken: Error { let lines: [NumberedLine] }
  if !others.isEmpty { throw Broken(lines: others) }
  return events
}

/// Records while a body runs.
func recording(
  to file: TemporaryFile, _ options: RIBsRecorder.Options = .fixed(),
  until end: RIBsRecorder.Ending = .exit,
  _ body: () throws -> Void
) throws {
  try RIBsRecorder.start(to: file.url, options: options)
  defer { RIBsRecorder.stop(end) }
  try body()
}
