import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct CancelOnDeactivateTests {
  private let log = Log()

  private func subscription(_ name: String) -> AnyCancellable {
    AnyCancellable { [log] in log.note("cancel \(name)") }
  }

  @Test func `bound subscriptions end after willResignActive and before the stream sends false`() {
    let interactor = TestInteractor("Feed", log)
    interactor.activate()
    let stream = interactor.isActiveStream.sink { [log] in log.note("stream \($0)") }
    let (one, two) = (subscription("one"), subscription("two"))
    one.cancelOnDeactivate(interactor: interactor)
    two.cancelOnDeactivate(interactor: interactor)
    _ = log.take()
    interactor.deactivate()
    #expect(
      log.take() == ["Feed.willResignActive", "cancel one", "cancel two", "stream false"])
    stream.cancel()
  }

  @Test func `the interactor keeps bound subscriptions alive`() {
    let interactor = Interactor()
    interactor.activate()
    subscription("it").cancelOnDeactivate(interactor: interactor)
    #expect(log.take() == [])
    interactor.deactivate()
    #expect(log.take() == ["cancel it"])
  }

  @Test func `a subscription that is bound to an inactive interactor ends at once`() {
    let interactor = Interactor()
    let one = subscription("one")
    one.cancelOnDeactivate(interactor: interactor)
    #expect(log.take() == ["cancel one"])
  }

  @Test func `the next deactivation does not end a subscription again`() {
    let interactor = Interactor()
    interactor.activate()
    subscription("one").cancelOnDeactivate(interactor: interactor)
    interactor.deactivate()
    interactor.activate()
    _ = log.take()
    interactor.deactivate()
    #expect(log.take() == [])
  }

  @Test func `a subscription made in didBecomeActive is bound`() {
    let interactor = TestInteractor("Feed", log)
    interactor.onActive = { [unowned interactor] in
      subscription("it").cancelOnDeactivate(interactor: interactor)
    }
    interactor.activate()
    interactor.deactivate()
    #expect(
      log.take() == ["Feed.didBecomeActive", "Feed.willResignActive", "cancel it"])
  }

  @Test func `closures of a bound subscription may hold the interactor`() {
    weak var weakInteractor: TestInteractor?
    do {
      let interactor = TestInteractor("Feed", log)
      weakInteractor = interactor
      interactor.activate()
      let subject = PassthroughSubject<Int, Never>()
      subject.sink { _ in interactor.log.note("never") }.cancelOnDeactivate(interactor: interactor)
      interactor.deactivate()
      subject.send(1)
    }
    #expect(weakInteractor == nil)
    #expect(log.take() == ["Feed.didBecomeActive", "Feed.willResignActive"])
  }
}
