import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsTestSupport
import Testing

@Suite("A comparison's reports")
struct ComparisonReportTests {
  private func input(_ name: String, _ script: String) throws -> InputReport {
    InputReport(source: name, sessions: try sessions(script))
  }

  private func comparison(_ base: [InputReport], _ trace: [InputReport]) -> Comparison {
    Policy().compare(base: (base, []), trace: (trace, []), today: "2026-11-21")
  }

  private func text(_ comparison: Comparison, _ format: ComparisonFormat) -> String {
    var bytes: [UInt8] = []
    format.write(comparison) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One cause of each kind: new, worse, unchanged, fixed and not reached, with a tree that differs.
  private func everything() throws -> Comparison {
    let head = "root Root\nopen Root A @App/R.swift:1\nopen Root B @App/R.swift:2\n"
    let again = "detach Root A @App/R.swift:4\n"
    let base = try input(
      "base.jsonl",
      head + "open Root Gone @App/R.swift:3\nopen Gone Below @App/G.swift:1\n"
        + "attach Gone Below @App/G.swift:2\nclose Root A @App/R.swift:4\n" + again + again + again
        + "destroy A\nattach Root B @App/R.swift:5\nopen Root Twin @App/R.swift:6\nafter 2s\n"
        + "open Root Twin#2 @App/R.swift:6\nend exit")
    let now = try input(
      "now.jsonl",
      head + "open Root New @App/R.swift:3\nopen New Under @App/N.swift:1\n"
        + "open New Next @App/N.swift:2\nattach New Next @App/N.swift:3\n"
        + "close Root A @App/R.swift:4\n" + String(repeating: again, count: 7)
        + "destroy A\nopen Root Twin @App/R.swift:6\nopen Root Twin#2 @App/R.swift:6\n"
        + "open Root Twin#3 @App/R.swift:7\nend exit")
    return comparison([base], [now])
  }

  private func incomplete() throws -> Comparison {
    comparison(
      [try inputReport("home-flow/back-goes-forward")],
      [try input("torn.jsonl", "root Root\nopen Root HomeFlow\ntorn {")])
  }

  @Test(arguments: [("text", "txt"), ("json", "json"), ("markdown", "md")])
  func `every kind of difference matches its golden file`(format: String, ending: String)
    throws
  {
    let format = try #require(ComparisonFormat(rawValue: format))
    try expectGolden(text(try everything(), format), "Compare/everything.\(ending)")
    let samples = comparison(
      [try inputReport("home-flow/log-in-and-out"), try inputReport("careers/switch-tabs")],
      [try inputReport("home-flow/back-goes-forward"), try inputReport("careers/detach-twice")])
    try expectGolden(text(samples, format), "Compare/samples.\(ending)")
    try expectGolden(text(try incomplete(), format), "Compare/incomplete.\(ending)")
  }

  @Test func `no line of the text is wider than 80 columns`() throws {
    for line in text(try everything(), .text).split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func `an incomplete comparison never calls a cause fixed`() throws {
    for format in ComparisonFormat.allCases {
      let text = text(try incomplete(), format)
      #expect(!text.contains("1 fixed") && !text.contains("**Fixed") && !text.contains("\nFixed"))
      #expect(!text.contains("\"fixed\""))
    }
    let words = text(try incomplete(), .text).replacing(/\s+/, with: " ")
    #expect(words.contains("? inconclusive: 1 new warning, 1 new note, 1 not seen"))
    #expect(words.contains("nothing counts as fixed"))
  }

  @Test func `the JSON's keys are sorted at every level`() throws {
    let text = text(try everything(), .json)
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let sorted = try JSONSerialization.data(
      withJSONObject: parsed, options: [.sortedKeys, .withoutEscapingSlashes])
    let compact = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
      .replacingOccurrences(of: "\": ", with: "\":")
    #expect(compact == String(decoding: sorted, as: UTF8.self))
  }

  @Test func `every comparison fits into a comment`() throws {
    let long = String(repeating: "Long", count: 300)
    func script(_ name: String) -> String {
      "root Root\n"
        + (1...200).map { index in
          "open Root \(name)\(index)\(long) @\(long)/R.swift:1\nattach Root \(name)\(index)\(long) @\(long):2\n"
        }.joined()
    }
    let both = script("Both")
    let text = text(
      comparison(
        [try input(long, both + script("Old").replacing("root Root\n", with: ""))],
        [try input(long, both + script("New").replacing("root Root\n", with: ""))]), .markdown)
    #expect(text.utf16.count <= 65_536)
    #expect(text.contains(/- … and [0-9]+ more\n/))
  }

  @Test(arguments: [(10, nil), (11, "- … and 1 more"), (12, "- … and 2 more")] as [(Int, String?)])
  func `a comment lists ten traces that could not be used`(count: Int, more: String?) throws {
    let unusable = (1...count).map { UnusableInput(source: "t\($0).jsonl", reason: "It is empty.") }
    let comparison = Policy().compare(
      base: ([try input("base.jsonl", "root Root")], []),
      trace: ([try input("now.jsonl", "root Root")], unusable), today: "2026-11-21")
    let text = text(comparison, .markdown)
    #expect((1...count).count { text.contains("`t\($0).jsonl`") } == min(count, 10))
    if let more { #expect(text.contains(more)) } else { #expect(!text.contains("more")) }
  }
}
