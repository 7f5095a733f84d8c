import Foundation
import RIBsTrace
import TestSupport
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
    let before = marks.prefix { $0 <= 3000 }.count
    #expect(marks == Array(1...6000).filter { $0 <= before || $0 > 3000 })
    #expect(room < 4096 ? before == 0 : 500...2500 ~= before)
    // The hole is where the lost events were.
    #expect(all.map(\.seq) == Array(1..<before + 1) + Array(3001...6002))
    #expect(all.dropFirst(before).first?.body == .drop(count: 3000 - before))
    #expect(all.last?.body == .end(.exit))
  }
}
