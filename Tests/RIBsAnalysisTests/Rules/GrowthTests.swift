import RIBsAnalysis
import Testing

/// Cases of `growth` beyond its examples.
@Suite struct GrowthTests {
  private func rounds(_ names: [String], mark: String = "home") -> String {
    names.enumerated().map { number, name in "create \(name)#\(number)\nmark \(mark)\n" }.joined()
  }

  @Test func `it names the RIBs and their number at each mark`() throws {
    let finding = try #require(
      findings("root Board\n" + rounds(["Post", "Post", "Post", "Post"])).first {
        $0.rule == "growth"
      })
    #expect(finding.rib == "Post" && finding.path == "Post" && finding.id == nil)
    #expect(
      finding.message
        == "More RIBs called Post are alive each time the app reaches 'home': 1, 2, 3, 4.")
    #expect(finding.seq == 12)
    #expect(finding.related.map(\.note) == ["1 alive here", "2 alive here", "3 alive here"])
  }

  @Test func `three rounds are not enough, and only the last four count`() throws {
    func grows(_ script: String) throws -> Bool {
      try findings(script).contains { $0.rule == "growth" }
    }
    #expect(try !grows("root Board\n" + rounds(["Post", "Post", "Post"])))
    #expect(try !grows("root Board\n" + rounds(["Post", "Post", "Post", "Post"]) + "mark home"))
    #expect(
      try grows("root Board\nmark home\nmark home\n" + rounds(["Post", "Post", "Post"])))
  }

  @Test func `marks of other names in between do not count`() throws {
    let others = "mark elsewhere\n"
    let script = (1...4).map { "create Post#\($0)\n\(others)mark home\n\(others)" }.joined()
    #expect(
      try findings("root Board\n" + script).filter { $0.rule == "growth" }.map(\.seq) == [19])
  }

  @Test func `each name has its own finding, sorted by name`() throws {
    let both = (1...4).map { "create Zebra#\($0)\ncreate Ant#\($0)\nmark home\n" }.joined()
    let found = try findings("root Board\n" + both).filter { $0.rule == "growth" }
    #expect(found.map(\.rib) == ["Ant", "Zebra"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }
}
