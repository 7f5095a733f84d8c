import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing

/// An app whose files may not grow for a while.
@Suite struct FullDiskTests {
  private let file = TemporaryFile()

  /// Checks a trace of 6,000 marks of which the first 3,000 found not enough room.
  ///
  /// - Returns: How many of these found room all the same.
  private func earlyMarks(_ outcome: Tool.Outcome) throws -> Int {
    try #require(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let (sessions, tornLines) = try FoundSession.all(in: file.url)
    try #require(sessions.count == 1 && tornLines == 0)
    let all = sessions[0].events
    let marks = all.compactMap { if case .mark(let name) = $0.body { Int(name) } else { nil } }
    let (early, late) = (marks.filter { $0 <= 3000 }, marks.filter { $0 > 3000 })
    #expect(late == Array(3001...6000))
    #expect(early == Array(1..<early.count + 1))
    // In what is left of the room a `drop` may fit where a mark does not: there can be several.
    #expect(try lostEvents(in: all) == 3000 - early.count)
    #expect(all.last?.body == .end(.exit))
    return early.count
  }

  @Test(
    "Events beyond the process's file size limit are lost and counted, and no signal ends the app",
    arguments: [(0, 0...0), (1000, 5...20), (100_000, 500...2500)])
  func limit(room: Int, early: ClosedRange<Int>) throws {
    let outcome = try Tool("recorder-probe").run(["limit", file.url.path, "\(room)", "3000"])
    #expect(try early.contains(earlyMarks(outcome)))
  }

  #if os(Linux)
    @Test(
      "Events on a full disk are lost and counted, and half a line is taken away",
      .enabled(if: SmallDisk.isAvailable))
    func fullDisk() throws {
      let outcome = try SmallDisk.run(recordingTo: file.url.path)
      #expect(try (500...2500).contains(earlyMarks(outcome)))
    }
  #endif
}

#if os(Linux)
  /// A file system in memory that a process sees alone, with room for some events.
  private enum SmallDisk {
    /// Whether the machine lets a process have one.
    static let isAvailable = (try? run("true").status) == 0

    static func run(recordingTo file: String) throws -> Tool.Outcome {
      // The ballast is removed when half of the marks are recorded.
      try run(
        """
        head -c 196608 /dev/zero > ballast &&
        '\(Tool("recorder-probe").path)' full trace.jsonl ballast 3000 && cp trace.jsonl '\(file)'
        """)
    }

    private static func run(_ script: String) throws -> Tool.Outcome {
      let disk = try Scratch()
      return try Tool(at: URL(fileURLWithPath: "/usr/bin/env")).run([
        "unshare", "--map-root-user", "--mount", "sh", "-c",
        "mount -t tmpfs -o size=256k tmpfs '\(disk.folder.path)' && cd '\(disk.folder.path)' && \(script)",
      ])
    }
  }
#endif
