import Foundation
import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing

/// Kills a recording app over and over and looks for lost events.
@Suite struct KillTests {
  @Test func `an app that is killed at any moment loses no event whose call had returned`() throws {
    var random = SeededGenerator(seed: 2_026)
    var totals = Totals()
    while totals.kills < 200 {
      let file = TemporaryFile()
      let threads = Bool.random(using: &random) ? 1 : 4
      // Every fourth file gets a second session after the kill, which is killed as well.
      let kills = try (0..<(totals.kills.isMultiple(of: 4) ? 3 : 1)).map { _ in
        try KilledProbe(recordingTo: file.url.path, threads: threads, at: .random(using: &random))
      }
      try check(file, kills, &totals)
    }
    print(totals)
  }

  private func check(_ file: TemporaryFile, _ kills: [KilledProbe], _ totals: inout Totals) throws {
    let (sessions, tornLines) = try FoundSession.all(in: file.url)
    for session in sessions {
      let hole = session.events.indices.first { session.events[$0].seq != $0 + 1 }
      #expect(hole == nil)
    }
    for kill in kills {
      let session = sessions.first { $0.name == kill.session }
      for (thread, calls) in kill.returnedCalls.enumerated() {
        let count = ProbeCalls.count(thread: thread, in: session?.events ?? [])
        // One more call may have been under way.
        let possible = ProbeCalls.events(of: calls)...ProbeCalls.events(of: calls + 1)
        totals.returned += possible.lowerBound
        #expect(count.map(possible.contains) == true, "\(calls) calls, \(count ?? -1) events")
      }
    }
    #expect(tornLines <= kills.count)
    try expectReadable(file, sessions)
    totals.kills += kills.count
    totals.events += sessions.reduce(0) { $0 + $1.events.count }
    totals.tornLines += tornLines
  }

  private func expectReadable(_ file: TemporaryFile, _ sessions: [FoundSession]) throws {
    if sessions.isEmpty { return }
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    let reports = try analyzer.finish()
    #expect(reports.map(\.name) == sessions.compactMap(\.name))
    #expect(reports.map(\.events) == sessions.map(\.events.count))
  }
}

private struct Totals: CustomStringConvertible {
  var kills = 0
  /// The events of calls that had returned. Each must be in its file.
  var returned = 0
  /// All events in the files.
  var events = 0
  var tornLines = 0

  var description: String {
    "\(kills) kills, \(returned) events of calls that had returned, \(events) in the files, \(tornLines) torn lines"
  }
}

extension KilledProbe.Moment {
  /// Mostly while the app records: after a moment, or after the file has grown several times.
  fileprivate static func random(using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .sinceBirth(UInt32.random(in: 0..<30_000, using: &random))
    case 1: .whileRecording(UInt32.random(in: 0..<40_000, using: &random))
    default: .whileRecording(UInt32.random(in: 0..<5_000, using: &random))
    }
  }
}
