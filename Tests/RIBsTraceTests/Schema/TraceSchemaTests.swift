import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsTrace

@Suite(
  "The schema of a trace",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct TraceSchemaTests {
  private let schema = SchemaValidator(TraceSchema.bytes)

  @Test func `it takes every line that was ever recorded here`() throws {
    let lines = try Repository.fixtures.flatMap { fixture in
      try Data(contentsOf: fixture).split(separator: UInt8(ascii: "\n"))
    }
    #expect(lines.count > 1000)
    for (line, complaint) in zip(lines, try schema.complaints(lines)) {
      #expect(complaint == nil, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func `it takes every kind of line that the encoder writes`() throws {
    let encoder = TraceEncoder()
    let lines =
      everyBody.map { encoder.line(for: TraceEvent(seq: 7, time: 9, body: $0.body)) } + [
        encoder.line(for: TraceHeader()),
        encoder.line(
          for: TraceHeader(
            session: "s", app: "a", runtime: "r", platform: "p", startedAt: "then",
            appVersion: "1", build: "2", device: "d", tags: ["channel": "beta"], sampled: true,
            otherNodes: true,
            checkpoint: 12)),
      ]
    #expect(try schema.complaints(lines).allSatisfy { $0 == nil })
  }

  @Test func `it knows the types that the reader knows`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(TraceSchema.bytes))
    let type = ((json as? [String: Any])?["properties"] as? [String: Any])?["type"]
    let known = (type as? [String: Any])?["examples"] as? [String]
    #expect(known == LineFormat.all.map(\.name))
  }

  @Test func `it takes what the reader takes, and nothing else`() throws {
    let extra = #","thread":"7","at":"App/R.swift:1","later":{"than":[1,2]}"#
    let header =
      #""type":"trace","version":1,"session":"s","app":"a","runtime":"r","platform":"p","startedAt":"t","sampled":true"#
    let about = Set(EventType.allCases.filter { $0.format.introducesRIB }.map(\.rawValue))
    let whole = try (everyBody.map { "{\($0.text)\(extra)}" } + ["{\(header)}"]).map { text in
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    }.map { line in
      guard let type = line["type"] as? String, about.contains(type) else { return line }
      return line.merging(["rib": "R", "kind": "viewless"]) { own, _ in own }
    }
    var lines: [Data] = []
    for line in whole {
      for key in line.keys.sorted() {
        var without = line
        without[key] = nil
        let values: [Any] = [-1, 0, 1, 1.5, "x", true, [1], ["a": 1]]
        for changed in [without] + values.map({ line.merging([key: $0]) { $1 } }) {
          lines.append(try JSONSerialization.data(withJSONObject: changed, options: .sortedKeys))
        }
      }
    }
    var taken = 0
    for (line, complaint) in zip(lines, try schema.complaints(lines)) {
      let text = String(decoding: line, as: UTF8.self)
      #expect((complaint == nil) == isTaken(text), "\(text): \(complaint ?? "taken")")
      taken += complaint == nil ? 1 : 0
    }
    #expect(taken > 300 && lines.count - taken > 500)
  }

  /// Whether the reader uses a line, or passes over it as one of a later version's.
  private func isTaken(_ text: String) -> Bool {
    switch onlyLine(text) {
    case .header(let header): header.version == TraceHeader.supportedVersion
    case .event, .unknownType: true
    default: false
    }
  }
}
