import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsReport

@Suite(
  "The schema of a comparison",
  .enabled(if: SchemaValidator.isInstalled, SchemaValidator.howToInstall))
struct ComparisonSchemaTests {
  private let schema = SchemaValidator(ComparisonSchema.bytes)

  private func comparison(
    _ base: String, _ now: String, unusable: [UnusableInput] = []
  ) throws -> [UInt8] {
    func input(_ name: String, _ script: String) throws -> InputReport {
      InputReport(source: name, sessions: try sessions(script))
    }
    let comparison = Policy().compare(
      base: ([try input("base.jsonl", base)], unusable),
      trace: ([try input("now.jsonl", now)], []), today: "2026-11-21")
    var bytes: [UInt8] = []
    ComparisonFormat.json.write(comparison) { bytes += $0 }
    return bytes
  }

  /// New, worse, unchanged, fixed, not reached and not recorded causes; an incomplete trace; an unusable trace.
  private func comparisons() throws -> [[UInt8]] {
    let head = "root Root\nopen Root A @App/R.swift:1\nopen Root B @App/R.swift:2\n"
    let again = "detach Root A @App/R.swift:4\n"
    let base =
      head + "open Root Gone @App/R.swift:3\nattach Root Gone @App/R.swift:3\n"
      + "close Root A @App/R.swift:4\n" + again + "destroy A\nattach Root B @App/R.swift:5\n"
      + "open Root Twin @App/R.swift:6\nafter 2s\nopen Root Twin#2 @App/R.swift:6\nend exit"
    let now =
      head + "open Root New @App/N.swift:3\nattach Root New @App/N.swift:3\n"
      + "close Root A @App/R.swift:4\n" + again + again + "destroy A\n"
      + "open Root Twin @App/R.swift:6\nopen Root Twin#2 @App/R.swift:6\n"
      + "open Root Twin#3 @App/R.swift:7\nend exit"
    let lost =
      head + "hold Root.a A\nopen Root A#2 @App/R.swift:1\nunhold Root.a A\nhold Root.a A#2"
    return [
      try comparison(base, now), try comparison(base, base), try comparison(lost, head),
      try comparison(
        base, "root Root\ntorn {", unusable: [UnusableInput(source: "u.jsonl", reason: "empty")]),
    ]
  }

  @Test func `it accepts every state and every reason`() throws {
    let documents = try comparisons()
    let text = documents.map { String(decoding: $0, as: UTF8.self) }.joined()
    for word in ComparisonJSON.State.allCases.map(\.rawValue)
      + Comparison.Reason.allCases.map(\.rawValue)
    {
      #expect(text.contains("\": \"\(word)\""), "\(word)")
    }
    let complaints = try schema.complaints(documents)
    #expect(complaints.allSatisfy { $0 == nil }, "\(complaints)")
  }

  @Test func `it rejects a missing key, an unknown key and an unknown value`() throws {
    let finding = "causes/*/finding"
    let broken = try BrokenJSON(
      try comparisons(),
      optional: Set(
        ["causes/*/reason", "causes/*/severityBefore"]
          + ["at", "id", "parent", "rib", "related/*/at"].map { "\(finding)/\($0)" }),
      words: [
        "status", "causes/*/reason", "causes/*/severityBefore", "causes/*/state",
        "\(finding)/severity",
      ])
    #expect(broken.missing.isEmpty && broken.documents.count > 60)
    #expect(try schema.overlooked(broken).isEmpty)
  }
}
