import Foundation
import RIBsTrace
import Testing

/// A trace in the repository: of a sample app, or of a journey of the conformance suite.
struct RecordedTrace: CustomTestStringConvertible, Sendable {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let file: URL

  var testDescription: String {
    file.pathComponents.suffix(2).joined(separator: "/")
  }

  static var all: [RecordedTrace] {
    ["fixtures", "docs/conformance/traces"].flatMap { folder in
      let files = FileManager.default.enumerator(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (files?.allObjects ?? []).compactMap { $0 as? URL }
        .filter { $0.pathExtension == "jsonl" }.sorted { $0.path < $1.path }
    }.map(RecordedTrace.init)
  }

  /// The events of each session.
  func sessions() throws -> [[TraceEvent]] {
    var reader = TraceReader()
    var sessions: [[TraceEvent]] = []
    func take(_ line: NumberedLine) {
      switch line.line {
      case .header: sessions.append([])
      case .event(let event): sessions[sessions.count - 1].append(event)
      default: Issue.record("Line \(line.number) is neither.")
      }
    }
    reader.feed(try Data(contentsOf: file), take)
    reader.finish(take)
    try #require(!sessions.isEmpty && sessions.allSatisfy { !$0.isEmpty })
    return sessions
  }
}
