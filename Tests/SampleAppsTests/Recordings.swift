import Foundation
import RIBsAnalysis
import RIBsTrace
import SampleApps
import Testing

/// The recordings of journeys for tests.
enum Recordings {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let journeys = SampleApp.all.flatMap(\.journeys)

  static func fixture(of journey: Journey) -> URL {
    root.appendingPathComponent("fixtures/\(journey.id).jsonl")
  }

  /// Records journeys into a temporary file.
  @MainActor
  static func record(_ journeys: [Journey]) throws -> (trace: [UInt8], scenes: [Scene]) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let scenes = try Journey.record(journeys, to: file)
    return ([UInt8](try Data(contentsOf: file)), scenes)
  }

  /// The events that a journey records.
  @MainActor
  static func events(of journey: Journey) throws -> [TraceEvent] {
    var reader = TraceReader()
    var events: [TraceEvent] = []
    func take(_ line: NumberedLine) {
      if case .event(let event) = line.line { events.append(event) }
    }
    reader.feed(try record([journey]).trace, take)
    reader.finish(take)
    return events
  }

  static func analyse(_ trace: [UInt8]) throws -> [SessionReport] {
    var analyzer = TraceAnalyzer()
    analyzer.feed(trace)
    return try analyzer.finish()
  }

  /// The source line of a call site in the sample apps.
  static func sourceLine(at site: String) throws -> String? {
    let parts = site.split(separator: ":")
    guard parts.count == 2, parts[0].hasPrefix("SampleApps/"), let line = Int(parts[1]) else {
      return nil
    }
    let name = parts[0].dropFirst("SampleApps/".count)
    let sources = root.appendingPathComponent("Sources/SampleApps")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent == name else { continue }
      let lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }
    return nil
  }
}

extension Journey: CustomTestStringConvertible {
  package var testDescription: String { id }
}
