import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct CancelOnStopTests {
  private let log = Log()
  private let interactor = Interactor()

  private func subscription(_ name: String) -> AnyCancellable {
    AnyCancellable { [log] in log.note("cancel \(name)") }
  }

  private func started() -> TestWorker {
    let worker = TestWorker("Clock", log)
    interactor.activate()
    worker.start(interactor)
    _ = log.take()
    return worker
  }

  @Test func `bound subscriptions end in order before didStop`() {
    let worker = started()
    subscription("one").cancelOnStop(worker)
    subscription("two").cancelOnStop(worker)
    #expect(log.take() == [])
    worker.stop()
    #expect(log.take() == ["cancel one", "cancel two", "Clock.didStop"])
  }

  @Test func `bound subscriptions end when the worker pauses and do not come back`() {
    let worker = started()
    subscription("one").cancelOnStop(worker)
    interactor.deactivate()
    #expect(log.take() == ["cancel one", "Clock.didStop"])
    interactor.activate()
    interactor.deactivate()
    #expect(log.take() == ["Clock.didStart", "Clock.didStop"])
  }

  @Test func `a subscription made in didStart is bound`() {
    let worker = TestWorker("Clock", log)
    worker.onStart = { [unowned worker] _ in subscription("it").cancelOnStop(worker) }
    interactor.activate()
    worker.start(interactor)
    worker.stop()
    #expect(log.take() == ["Clock.didStart", "cancel it", "Clock.didStop"])
  }

  @Test func `a subscription that is bound to an idle worker ends at once`() {
    let worker = started()
    interactor.deactivate()
    _ = log.take()
    let paused = subscription("paused")
    paused.cancelOnStop(worker)
    #expect(log.take() == ["cancel paused"])
    interactor.activate()
    worker.stop()
    _ = log.take()
    let stopped = subscription("stopped")
    stopped.cancelOnStop(worker)
    #expect(log.take() == ["cancel stopped"])
  }

  @Test func `closures of a bound subscription may hold the worker`() {
    weak var weakWorker: TestWorker?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let worker = started()
      weakWorker = worker
      subject.sink { worker.log.note("\($0)") }.cancelOnStop(worker)
      subject.send(1)
      worker.stop()
      subject.send(2)
    }
    #expect(weakWorker == nil)
    #expect(log.take() == ["1", "Clock.didStop"])
  }
}
