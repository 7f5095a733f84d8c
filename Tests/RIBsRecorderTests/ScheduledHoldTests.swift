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

  /// What the trace says of the library's children. RIBs of other tests may be in it too.
  private func namesAboutLibrary() throws -> [String] {
    var library: Int?
    return try events(file.url).compactMap { event in
      switch event.body {
      case .create(let id, "Library", _):
        library = id
        return nil
      case .attach(_, let parent), .detach(_, let parent, .call), .hold(_, let parent, _),
        .unhold(_, let parent, _), .unread(let parent):
        return parent == library ? event.body.name : nil
      default: return nil
      }
    }
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
    #expect(try namesAboutLibrary() == ["unread", "attach", "detach"])
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
    #expect(try namesAboutLibrary() == ["attach", "hold", "unread", "detach"])
  }

  @Test("A child that is made off the main thread makes its parent unreadable")
  @MainActor func childMadeOffMainThread() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let (done, opened) = (DispatchSemaphore(value: 0), Opened())
    let library = LibraryRouter()
    Thread.detachNewThread {
      opened.makeChild()
      done.signal()
    }
    done.signalled()
    if let child = opened.child { library.attachChild(child) }
    RIBsRecorder.stop()
    #expect(try namesAboutLibrary().prefix(2) == ["unread", "attach"])
  }
}

/// `@unchecked`: one thread writes, and the main thread reads after it is done.
private final class Opened: @unchecked Sendable {
  private var library: LibraryRouter?
  private(set) var child: DetailRouter?

  func open() {
    library = LibraryRouter()
    library?.open()
  }

  func close() { library?.close() }

  func makeChild() { child = DetailRouter() }
}

extension DispatchSemaphore {
  /// Waits. Async code must not call `wait()` itself.
  fileprivate func signalled() { #expect(wait(timeout: .now() + 60) == .success) }
}

private final class LibraryRouter: Router<Interactor> {
  private var book: DetailRouter?

  init() { super.init(interactor: Interactor()) }

  func open() {
    let book = DetailRouter()
    self.book = book
    attachChild(book)
  }

  func close() {
    if let book { detachChild(book) }
    book = nil
  }
}
