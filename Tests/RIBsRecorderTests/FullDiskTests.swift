import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing

/// An app whose files may not grow for a while.
@Suite struct FullDiskTests {
  private let file = TemporaryFile()

  /// Room for nothing, for less than a page, and for some hundred events.
  @Test(arguments: [0, 1000, 100_000])
  func `what finds no room is lost and counted, and the app goes on`(room: Int) throws {
    let outcome = try Tool("recorder-probe").run(["limit", file.url.path, "\(room)", "3000"])
    try #require(outcome.status == 0 && outcome.errors == "")
    let (sessions, tornLines) = try FoundSession.all(in: file.url)
    try #require(sessions.count == 1 && tornLines == 0)
    let all = sessions[0].events

    let marks = all.compactMap { if case .mark(let name) = $0.body { Int(name) } else { nil } }
    let (early, late) = (marks.filter { $0 <= 3000 }, marks.filter { $0 > 3000 })
    #expect(late == Array(3001...6000))
    #expect(early == Array(1..<early.count + 1))
    #expect(room < 4096 ? early.isEmpty : 500...2500 ~= early.count)
    // In what is left of the room a `drop` may fit where a mark does not: there can be several.
    #expect(try lostEvents(in: all) == 3000 - early.count)
    #expect(all.last?.body == .end(.exit))
  }
}
