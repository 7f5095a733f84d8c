import Foundation
import RIBsTestSupport
import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("The text of very many causes")
struct CauseTextTests {
  /// How often a finding's text was built.
  ///
  /// `@unchecked`: the lock guards the number.
  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func increase() { lock.withLock { number += 1 } }
  }

  /// A session with findings of as many causes.
  private func session(_ causes: Int, counting count: Count) throws -> SessionReport {
    var session = try #require(try sessions("root Root").last)
    session.findings = FindingList(
      session: "s", strings: InternedStrings(),
      records: (0..<causes).map { number in
        FindingRecord(
          cause: Int32(number), severity: .error, hasTime: true, victims: 0, followers: 0,
          stamp: EventStamp(seq: number, time: 0, line: number + 1), node: nil, id: number,
          parent: nil, name: nil, parentName: nil,
          wording: { _ in
            count.increase()
            return Wording("Something is wrong.")
          })
      },
      causes: (0..<causes).map { number in
        FoundCause(
          rule: DoubleAttachRule.self, path: "Root/A\(number)", namesRIB: true, object: nil,
          digest: Fingerprint(rule: "double-attach", path: "Root/A\(number)", at: nil))
      })
    return session
  }

  @Test func `a check builds only the text that it shows`() throws {
    let count = Count()
    let session = try session(5000, counting: count)
    let report = CheckReport([InputReport(source: "t", sessions: [session])])
    #expect(report.causes.count == 5000 && report.status == .findings)
    #expect(report.causes.allSatisfy { $0.severity == .error && $0.rule == "double-attach" })
    #expect(Set(report.causes.map(\.fingerprint)).count == 5000)
    #expect(count.value == 0)
    #expect(report.reported.map(\.shown.message).count == 1000)
    #expect(count.value == 1000)
  }

  @Test func `a comparison builds no text for causes that it does not show`() throws {
    let count = Count()
    let before = CheckReport([
      InputReport(source: "t", sessions: [try session(3000, counting: count)])
    ])
    let now = CheckReport([
      InputReport(source: "t", sessions: [try session(2000, counting: count)])
    ])
    let comparison = Comparison(base: before, trace: now)
    #expect(comparison.unchanged.count == 2000 && comparison.new.isEmpty)
    #expect(comparison.fixed.count + comparison.unseen.count == 1000)
    #expect(count.value == 0)
  }
}
