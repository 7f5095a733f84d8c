import Foundation
import RIBsAnalysis
import RIBsTestSupport
import RIBsTrace
import Testing

/// Kills an app that keeps the last part of its session.
@Suite struct RingKillTests {
  private static let bytes = 800_000

  @Test func `an app that is killed at any moment leaves the last part of its session`() throws {
    var random = SeededGenerator(seed: 34)
    // The app does the same in each run, so the events of one run are those of all.
    let whole = TemporaryFile()
    _ = try KilledProbe(recordingTo: whole.url.path, threads: 1, at: .whileRecording(2_500_000))
    let lines = try Data(contentsOf: whole.url).split(separator: UInt8(ascii: "\n"))
    var (cuts, trees) = (0, 0)
    for number in 0..<200 {
      // A busy machine records less in the same time: it is killed more often, and later.
      let isEnough = cuts > 15 && trees > 8
      if number >= 40, isEnough { break }
      let file = TemporaryFile()
      defer { try? FileManager.default.removeItem(atPath: file.url.path + ".next") }
      let delay = UInt32.random(in: 0..<(number < 40 ? 600_000 : 2_000_000), using: &random)
      let killed = try KilledProbe(
        recordingTo: file.url.path, threads: number.isMultiple(of: 3) ? 4 : 1,
        keeping: Self.bytes, at: .whileRecording(delay))
      let (sessions, tornLines) = try FoundSession.all(in: file.url)
      #expect(sessions.map(\.name) == [killed.session])
      #expect(tornLines <= 1)
      let trace = [UInt8](try Data(contentsOf: file.url))
      let found = try report(trace)
      #expect(!found.findings.contains { $0.rule == "trace-gap" })
      if killed.returnedCalls.count == 1 {
        expectLastCalls(killed.returnedCalls[0], sessions[0].events)
      }
      guard let checkpoint = found.checkpoint else { continue }
      cuts += 1
      // The checkpoint is at most a tenth more.
      #expect((Self.bytes / 2 - 200..<Self.bytes * 11 / 10 + 200).contains(trace.count))
      guard killed.returnedCalls.count == 1, checkpoint + 2 < min(lines.count, found.lastEvent)
      else {
        continue
      }
      trees += 1
      let moment = Moment.event(checkpoint)
      // The header is a line as well, and one event more shows that the moment has come.
      let until = [UInt8](lines.prefix(checkpoint + 2).joined(separator: "\n".utf8)) + [0x0A]
      #expect(Tree(try report(trace, at: moment).tree) == Tree(try report(until, at: moment).tree))
    }
    #expect(cuts > 15 && trees > 8, "\(cuts) files were cut, \(trees) trees compared")
  }

  /// The calls that had returned on the main thread are the last ones of the session.
  private func expectLastCalls(_ calls: Int, _ events: [TraceEvent]) {
    // The parent is RIB 1, and each fourth call makes another child.
    guard calls > 0 else { return }
    let (children, rest) = (calls - 1).quotientAndRemainder(dividingBy: 4)
    let child = 2 + children
    let own = events.filter { $0.body.child == child && ProbeCalls.isOfCall($0.body) }
    #expect(own.count >= ProbeCalls.events(of: rest + 1), "call \(calls)")
    #expect(events.compactMap(\.body.child).max().map { $0 <= child + 1 } == true)
  }
}
