import Foundation
import RIBsTrace
import RIBsTestSupport
import Testing

/// An app that ends in order and does not stop the recorder.
@Suite struct LeavingTests {
  private let file = TemporaryFile()

  private func run(_ mode: String) throws -> [TraceEvent.Body] {
    let outcome = try Tool("recorder-probe").run([mode, file.url.path])
    #expect(outcome.status == 0 && outcome.errors == "")
    return try events(file.url).map(\.body)
  }

  @Test func `an app that exits closes its session`() throws {
    #expect(try run("exit") == [.mark(name: "last"), .end(.exit)])
  }

  @Test("An app that exits while a thread is stuck in the recorder does not wait for it")
  func stuckThread() throws {
    #expect(try run("stuck") == [.mark(name: "first")])
  }

  @Test("A forked child leaves the trace alone, whatever it records and however it exits")
  func forkedChild() throws {
    #expect(
      try run("fork") == [.mark(name: "before"), .mark(name: "after"), .end(.exit)])
  }
}
