import Dispatch
import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsTrace
import RIBsTestSupport
import Testing

@testable import RIBsRecorder

/// Holds that are read on the main queue after a call.
@Suite(.exclusiveObservation) struct ScheduledHoldTests {
  private let file = TemporaryFile()

  /// The findings in the trace of an app that is killed after a double tap.
  private func findings(onThread thread: String) throws -> [Finding] {
    let outcome = try Tool("recorder-probe").run(["tap", file.url.path, thread])
    #expect(outcome.status == SIGKILL, "\(outcome.errors)")
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    return Array(try #require(try analyzer.finish().first).findings)
  }

  @Test("A double tap is found even if the app is killed right after it")
  func killedAfterDoubleTap() throws {
    let errors = try findings(onThread: "main").filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["lost-child"])
  }

  @Test("Of a double tap off the main thread the report says that holds were not read")
  func doubleTapOffMainThread() throws {
    let findings = try findings(onThread: "thread")
    #expect(!findings.contains { $0.severity == .error })
    #expect(
      findings.filter { $0.rule == "holds-not-read" }.map(\.message) == [
        "Holds of List were not read: it was used off the main thread."
      ])
  }

  @Test("A parent that was used off the main thread is never read again")
  @MainActor func callOffMainThread() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let (done, opened) = (DispatchSemaphore(value: 0), Opened())
    Thread.detachNewThread {
      opened.open()
      done.signal()
    }
    // The main queue is blocked until the other thread is done.
    done.signalled()
    await RIBsRecorder.settle()
    opened.close()
    await RIBsRecorder.settle()
    RIBsRecorder.stop()
    let names = try events(file.url).map(\.body.name)
    #expect(names.filter { ["hold", "unread", "attach"].contains($0) } == ["unread", "attach"])
  }

  @Test("What was held is not told of a parent that is used off the main thread from then on")
  @MainActor func laterCallOffMainThread() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let (done, opened) = (DispatchSemaphore(value: 0), Opened())
    opened.open()
    await RIBsRecorder.settle()
    Thread.detachNewThread {
      opened.close()
      done.signal()
    }
    done.signalled()
    await RIBsRecorder.settle()
    RIBsRecorder.stop()
    let all = try events(file.url)
    #expect(
      all.map(\.body.name).filter { ["hold", "unhold", "unread", "detach"].contains($0) }
        == ["hold", "unread", "detach"])
    #expect(all.first { $0.body == .unread(id: 1) }?.thread != nil)
  }

  @Test("A child that is made off the main thread makes its parent unreadable")
  @MainActor func childMadeOffMainThread() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let (done, opened) = (DispatchSemaphore(value: 0), Opened())
    let home = HomeRouter()
    Thread.detachNewThread {
      opened.makeChild()
      done.signal()
    }
    done.signalled()
    if let child = opened.child { home.attachChild(child) }
    RIBsRecorder.stop()
    #expect(try events(file.url).contains { $0.body == .unread(id: 1) && $0.thread == nil })
  }
}

/// `@unchecked`: one thread writes, and the main thread reads after it is done.
private final class Opened: @unchecked Sendable {
  private var home: HomeRouter?
  private(set) var child: DetailRouter?

  func open() {
    home = HomeRouter()
    home?.open()
  }

  func close() { home?.close() }

  func makeChild() { child = DetailRouter() }
}

extension DispatchSemaphore {
  /// Waits. Async code must not call `wait()` itself.
  fileprivate func signalled() { wait() }
}
