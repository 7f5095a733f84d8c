import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct ActivityStreamTests {
  private let log = Log()

  private func watch(_ interactor: Interactor, as name: String) -> AnyCancellable {
    interactor.isActiveStream.sink(
      receiveCompletion: { [log] in log.note("\(name) \($0)") },
      receiveValue: { [log] in log.note("\(name) \($0)") })
  }

  @Test func `a subscriber gets the current value at once, then every change`() {
    let interactor = Interactor()
    let early = watch(interactor, as: "early")
    interactor.activate()
    let late = watch(interactor, as: "late")
    interactor.deactivate()
    let seen = log.take()
    #expect(seen.filter { $0.hasPrefix("early") } == ["early false", "early true", "early false"])
    #expect(seen.filter { $0.hasPrefix("late") } == ["late true", "late false"])
    early.cancel()
    late.cancel()
  }

  @Test func `subscribers receive a change in the order in which they subscribed`() {
    let interactor = Interactor()
    let names = (1...20).map { "\($0)" }
    let subscriptions = names.map { watch(interactor, as: $0) }
    _ = log.take()
    interactor.activate()
    #expect(log.take() == names.map { "\($0) true" })
    subscriptions[4].cancel()
    let last = watch(interactor, as: "last")
    _ = log.take()
    interactor.deactivate()
    #expect(log.take() == (names.filter { $0 != "5" } + ["last"]).map { "\($0) false" })
    subscriptions.forEach { $0.cancel() }
    last.cancel()
  }

  @Test
  func `a subscriber that makes the interactor inactive again saves later subscribers the change`()
  {
    let interactor = TestInteractor("Feed", log)
    let first = watch(interactor, as: "first")
    let second = interactor.isActiveStream.sink { [unowned interactor] isActive in
      if isActive { interactor.deactivate() }
    }
    let third = watch(interactor, as: "third")
    _ = log.take()
    interactor.activate()
    #expect(
      log.take() == [
        "first true", "Feed.willResignActive", "first false", "Feed.didBecomeActive",
      ])
    #expect(!interactor.isActive)
    [first, second, third].forEach { $0.cancel() }
  }

  @Test func `a subscriber that subscribes during a change receives it once`() {
    let interactor = Interactor()
    var late: AnyCancellable?
    let first = interactor.isActiveStream.sink { [unowned interactor, log] isActive in
      log.note("first \(isActive)")
      if isActive, late == nil { late = watch(interactor, as: "late") }
    }
    interactor.activate()
    interactor.deactivate()
    #expect(
      log.take() == ["first false", "first true", "late true", "first false", "late false"])
    first.cancel()
    late?.cancel()
  }

  @Test func `a value is not repeated`() {
    let interactor = Interactor()
    let subscription = watch(interactor, as: "it")
    interactor.activate()
    interactor.activate()
    interactor.deactivate()
    interactor.deactivate()
    #expect(log.take() == ["it false", "it true", "it false"])
    subscription.cancel()
  }

  @Test func `the stream sends true before didBecomeActive and false after willResignActive`() {
    let interactor = TestInteractor("Feed", log)
    let subscription = watch(interactor, as: "stream")
    interactor.activate()
    interactor.deactivate()
    #expect(
      log.take() == [
        "stream false", "stream true", "Feed.didBecomeActive", "Feed.willResignActive",
        "stream false",
      ])
    subscription.cancel()
  }

  @Test func `the stream completes when its interactor is deallocated`() {
    var interactor: TestInteractor? = TestInteractor("Feed", log)
    let subscription = interactor.map { watch($0, as: "stream") }
    interactor?.activate()
    _ = log.take()
    interactor = nil
    #expect(
      log.take() == ["Feed.willResignActive", "stream false", "stream finished"])
    subscription?.cancel()
  }

  @Test func `an interactor without subscribers is deallocated without a value`() {
    weak var weakInteractor: Interactor?
    do {
      let interactor = Interactor()
      interactor.activate()
      weakInteractor = interactor
    }
    #expect(weakInteractor == nil)
  }
}
