import Foundation
import RIBsCombine

/// Subscriptions that end together, in the order in which they were added. Each may be removed earlier, also by async
/// work that ends on the main actor.
final class Bindings {
  private let lock = NSLock()
  private var cancellables: [Int: AnyCancellable] = [:]
  private var last = 0

  /// - Returns: The number with which to remove the subscription.
  @discardableResult
  func insert(_ cancellable: AnyCancellable) -> Int {
    lock.withLock {
      last += 1
      cancellables[last] = cancellable
      return last
    }
  }

  func remove(_ number: Int) {
    // Released outside the lock: its deallocation may call this object.
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

/// One of the subscriptions that end together, to remove it earlier.
struct Binding {
  let bindings: Bindings
  let number: Int

  func release() { bindings.remove(number) }
}
