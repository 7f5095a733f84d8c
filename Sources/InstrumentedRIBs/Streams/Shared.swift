import Foundation
import RIBsCombine

/// Lets several subscribers share one run of a publisher, like `share()`, and serves them in the order in which they
/// subscribed.
final class Shared<Output, Failure: Error>: Publisher {
  private let lock = NSLock()
  private let upstream: AnyPublisher<Output, Failure>
  private var relay = Relay<Output, Failure>()
  private var subscribers = 0
  private var connection: AnyCancellable?

  init(_ upstream: AnyPublisher<Output, Failure>) { self.upstream = upstream }

  func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    let isFirst = lock.withLock {
      subscribers += 1
      return subscribers == 1
    }
    relay.handleEvents(
      // Strong until it ends: nothing else holds the publisher.
      receiveCompletion: { _ in self.leave() },
      receiveCancel: { self.leave() }
    ).subscribe(subscriber)
    if isFirst { connect() }
  }

  private func connect() {
    let relay = relay
    let connection = upstream.sink { [weak self] completion in
      relay.send(completion: completion)
      self?.lock.withLock { self?.connection = nil }
    } receiveValue: { value in
      relay.send(value)
    }
    lock.withLock { if subscribers > 0 { self.connection = connection } }
  }

  private func leave() {
    let ending = lock.withLock { () -> AnyCancellable? in
      subscribers -= 1
      guard subscribers == 0 else { return nil }
      defer { connection = nil }
      return connection
    }
    ending?.cancel()
  }
}
