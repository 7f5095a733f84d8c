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

  @Test func `whoever subscribes gets the current value at once, then every change`() {
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

  @Test func `the stream says true before didBecomeActive and false after willResignActive`() {
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

  @Test func `an interactor that nobody watched dies in silence`() {
    weak var weakInteractor: Interactor?
    do {
      let interactor = Interactor()
      interactor.activate()
      weakInteractor = interactor
    }
    #expect(weakInteractor == nil)
  }
}
