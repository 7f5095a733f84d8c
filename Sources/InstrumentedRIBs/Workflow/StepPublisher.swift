import Foundation
import RIBsCombine

/// One step: takes an item and a value, waits for the item's interactor to be active, performs, and sends
/// the first result.
///
/// In Combine this would be `map` to the activity, `switchToLatest`, `filter`, `prefix(1)`, `map` to the step,
/// `switchToLatest`, `prefix(1)`. OpenCombine's `switchToLatest` loses the completion of publishers that
/// complete at once, so it is written out here.
struct StepPublisher<Item, Value, Output>: Publisher {
  typealias Failure = any Error

  let upstream: AnyPublisher<(Item, Value), any Error>
  let report: WorkflowProgress.StepReport
  let perform: (Item, Value) -> AnyPublisher<Output, any Error>

  func receive<S: Subscriber<Output, any Error>>(subscriber: S) {
    let run = StepRun(downstream: subscriber, report: report, perform: perform)
    subscriber.receive(subscription: run)
    run.start(upstream)
  }
}

private final class StepRun<Item, Value, S: Subscriber>: Subscription
where S.Failure == any Error {
  private enum Phase: Int {
    case receiving, waiting, performing, over
  }

  /// Recursive: a step may cancel its workflow, or activate the interactor that it waits for.
  private let lock = NSRecursiveLock()
  private var phase = Phase.receiving
  private var downstream: S?
  private let report: WorkflowProgress.StepReport
  private let perform: (Item, Value) -> AnyPublisher<S.Input, any Error>

  private var upstream: AnyCancellable?
  private var isUpstreamOver = false
  /// The current subscription: to the activity of an interactor, then to the result of the step. If several items
  /// arrive while it waits, the last one counts.
  private var inner: AnyCancellable?
  private var innerNumber = 0

  private var demand = Subscribers.Demand.none
  private var result: S.Input?

  init(
    downstream: S, report: WorkflowProgress.StepReport,
    perform: @escaping (Item, Value) -> AnyPublisher<S.Input, any Error>
  ) {
    self.downstream = downstream
    self.report = report
    self.perform = perform
  }

  func start(_ publisher: AnyPublisher<(Item, Value), any Error>) {
    let cancellable = publisher.sink { completion in
      self.upstreamDidComplete(completion)
    } receiveValue: { item, value in
      self.receive(item, value)
    }
    locked {
      if phase.rawValue < Phase.performing.rawValue, !isUpstreamOver { upstream = cancellable }
    }
  }

  // MARK: Subscription

  func request(_ more: Subscribers.Demand) {
    locked {
      demand += more
      deliver()
    }
  }

  func cancel() {
    locked { finish() }
  }

  // MARK: Phases

  private func upstreamDidComplete(_ completion: Subscribers.Completion<any Error>) {
    locked {
      isUpstreamOver = true
      upstream = nil
      switch (phase, completion) {
      case (.receiving, _), (.waiting, .failure): finish(completion)
      // A waiting step has its item, and a performing one needs no other.
      case (.waiting, .finished), (.performing, _), (.over, _): break
      }
    }
  }

  private func receive(_ item: Item, _ value: Value) {
    locked {
      guard phase.rawValue < Phase.performing.rawValue else { return }
      guard let interactor = item as? any Interactable, !interactor.isActive else {
        return run(item, value)
      }
      phase = .waiting
      report.waits(for: item)
      listen(to: interactor.isActiveStream.setFailureType(to: (any Error).self)) { run, isActive in
        if isActive { run.run(item, value) }
      }
    }
  }

  private func run(_ item: Item, _ value: Value) {
    phase = .performing
    upstream = nil
    report.runs(with: item)
    listen(to: perform(item, value)) { run, result in
      run.result = result
      run.deliver()
    }
  }

  /// Replaces the current subscription. Values that the old one still sends are ignored.
  private func listen<P: Publisher>(
    to publisher: P, _ receive: @escaping (StepRun, P.Output) -> Void
  ) where P.Failure == any Error {
    innerNumber += 1
    let number = innerNumber
    inner = nil
    let cancellable = publisher.sink { completion in
      self.locked {
        if number == self.innerNumber { self.innerDidComplete(completion) }
      }
    } receiveValue: { value in
      self.locked {
        if number == self.innerNumber, self.phase != .over, self.result == nil {
          receive(self, value)
        }
      }
    }
    if number == innerNumber, phase != .over { inner = cancellable }
  }

  private func innerDidComplete(_ completion: Subscribers.Completion<any Error>) {
    switch (phase, completion) {
    // The result is sent when there is demand for it.
    case (.performing, .finished) where result != nil: inner = nil
    // The interactor it waited for was deallocated; another item may come.
    case (.waiting, .finished) where !isUpstreamOver: inner = nil
    default: finish(completion)
    }
  }

  private func deliver() {
    guard phase == .performing, let result, demand > .none, let downstream else { return }
    phase = .over
    _ = downstream.receive(result)
    finish(.finished)
  }

  private func finish(_ completion: Subscribers.Completion<any Error>? = nil) {
    phase = .over
    innerNumber += 1
    upstream = nil
    inner = nil
    result = nil
    let last = downstream
    downstream = nil
    if let completion { last?.receive(completion: completion) }
  }

  private func locked(_ body: () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body()
  }
}
