import RIBsAnalysis
import Testing

/// Siblings that are the rows of a list.
@Suite("Siblings from one call site") struct SiblingListTests {
  private let line = "@App/BoardRouter.swift:20"

  private func duplicates(_ script: String) throws -> [Finding] {
    try findings(script).filter { $0.rule == "duplicate-sibling" }
  }

  private func rows(_ numbers: ClosedRange<Int>, _ site: String? = nil) -> String {
    numbers.map { "open Board Row#\($0) \(site ?? line)\n" }.joined()
  }

  @Test("are one note at the last attach if there are three or more, and no warning")
  func list() throws {
    let found = try duplicates("root Board\n" + rows(1...5))
    #expect(found.map(\.severity) == [.info])
    #expect(found.first?.id == 6)
    #expect(found.first?.related.map(\.seq) == [6])
    #expect(
      found.first?.message
        == "Board has 5 children called Row, all attached at App/BoardRouter.swift:20: probably a list."
    )
    #expect(try duplicates("root Board\n" + rows(1...2)).map(\.severity) == [.warning])
  }

  @Test("are a list if enough of them are still attached")
  func detached() throws {
    #expect(
      try duplicates("root Board\n" + rows(1...3) + "close Board Row#1\nclose Board Row#2\n")
        .isEmpty)
    // In a trace with holds no sibling counts as stranded, so three rows are left.
    #expect(
      try duplicates("root Board\nhold Board.rows Board\n" + rows(1...4) + "close Board Row#2")
        .map(\.severity) == [.info])
  }

  @Test("and one sibling from another call site are a list and a pair")
  func otherSite() throws {
    let found = try duplicates(
      "root Board\n" + rows(1...3) + rows(4...4, "@App/BoardRouter.swift:35"))
    #expect(found.map(\.id) == [4, 5])
    #expect(found.map(\.severity) == [.info, .info])
  }

  @Test("are not a list if the call site is unknown")
  func unknownSite() throws {
    #expect(try duplicates("root Board\n" + rows(1...3, "")).count == 2)
  }

  @Test("that another rule explains are not rows")
  func explained() throws {
    let script = """
      root Board
      open Board Post \(line)
      hold Board.post Post
      open Board Post#2 \(line)
      unhold Board.post Post
      hold Board.post Post#2
      open Board Post#3 \(line)
      hold Board.other Post#3
      """
    #expect(try duplicates(script).map(\.severity) == [.warning])
  }
}
