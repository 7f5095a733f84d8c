import RIBsAnalysis
import Testing

/// A flow with too little evidence gets no verdict.
@Suite("Thin evidence") struct ThinEvidenceTests {
  /// Tabs that are shown one after the other under `Root`.
  private func tabs(_ names: String) throws -> Flow {
    let names = names.map(String.init)
    var script = "root Root\nopen Root \(names[0])\n"
    for (from, to) in zip(names, names.dropFirst()) {
      script += "close Root \(from)\nopen Root \(to)\n"
    }
    return try flow(in: script)
  }

  @Test("Four tabs that were tapped once in order say nothing about how people move")
  func onceInOrder() throws {
    let seen = try tabs("ABCD")
    #expect(seen.verdict == .undecided)
    #expect(
      seen.verdictSentence == "Undecided: 3 moves between 4 steps; it takes at least 6 to tell.")
  }

  @Test("Jumps decide nothing if there are fewer moves than one trip there and back")
  func fewJumps() throws {
    #expect(try tabs("ABCDA").verdict == .undecided)
    #expect(try tabs("ABCA").verdict == .undecided)
  }

  @Test("A flow that was walked once, there and back, is undecided, and one walked twice is not")
  func walkedOnce() throws {
    let once = try tabs("ABCDCBA")
    #expect(once.traffic == 6 && once.verdict == .undecided)
    #expect(once.verdictSentence == "Undecided: users went through the 4 steps only once.")
    #expect(try tabs("ABCDCBABCD").verdict == .vertical)
    let vertical = "root Root\nopen Root A\nopen A B\nopen B C\nclose B C\nclose A B\n"
    #expect(try flow(in: vertical).verdict == .undecided)
    #expect(
      try flow(in: vertical + "close Root A\nopen Root A#2\nopen A#2 B#2").verdict == .vertical)
  }
}
