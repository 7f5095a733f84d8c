import Foundation

/// The newest message to everybody who has the page open. There is no queue: a slow reader skips messages.
///
/// Unchecked because the compiler cannot see that the lock guards all mutable state.
package final class LiveUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var newest: [UInt8] = []
  private var number = 0
  /// Those who wait for a message, by a number that each gets when it begins to wait.
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var lastWaiting = 0

  package init() {}

  /// Replaces the newest message.
  package func publish(_ message: [UInt8]) {
    let readers = lock.withLock {
      newest = message
      number += 1
      return takeWaiting()
    }
    for reader in readers { reader.resume() }
  }

  /// Wakes all readers although there is no new message, so that each writes something and notices if nobody is
  /// there any more.
  func beat() {
    for reader in lock.withLock({ takeWaiting() }) { reader.resume() }
  }

  /// The newest message, at once if there is one after `number`. Otherwise waits for the next message or beat.
  ///
  /// - Returns: Nil if there was a beat and no message.
  func next(after number: Int) async throws -> (message: [UInt8], number: Int)? {
    if let update = newer(than: number) { return update }
    await wait(after: number)
    try Task.checkCancellation()
    return newer(than: number)
  }

  private func newer(than number: Int) -> (message: [UInt8], number: Int)? {
    lock.withLock { self.number > number ? (newest, self.number) : nil }
  }

  private func wait(after number: Int) async {
    let id = lock.withLock {
      lastWaiting += 1
      return lastWaiting
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let mustWait = lock.withLock {
          // A message or a cancellation may have come since the caller looked.
          guard self.number <= number, !Task.isCancelled else { return false }
          waiting[id] = continuation
          return true
        }
        if !mustWait { continuation.resume() }
      }
    } onCancel: {
      lock.withLock { waiting.removeValue(forKey: id) }?.resume()
    }
  }

  /// Call it with the lock held.
  private func takeWaiting() -> [CheckedContinuation<Void, Never>] {
    defer { waiting = [:] }
    return Array(waiting.values)
  }
}
