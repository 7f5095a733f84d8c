import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsTrace
import Testing

@testable import RIBsTesting

@Suite("The trace of a checked test", .exclusiveObservation)
struct CheckedTraceTests {
  /// The events of a check's trace, and what the check says.
  private func check(
    _ options: RIBTreeOptions = RIBTreeOptions(grace: .milliseconds(50)),
    _ body: @Sendable () async -> Void
  ) async -> (events: [String], verdict: TreeVerdict?) {
    let check = TreeCheck(name: "a test", options: options)
    await check.record { await body() }
    let verdict = await check.finish().first
    let events = TraceEvent.all(in: verdict?.trace ?? []).map { event in
      if case .end(let reason) = event.body { return "end \(reason.rawValue)" }
      return "\(event.body.type)"
    }
    return (events, verdict)
  }

  @Test func `has what the test did, the moment when it settled and the end of the tree`() async {
    let (events, verdict) = await check {
      let shop = ShopRouter.launched()
      shop.open()
      shop.close()
    }
    let header = String(decoding: verdict?.trace.prefix { $0 != 0x0A } ?? [], as: UTF8.self)
    #expect(header.contains(#""session":"a test""#))
    #expect(header.contains(#""runtime":"RIBsTesting 1.0""#))
    #expect(
      events == [
        "create", "launch", "appear", "activate", "load",
        "create", "attach", "hold", "activate", "load",
        "detach", "deactivate", "destroy", "unhold",
        "settle", "deactivate", "destroy", "disappear", "end teardown",
      ])
  }

  @Test func `ends with the test if the tree is not torn down`() async {
    let (events, _) = await check(RIBTreeOptions(grace: .milliseconds(50), tearsDown: false)) {
      ShopRouter.launched().open()
    }
    #expect(events.last == "end exit")
  }

  @Test @MainActor func `of another runtime has an end too`() async {
    for (tearsDown, end) in [(true, "teardown"), (false, "exit")] {
      let check = TreeCheck(
        name: "a test", options: RIBTreeOptions(grace: .milliseconds(50), tearsDown: tearsDown))
      await check.record { _ = OldRouter.probed() }
      let verdicts = await check.finish()
      #expect(verdicts.count == 2 && verdicts.allSatisfy { $0.causes.isEmpty })
      let trace = String(decoding: verdicts.last?.trace ?? [], as: UTF8.self)
      #expect(trace.contains(#""session":"a test""#) && trace.contains("\"rib\":\"Old\""))
      let last = TraceEvent.all(in: verdicts.last?.trace ?? []).last
      #expect(last?.body == .end(end == "exit" ? .exit : .teardown))
    }
  }

  @Test func `names the threads on which the test did not run`() async {
    let routes = { @Sendable (shop: ShopRouter) in
      nonisolated(unsafe) let shop = shop
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          shop.open()
          continuation.resume()
        }
      }
    }
    let (_, aside) = await check { await routes(ShopRouter.launched()) }
    #expect(aside?.warnings.map(\.shown.rule) == ["off-main-thread"])
    let (_, own) = await check { ShopRouter.launched().open() }
    #expect(own?.warnings.map(\.shown.rule) == [])
  }
}

@Suite("The name of a case's files")
struct CaseNameTests {
  @Test(arguments: [1, 2], ["a b", "c"])
  func `has its arguments`(number: Int, text: String) async throws {
    let name = VerdictFile.name("a test", Test.Case.current)
    #expect(name == "a test \(number) \"\(text)\"")
    let verdict = try #require(
      await TreeCheck(name: name, options: RIBTreeOptions()).finish().first)
    let file = VerdictFile.all(verdict, nil, name: name).first?.name
    #expect(file == "a-test-\(number)-\(text.replacingOccurrences(of: " ", with: "-")).jsonl")
  }

  @Test func `is that of the test without arguments`() {
    #expect(VerdictFile.name("a test", Test.Case.current) == "a test")
    #expect(VerdictFile.name("a test", nil) == "a test")
  }

  @Test func `is not longer than a file's name may be`() async throws {
    let verdict = try #require(await TreeCheck(name: "", options: RIBTreeOptions()).finish().first)
    let name = String(repeating: "a-b_", count: 100)
    let file = VerdictFile.all(verdict, nil, name: name).first?.name
    #expect(file == String(repeating: "a-b_", count: 20) + ".jsonl")
  }
}
