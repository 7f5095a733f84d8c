import RIBsAnalysis
import Testing

@Suite struct FlowVerdictTests {
  /// Tabs that are shown one after the other under `Root`.
  private func tabs(_ names: String...) throws -> Flow {
    var script = "root Root\nopen Root \(names[0])\n"
    for (from, to) in zip(names, names.dropFirst()) {
      script += "close Root \(from)\nopen Root \(to)\n"
    }
    return try flow(in: script)
  }

  @Test func `moves between neighbours suggest a vertical flow`() throws {
    let seen = try tabs("A", "B", "C", "B", "C")
    #expect(seen.verdict == .vertical)
    #expect(
      seen.verdictSentence
        == "The traffic suggests vertical, though it is built horizontally: all 4 moves went one step forward or one step back."
    )
  }

  @Test func `jumps suggest a horizontal flow and are named`() throws {
    let seen = try tabs("A", "B", "C", "A", "C", "A")
    guard case .horizontal(let jumps) = seen.verdict else {
      Issue.record("\(seen.verdict)")
      return
    }
    #expect(jumps.map(seen.words(for:)) == ["A → C", "C → A 2×"])
    #expect(
      seen.verdictSentence
        == "The traffic suggests horizontal, as it is built: jumps A → C, C → A 2×.")
  }

  @Test func `more than three jumps are counted`() throws {
    let seen = try tabs("A", "B", "C", "D", "A", "C", "A", "D", "B")
    #expect(
      seen.verdictSentence.hasSuffix("jumps A → C, A → D, C → A and 2 more."),
      "\(seen.verdictSentence)")
  }

  @Test func `a vertical flow that is cut back by two steps suggests a horizontal one`() throws {
    let script = "root Root\nopen Root A\nopen A B\nopen B C\n"
    let seen = try flow(in: script + "close A B\nopen A B#2\nopen B#2 C#2")
    #expect(seen.verdictSentence.hasPrefix("The traffic suggests horizontal, though it is built"))
    let plain = try flow(in: script + "close B C\nopen B C#2")
    #expect(plain.verdict == .vertical)
    #expect(plain.verdictSentence.contains("as it is built: all 4 moves"))
  }

  @Test func `with two steps both designs allow the same moves`() throws {
    #expect(try tabs("A", "B", "A").verdict == .eitherWay)
    #expect(
      try tabs("A", "B").verdictSentence == "With two steps both designs allow the same.")
  }
}
