/// Subscriptions that end together, in the order in which they came, each of which may be taken out before.
final class Bindings {
  private var cancellables: [Int: AnyCancellable] = [:]
  private var last = 0

  /// - Returns: What takes the subscription out again.
  @discardableResult
  func insert(_ cancellable: AnyCancellable) -> Int {
    last += 1
    cancellables[last] = cancellable
    return last
  }

  func remove(_ number: Int) { cancellables[number] = nil }

  func cancel() {
    let ending = cancellables.sorted { $0.key < $1.key }
    cancellables = [:]
    for (_, cancellable) in ending { cancellable.cancel() }
  }
}

/// One of the subscriptions that end together, for who wants to take it out.
struct Binding {
  let bindings: Bindings
  let number: Int

  func release() { bindings.remove(number) }
}
