import Dispatch
import ExclusiveObservation
import Foundation
import Testing

@testable import InstrumentedRIBs

@Suite(.exclusiveObservation) struct LeakDetectorStatusTests {
  private let log = Log()
  private let detector = LeakDetector()

  private func watch() -> AnyCancellable {
    detector.status.sink { [log] in log.note("\($0)") }
  }

  @Test func `a subscriber receives the status at once and each change once`() {
    let status = watch()
    let (one, two) = (Token(), Token())
    detector.expectDeallocate(object: one, inTime: 3600)
    detector.expectDeallocate(object: two, inTime: 3600)
    let late = watch()
    #expect(log.take() == ["DidComplete", "InProgress", "InProgress"])
    withExtendedLifetime((one, two)) {}
    status.cancel()
    late.cancel()
  }

  @Test func `the status is complete again when the last expectation is cancelled, however often`()
  {
    let (one, two, view) = (Token(), Token(), TestView())
    let status = watch()
    let handles = [
      detector.expectDeallocate(object: one, inTime: 3600),
      detector.expectDeallocate(object: two, inTime: 3600),
      detector.expectViewControllerDisappear(viewController: view, inTime: 3600),
    ]
    handles[0].cancel()
    handles[0].cancel()
    handles[0].cancel()
    handles[2].cancel()
    #expect(log.take() == ["DidComplete", "InProgress"])
    handles[1].cancel()
    #expect(log.take() == ["DidComplete"])
    handles[1].cancel()
    detector.expectDeallocate(object: one, inTime: 3600).cancel()
    #expect(log.take() == ["InProgress", "DidComplete"])
    withExtendedLifetime((one, two, view)) {}
    status.cancel()
  }

  @Test
  func `the status is complete when all objects are deallocated, and a query sees it at once`() {
    var (one, two): (Token?, Token?) = (Token(), Token())
    let status = watch()
    for token in [one, two].compactMap({ $0 }) {
      detector.expectDeallocate(object: token, inTime: 3600)
    }
    one = nil
    #expect(detector.isWaiting)
    #expect(log.take() == ["DidComplete", "InProgress"])
    two = nil
    #expect(!detector.isWaiting)
    #expect(log.take() == ["DidComplete"])
    status.cancel()
  }

  @Test func `the status becomes complete by itself`() async {
    var token: Token? = Token()
    token.map { _ = detector.expectDeallocate(object: $0, inTime: 3600) }
    token = nil
    var seen: [String] = []
    for await status in statuses() {
      seen.append("\(status)")
      if status == .DidComplete { break }
    }
    #expect(seen == ["InProgress", "DidComplete"])
  }

  private func statuses() -> AsyncStream<LeakDetectionStatus> {
    AsyncStream { continuation in
      let subscription = MainActorBox(detector.status.sink { continuation.yield($0) })
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
  }

  @Test func `a view that left the screen in time is not a leak, and its expectation ends`()
    async
  {
    let view = TestView()
    detector.expectViewControllerDisappear(viewController: view, inTime: 0)
    for await status in statuses() where status == .DidComplete { break }
    #expect(!detector.isWaiting)
    withExtendedLifetime(view) {}
  }

  @Test func `an expectation keeps nothing alive`() {
    weak var token: Token?
    weak var view: TestView?
    do {
      let (aToken, aView) = (Token(), TestView())
      (token, view) = (aToken, aView)
      detector.expectDeallocate(object: aToken, inTime: 3600)
      detector.expectViewControllerDisappear(viewController: aView, inTime: 3600)
    }
    #expect(token == nil)
    #expect(view == nil)
  }

  @Test func `the status is right after several threads change it at once`() {
    let (one, two) = (Token(), Token())
    let last = LastStatus()
    let status = detector.status.sink { last.set("\($0)") }
    var (received, current): (Set<String>, Set<String>) = ([], [])
    for _ in 0..<2000 {
      let expectations = Expectations()
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        if number == 0 {
          detector.expectDeallocate(object: one, inTime: 3600).cancel()
        } else {
          expectations.last = detector.expectDeallocate(object: two, inTime: 3600)
        }
      }
      received.insert(last.value)
      detector.status.sink { current.insert("\($0)") }.cancel()
      expectations.last?.cancel()
    }
    #expect(received == ["InProgress"])
    #expect(current == ["InProgress"])
    status.cancel()
    withExtendedLifetime((one, two)) {}
  }

  @Test func `an object at the address of a deallocated one is a different object`() throws {
    let address = expectGone()
    var others: [Token] = []
    while others.last.map(ObjectIdentifier.init) != address, others.count < 1000 {
      others.append(Token())
    }
    try #require(others.last.map(ObjectIdentifier.init) == address)
    #expect(!detector.isWaiting)
  }

  /// Expects an object that is deallocated at once.
  @inline(never)
  private func expectGone() -> ObjectIdentifier {
    let token = Token()
    detector.expectDeallocate(object: token, inTime: 3600)
    return ObjectIdentifier(token)
  }
}

private final class Token: Sendable {}

/// `@unchecked`: guarded by `lock`.
private final class LastStatus: @unchecked Sendable {
  private let lock = NSLock()
  private var status = ""

  var value: String { lock.withLock { status } }
  func set(_ status: String) { lock.withLock { self.status = status } }
}

/// `@unchecked`: one thread writes, and another reads after that.
private final class Expectations: @unchecked Sendable {
  var last: (any LeakDetectionHandle)?
}
