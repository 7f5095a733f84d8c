import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct ConfinementTests {
  private let log = Log()
  private let interactor = Interactor()
  private let values = PassthroughSubject<Int, Never>()

  private func listen(to interactor: Interactor? = nil) -> AnyCancellable {
    values.eraseToAnyPublisher().confineTo(interactor ?? self.interactor).sink(
      receiveCompletion: { [log] in log.note("\($0)") },
      receiveValue: { [log] in log.note("\($0)") })
  }

  @Test func `the latest value waits until the interactor is active`() {
    let subscription = listen()
    values.send(1)
    values.send(2)
    #expect(log.take() == [])
    interactor.activate()
    #expect(log.take() == ["2"])
    subscription.cancel()
  }

  @Test func `without a value, activation sends nothing`() {
    let subscription = listen()
    interactor.activate()
    #expect(log.take() == [])
    values.send(1)
    values.send(1)
    #expect(log.take() == ["1", "1"])
    subscription.cancel()
  }

  @Test func `each activation sends the latest value again, and only the last of those in between`()
  {
    let subscription = listen()
    interactor.activate()
    values.send(1)
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == ["1", "1"])
    interactor.deactivate()
    values.send(2)
    values.send(3)
    #expect(log.take() == [])
    interactor.activate()
    #expect(log.take() == ["3"])
    subscription.cancel()
  }

  @Test func `it completes when both have completed, or one without a value has`() {
    var interactor: Interactor? = Interactor()
    let both = interactor.map { listen(to: $0) }
    values.send(1)
    interactor = nil
    #expect(log.take() == [])
    values.send(completion: .finished)
    #expect(log.take() == ["finished"])
    both?.cancel()

    let empty = Empty<Int, Never>().eraseToAnyPublisher().confineTo(self.interactor)
      .sink(receiveCompletion: { [log] in log.note("empty \($0)") }, receiveValue: { _ in })
    #expect(log.take() == ["empty finished"])
    empty.cancel()
  }

  @Test func `the last value of a completed publisher is still sent`() {
    let one = Just(1).eraseToAnyPublisher().confineTo(interactor).sink { [log] in
      log.note("\($0)")
    }
    interactor.activate()
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == ["1", "1"])
    one.cancel()
  }

  @Test func `a demand for one value gets one, and the next demand gets the latest`() {
    let subscriber = AskingSubscriber(log)
    values.eraseToAnyPublisher().confineTo(interactor).subscribe(subscriber)
    interactor.activate()
    values.send(1)
    #expect(log.take() == [])
    subscriber.subscription?.request(.max(1))
    #expect(log.take() == ["1"])
    values.send(2)
    values.send(3)
    #expect(log.take() == [])
    subscriber.subscription?.request(.max(2))
    #expect(log.take() == ["3"])
    values.send(4)
    values.send(5)
    #expect(log.take() == ["4"])
    subscriber.subscription?.cancel()
  }

  @Test func `a subscriber that cancels gets no more values and releases both`() {
    let subscriber = AskingSubscriber(log)
    values.handleEvents(receiveCancel: { [log] in log.note("let go") })
      .eraseToAnyPublisher().confineTo(interactor).subscribe(subscriber)
    subscriber.subscription?.request(.unlimited)
    interactor.activate()
    values.send(1)
    subscriber.subscription?.cancel()
    values.send(2)
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == ["1", "let go"])
  }

  @Test func `a subscriber may make the interactor inactive`() {
    let subscription = values.eraseToAnyPublisher().confineTo(interactor).sink {
      [interactor, log] in
      log.note("\($0)")
      interactor.deactivate()
    }
    interactor.activate()
    values.send(1)
    values.send(2)
    #expect(log.take() == ["1"])
    interactor.activate()
    #expect(log.take() == ["2"])
    subscription.cancel()
  }

  @Test func `a confined publisher does not keep an interactor alive`() {
    weak var weakInteractor: Interactor?
    var confined: AnyPublisher<Int, Never>?
    do {
      let interactor = Interactor()
      weakInteractor = interactor
      confined = values.eraseToAnyPublisher().confineTo(interactor)
    }
    #expect(weakInteractor == nil)
    let subscription = confined?.sink { [log] in log.note("\($0)") }
    values.send(1)
    #expect(log.take() == [])
    subscription?.cancel()
  }
}

/// A subscriber without an initial demand.
private final class AskingSubscriber: Subscriber {
  let log: Log
  var subscription: (any Subscription)?

  init(_ log: Log) { self.log = log }

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    log.note("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { log.note("\(completion)") }
}
