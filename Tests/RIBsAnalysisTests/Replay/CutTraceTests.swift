import Foundation
import RIBsAnalysis
import RIBsTestSupport
import Testing

@Suite struct CutTraceTests {
  private static let end = UInt8(ascii: "\n")

  private func analysis(
    of bytes: some Collection<UInt8>
  ) -> Result<[SessionReport], TraceAnalyzer.Unusable> {
    var analyzer = TraceAnalyzer()
    analyzer.feed(bytes)
    return Result { () throws(TraceAnalyzer.Unusable) in try analyzer.finish() }
  }

  @Test func `of a trace that is cut at any byte all whole lines count`() throws {
    let trace = [UInt8](try Data(contentsOf: Repository.fixture("profile/retained")))
    let header = try #require(trace.firstIndex(of: Self.end))
    for cut in trace.indices {
      let lines = trace[..<cut].split(separator: Self.end)
      // Before its LF a line is whole, and in it a torn tail.
      let isTorn = cut > 0 && trace[cut - 1] != Self.end && trace[cut] != Self.end
      switch analysis(of: trace[..<cut]) {
      case .success(let sessions):
        let session = try #require(sessions.first)
        #expect(sessions.count == 1 && cut >= header)
        #expect(session.lines == lines.count, "cut at byte \(cut)")
        // The first line is the header.
        #expect(session.events == lines.count - (isTorn ? 2 : 1), "cut at byte \(cut)")
        let tails = session.findings.filter { $0.rule == "trace-torn-tail" }
        #expect(tails.map(\.line) == (isTorn ? [lines.count] : []), "cut at byte \(cut)")
        #expect(session.isInconclusive == (isTorn || session.ribs == 0), "cut at byte \(cut)")
        #expect((session.endReason == nil) == (cut < trace.count - 1), "cut at byte \(cut)")
      case .failure(let reason):
        #expect(cut < header, "cut at byte \(cut)")
        #expect(reason == (cut == 0 ? .empty : .notATrace(firstLine: 1)))
      }
    }
  }
}
