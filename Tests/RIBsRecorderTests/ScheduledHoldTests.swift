import Dispatch
import ExclusiveObservation
import Foundation
import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing

@testable import RIBsRecorder

/// Holds that are read on the main queue after a call.
@Suite(.exclusiveObservation) struct ScheduledHoldTests {
  private let file = TemporaryFile()

  @Test(
    "A double tap is found even if the app is killed right after it",
    arguments: ["main", "thread"])
  func killedAfterDoubleTap(thread: String) throws {
    let outcome = try Tool("recorder-probe").run(["tap", file.url.path, thread])
    #expect(outcome.status == SIGKILL, "\(outcome.errors)")
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    let session = try #require(try analyzer.finish().first)
    #expect(session.findings.filter { $0.severity == .error }.map(\.rule) == ["lost-child"])
  }

  @Test("A call off the main thread reads no properties there; the main queue does, a moment later")
  @MainActor func callOffMainThread() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let done = DispatchSemaphore(value: 0)
    let opened = Opened()
    Thread.detachNewThread {
      opened.open()
      done.signal()
    }
    // The main queue is blocked until the other thread is done.
    done.signalled()
    #expect(try !file.text.contains(#""hold""#))
    for _ in 1...1000 where try !file.text.contains(#""hold""#) {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    let hold = try #require(try events(file.url).last)
    #expect(hold.body == .hold(id: 2, parent: 1, property: "HomeRouter.detail"))
    #expect(hold.thread == nil)
    RIBsRecorder.stop()
  }
}

/// `@unchecked`: one thread writes, and the main thread reads after it is done.
private final class Opened: @unchecked Sendable {
  private var home: HomeRouter?

  func open() {
    home = HomeRouter()
    home?.open()
  }
}

extension DispatchSemaphore {
  /// Waits. Async code must not call `wait()` itself.
  fileprivate func signalled() { wait() }
}
