import Foundation
import RIBsCombine

/// Sends values to its subscribers in the order in which they subscribed. OpenCombine's subjects keep subscribers in a
/// set, so no two runs of an app would be the same.
///
/// A relay that replays sends a new subscriber the last value at once. If a subscriber sends another value in response,
/// the subscribers after it receive only that later value.
final class Relay<Output, Failure: Error>: Publisher {
  private let lock = NSLock()
  private let replays: Bool
  private var last: Output?
  private var version = 0
  private var completion: Subscribers.Completion<Failure>?
  private var conduits: [RelaySubscription] = []

  /// A relay that does not replay.
  init() { replays = false }

  /// A relay that replays the last value to new subscribers.
  init(_ value: Output) {
    replays = true
    last = value
  }

  func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    let conduit = RelaySubscription(relay: self, AnySubscriber(subscriber))
    let completion = lock.withLock {
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    subscriber.receive(subscription: conduit)
    if let completion {
      conduit.finish(completion)
    } else if replays {
      lock.withLock { last.map { ($0, version) } }.map { conduit.offer($0, version: $1) }
    }
  }

  func send(_ value: Output) {
    let (version, conduits) = lock.withLock {
      if completion == nil {
        self.version += 1
        if replays { last = value }
      }
      return (self.version, completion == nil ? self.conduits : [])
    }
    for conduit in conduits { conduit.offer(value, version: version) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let conduits = lock.withLock {
      defer { self.conduits = [] }
      if self.completion == nil { self.completion = completion }
      return self.conduits
    }
    for conduit in conduits { conduit.finish(completion) }
  }

  private func remove(_ conduit: RelaySubscription) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }

  /// The connection to one subscriber. A value without demand waits if the relay replays, and is lost otherwise.
  private final class RelaySubscription: Subscription {
    private let lock = NSLock()
    /// Held while the subscriber receives a value: if two threads send at once, the later value comes last.
    /// Recursive: the subscriber may send another value in response.
    private let delivery = NSRecursiveLock()
    private weak var relay: Relay?
    private let replays: Bool
    private var downstream: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var received = -1
    private var waiting: Output?

    init(relay: Relay, _ downstream: AnySubscriber<Output, Failure>) {
      self.relay = relay
      replays = relay.replays
      self.downstream = downstream
    }

    func offer(_ value: Output, version: Int) {
      delivery.lock()
      defer { delivery.unlock() }
      let taker = lock.withLock { () -> AnySubscriber<Output, Failure>? in
        guard version > received else { return nil }
        received = version
        return take(value)
      }
      if let taker { deliver(value, to: taker) }
    }

    /// - Returns: The subscriber if there is demand; otherwise the value waits.
    private func take(_ value: Output) -> AnySubscriber<Output, Failure>? {
      waiting = nil
      guard demand > .none else {
        if replays { waiting = value }
        return nil
      }
      demand -= 1
      return downstream
    }

    private func deliver(_ value: Output, to taker: AnySubscriber<Output, Failure>) {
      request(taker.receive(value))
    }

    func request(_ more: Subscribers.Demand) {
      delivery.lock()
      defer { delivery.unlock() }
      let (value, taker) = lock.withLock { () -> (Output?, AnySubscriber<Output, Failure>?) in
        demand += more
        guard let value = waiting else { return (nil, nil) }
        return (value, take(value))
      }
      if let value, let taker { deliver(value, to: taker) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
      delivery.lock()
      defer { delivery.unlock() }
      let last = lock.withLock {
        defer { downstream = nil }
        return downstream
      }
      last?.receive(completion: completion)
    }

    func cancel() {
      // Released outside the lock: deallocating the subscriber may call this object.
      let gone = lock.withLock {
        defer { downstream = nil }
        return downstream
      }
      if gone != nil { relay?.remove(self) }
    }
  }
}
