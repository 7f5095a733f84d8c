import Foundation
import Testing

/// What a follower or listener said, in order.
///
/// Unchecked because the compiler cannot see that the condition guards all mutable state.
final class EventLog: @unchecked Sendable {
  private let condition = NSCondition()
  private var entries: [String] = []

  /// Adds an entry. Bytes that follow bytes are one entry.
  func add(_ entry: String, joinedTo start: String? = nil) {
    condition.withLock {
      if let start, let last = entries.last, last.hasPrefix(start) {
        entries[entries.count - 1] = last + entry.dropFirst(start.count)
      } else {
        entries.append(entry)
      }
      condition.broadcast()
    }
  }

  var all: [String] { condition.withLock { entries } }

  /// Waits until the log is as expected, and at most 20 seconds.
  func expect(_ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    wait { $0.count >= expected.count && $0 == expected }
    #expect(all == expected, sourceLocation: sourceLocation)
  }

  /// Runs something that waits for another thread, and goes on after ten minutes at most.
  static func bounded(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable () -> Void
  ) {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      body()
      isDone.signal()
    }.start()
    if isDone.wait(timeout: .now() + 600) == .timedOut {
      Issue.record("It does not stop.", sourceLocation: sourceLocation)
    }
  }

  /// Waits until something holds, and at most 20 seconds.
  func wait(until isEnough: ([String]) -> Bool) {
    let end = Date(timeIntervalSinceNow: 20)
    condition.withLock { while !isEnough(entries), condition.wait(until: end) {} }
  }
}
