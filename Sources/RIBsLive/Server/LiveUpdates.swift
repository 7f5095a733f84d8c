import Foundation

/// The newest message to everybody who has the page open. There is no queue: a slow reader skips messages.
///
/// Unchecked because the compiler cannot see that the lock guards all mutable state.
package final class LiveUpdates: @unchecked Sendable {
  private let lock = NSLock()
  private var newest: [UInt8] = []
  private var number = 0
  private var listeners: [ObjectIdentifier: @Sendable () -> Void] = [:]

  package init() {}

  /// Replaces the newest message.
  package func publish(_ message: [UInt8]) {
    let told = lock.withLock {
      newest = message
      number += 1
      return Array(listeners.values)
    }
    for listener in told { listener() }
  }

  /// The newest message, if there is one after `number`.
  func newest(after number: Int) -> (message: [UInt8], number: Int)? {
    lock.withLock { self.number > number ? (newest, self.number) : nil }
  }

  /// Calls a listener after each new message, on the thread that publishes it.
  func listen(_ id: ObjectIdentifier, _ listener: @escaping @Sendable () -> Void) {
    lock.withLock { listeners[id] = listener }
  }

  /// How many listen.
  var readers: Int { lock.withLock { listeners.count } }

  func leave(_ id: ObjectIdentifier) { _ = lock.withLock { listeners.removeValue(forKey: id) } }
}
