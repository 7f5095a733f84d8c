import RIBsAnalysis
import RIBsReport
import Testing

@Suite("Answers for assistants")
struct AnswerTests {
  @Test("A text at the bound stays whole, and a longer one is cut between characters") func bound()
  {
    let whole = String(repeating: "é", count: Answer.longest / 2)
    #expect(Answer.bounded(whole) == whole)
    for start in ["", "x", "xy"] {
      let cut = Answer.bounded(start + whole + "€")
      #expect(cut.utf8.count <= Answer.longest && cut.utf8.count > Answer.longest - 8)
      #expect(cut.hasPrefix(start + "é") && !cut.contains("\u{FFFD}"))
      #expect(cut.hasSuffix("é\n… The rest is cut, because an answer has at most 40000 bytes.\n"))
    }
  }

  @Test("A list says which entries it shows and where the next begin") func list() {
    func words(_ offset: Int, _ limit: Int, of total: Int) -> String {
      let range = AnswerRange(offset: offset, limit: limit)
      let entries = (0..<total).dropFirst(offset).map { "entry \($0)" }
      let lines = Answer.list(entries, of: total, "trace", range, []).split(separator: "\n")
      #expect(lines.count - 1 == max(0, min(limit, total - offset)))
      return String(lines.last ?? "")
    }
    #expect(words(0, 5, of: 0) == "No trace.")
    #expect(words(0, 5, of: 1) == "1 trace, all shown.")
    #expect(words(0, 5, of: 5) == "5 traces, all shown.")
    #expect(words(0, 4, of: 5) == "Shown: 1 to 4 of 5 traces. Ask again with offset 4 for more.")
    #expect(words(4, 4, of: 5) == "Shown: 5 to 5 of 5 traces.")
    #expect(words(5, 4, of: 5) == "Nothing from offset 5 on: there are only 5 traces.")
    #expect(words(9, 4, of: 1) == "Nothing from offset 9 on: there is only 1 trace.")
  }

  @Test("An entry that is too long is cut, and the next page begins after it") func longEntry() {
    let long = String(repeating: "x", count: 50_000)
    let first = Answer.list(
      [long, "next"], of: 2, "trace", AnswerRange(offset: 0, limit: 9), ["a note"])
    #expect(first.utf8.count <= Answer.longest)
    #expect(first.contains("The rest is cut"))
    #expect(first.contains("Ask again with offset 1 for more."), "\(first.suffix(200))")
  }
}
