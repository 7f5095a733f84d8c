import Foundation
import RIBsTestSupport
import Testing

@Suite("The day of a suppression", .showsOutput)
struct SuppressionDayTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The exit code if the only fault is suppressed until a day.
  private func status(until day: String, in zone: String = "UTC") throws -> Int32 {
    let trace = try scratch.write(
      try script("root Root\nopen Root A\nattach Root A\nend exit"), to: "t.jsonl")
    let config = try scratch.write(
      "suppress:\n- {rule: double-attach, reason: RIB-12, until: \(day)}\n".utf8, to: "c.yml")
    return try tool.run(["check", trace, "--config", config], environment: ["TZ": zone]).status
  }

  /// The day a number of days from now.
  private func day(_ count: Int) -> String {
    let date = Date(timeIntervalSinceNow: Double(count) * 86_400)
    return String(date.formatted(Date.ISO8601FormatStyle()).prefix(10))
  }

  @Test func `decides whether it counts`() throws {
    #expect(try status(until: day(1)) == 0)
    #expect(try status(until: day(40)) == 0)
    #expect(try status(until: day(-2)) == 1)
    #expect(try status(until: day(-20)) == 1)
  }

  @Test func `is a day in UTC, wherever the check runs`() throws {
    // Somewhere it is another day already, or still. A test that runs at midnight sees one change.
    let zones = ["UTC", "XXX-14", "XXX12", "Asia/Tokyo", "America/Los_Angeles"]
    for _ in 1...2 {
      let before = day(0)
      let statuses = try zones.map { try status(until: before, in: $0) }
      let past = try zones.map { try status(until: day(-1), in: $0) }
      guard day(0) == before else { continue }
      #expect(statuses.allSatisfy { $0 == 0 } && past.allSatisfy { $0 == 1 })
      return
    }
  }

  @Test func `must be a day of the calendar`() throws {
    for day in ["2096-02-29", "2400-02-29", "2099-12-31", "2099-09-30"] {
      #expect(try status(until: day) == 0)
    }
    for day in [
      "2100-02-29", "2097-02-29", "2099-04-31", "2099-09-31", "2099-12-32", "0000-05-01",
      "2099-13-01", "2099-00-10", "2099-1-1",
    ] {
      #expect(try status(until: day) == 2, "\(day)")
    }
  }
}
