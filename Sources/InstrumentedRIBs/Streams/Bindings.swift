import Foundation
import RIBsCombine

/// Subscriptions that end together, in the order in which they came, each of which may be taken out before:
/// by the main actor too, where async work ends.
final class Bindings {
  private let lock = NSLock()
  private var cancellables: [Int: AnyCancellable] = [:]
  private var last = 0

  /// - Returns: What takes the subscription out again.
  @discardableResult
  func insert(_ cancellable: AnyCancellable) -> Int {
    lock.withLock {
      last += 1
      cancellables[last] = cancellable
      return last
    }
  }

  func remove(_ number: Int) {
    // What goes with it may come back here: not under the lock.
    _ = lock.withLock { cancellables.removeValue(forKey: number) }
  }

  func cancel() {
    let ending = lock.withLock {
      defer { cancellables = [:] }
      return cancellables.sorted { $0.key < $1.key }
    }
    for (_, cancellable) in ending { cancellable.cancel() }
  }
}

/// One of the subscriptions that end together, for who wants to take it out.
struct Binding {
  let bindings: Bindings
  let number: Int

  func release() { bindings.remove(number) }
}
