import Foundation
import RIBsCombine

extension AnyPublisher {
  /// Sends values only while an interactor is active, for subscribers outside of it. The last value that arrives
  /// while the interactor is inactive waits for it to become active.
  ///
  /// The last value is sent again each time the interactor becomes active. The result completes when this publisher
  /// and the interactor's stream have completed, or one of them without a value. A failure of this publisher is a
  /// programming error and stops the program.
  ///
  /// - Parameter interactorScope: The interactor.
  /// - Returns: The confined publisher.
  public func confineTo(_ interactorScope: any InteractorScope) -> AnyPublisher<Output, Never> {
    Confinement(
      values: assertNoFailure().eraseToAnyPublisher(), activity: interactorScope.isActiveStream
    ).eraseToAnyPublisher()
  }
}

/// `combineLatest` with the interactor's activity and a filter. OpenCombine has no `combineLatest`.
private struct Confinement<Output>: Publisher {
  typealias Failure = Never

  let values: AnyPublisher<Output, Never>
  /// Not the interactor, which may hold what is confined to it.
  let activity: AnyPublisher<Bool, Never>

  func receive<S: Subscriber<Output, Never>>(subscriber: S) {
    let inner = Inner(subscriber)
    subscriber.receive(subscription: inner)
    inner.listen(to: values, while: activity)
  }

  private final class Inner<S: Subscriber<Output, Never>>: Subscription {
    /// Recursive: a subscriber may make the interactor inactive.
    private let lock = NSRecursiveLock()
    private var downstream: S?
    private var demand = Subscribers.Demand.none
    private var sources: [AnyCancellable] = []
    private var open = 2

    private var value: Output?
    private var isActive: Bool?
    /// Whether the value was not sent yet since the interactor became active.
    private var isFresh = false

    init(_ downstream: S) { self.downstream = downstream }

    func listen(to values: AnyPublisher<Output, Never>, while activity: AnyPublisher<Bool, Never>) {
      add(
        values.sink { [weak self] _ in
          self?.sourceDidFinish { $0.value == nil }
        } receiveValue: { [weak self] value in
          self?.update { $0.value = value }
        })
      add(
        activity.sink { [weak self] _ in
          self?.sourceDidFinish { $0.isActive == nil }
        } receiveValue: { [weak self] isActive in
          self?.update { $0.isActive = isActive }
        })
    }

    func request(_ more: Subscribers.Demand) {
      locked {
        demand += more
        send()
      }
    }

    func cancel() {
      locked {
        downstream = nil
        sources = []
      }
    }

    private func add(_ source: AnyCancellable) {
      locked { if downstream != nil { sources.append(source) } }
    }

    private func update(_ change: (Inner) -> Void) {
      locked {
        change(self)
        isFresh = true
        send()
      }
    }

    private func send() {
      guard isFresh, isActive == true, demand > .none, let value, let downstream else { return }
      isFresh = false
      demand -= 1
      demand += downstream.receive(value)
    }

    private func sourceDidFinish(isEmpty: (Inner) -> Bool) {
      locked {
        open -= 1
        guard open == 0 || isEmpty(self), let downstream else { return }
        cancel()
        downstream.receive(completion: .finished)
      }
    }

    private func locked(_ body: () -> Void) {
      lock.lock()
      defer { lock.unlock() }
      body()
    }
  }
}
