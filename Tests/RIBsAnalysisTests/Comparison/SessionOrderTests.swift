import RIBsAnalysis
import Testing

@Suite("Trees of several sessions compared")
struct SessionOrderTests {
  private let small = "root Root\nopen Root A\nopen Root B\n"
  private let large = "root Root\nopen Root A\nopen Root A#2\nopen Root A#3\nopen Root B\n"

  private func changed(_ base: [String], _ trace: [String]) throws -> [String] {
    func side(_ scripts: [String]) throws -> [InputReport] {
      // One trace with the sessions in this order.
      [
        InputReport(
          source: "t.jsonl",
          sessions: try sessions(scripts.flatMap { try TraceScript($0).trace() }))
      ]
    }
    return Policy().compare(
      base: (try side(base), []), trace: (try side(trace), []), today: "2026-11-22"
    ).tree.changed.map { "\($0.path) \($0.before) \($0.now)" }
  }

  @Test func `count the most RIBs at once, whichever session came first`() throws {
    #expect(try changed([large, small], [small, large]) == [])
    #expect(try changed([small, large], [large, small]) == [])
    #expect(try changed([large, small], [small]) == ["Root/A 3 1"])
    #expect(try changed([small], [large, small]) == ["Root/A 1 3"])
  }
}
