import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct WorkerTests {
  private let log = Log()
  private let interactor = Interactor()

  private func worker() -> TestWorker { TestWorker("Clock", log) }

  @Test func `a worker works while it is started and its interactor is active`() {
    let worker = worker()
    worker.start(interactor)
    #expect(log.take() == [])
    interactor.activate()
    #expect(log.take() == ["Clock.didStart"])
    interactor.deactivate()
    #expect(log.take() == ["Clock.didStop"])
    #expect(worker.isStarted)
    interactor.activate()
    #expect(log.take() == ["Clock.didStart"])
    worker.stop()
    #expect(log.take() == ["Clock.didStop"])
    #expect(!worker.isStarted)
  }

  @Test func `a worker that is started on an active interactor works at once`() {
    let worker = worker()
    interactor.activate()
    worker.start(interactor)
    #expect(log.take() == ["Clock.didStart"])
  }

  @Test func `a started worker is not started again, and a stopped worker is not stopped again`() {
    let (worker, other) = (worker(), Interactor())
    worker.stop()
    interactor.activate()
    other.activate()
    worker.start(interactor)
    worker.start(interactor)
    worker.start(other)
    #expect(log.take() == ["Clock.didStart"])
    other.deactivate()
    #expect(log.take() == [])
    worker.stop()
    worker.stop()
    #expect(log.take() == ["Clock.didStop"])
  }

  @Test func `a stopped worker stays stopped until it is started again, for any interactor`() {
    let (worker, other) = (worker(), Interactor())
    interactor.activate()
    worker.start(interactor)
    worker.stop()
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == ["Clock.didStart", "Clock.didStop"])
    worker.start(other)
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == [])
    other.activate()
    #expect(log.take() == ["Clock.didStart"])
  }

  @Test func `a worker may stop itself as it starts`() {
    let worker = worker()
    worker.onStart = { [unowned worker] _ in worker.stop() }
    interactor.activate()
    worker.start(interactor)
    #expect(log.take() == ["Clock.didStart", "Clock.didStop"])
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == [])
  }

  @Test func `a worker that its interactor holds stops and is deallocated with it`() {
    weak var worker: TestWorker?
    do {
      let interactor = OneWorkerInteractor(self.worker())
      worker = interactor.worker
      interactor.activate()
      #expect(log.take() == ["Clock.didStart"])
    }
    #expect(worker == nil)
    #expect(log.take() == ["Clock.didStop"])
  }

  @Test func `a worker that is deallocated stops`() {
    var worker: TestWorker? = worker()
    interactor.activate()
    worker?.start(interactor)
    _ = log.take()
    worker = nil
    #expect(log.take() == ["Clock.didStop"])
    interactor.deactivate()
    #expect(log.take() == [])
  }

  @Test func `the scope that a worker receives keeps no interactor alive and is inactive after it`()
  {
    let worker = worker()
    var scope: (any InteractorScope)?
    worker.onStart = { scope = $0 }
    weak var weakInteractor: Interactor?
    do {
      let interactor = Interactor()
      weakInteractor = interactor
      interactor.activate()
      worker.start(interactor)
      #expect(scope?.isActive == true)
    }
    #expect(weakInteractor == nil)
    #expect(scope?.isActive == false)
    let stream = scope?.isActiveStream.sink(
      receiveCompletion: { [log] in log.note("stream \($0)") },
      receiveValue: { [log] in log.note("stream \($0)") })
    #expect(log.take() == ["Clock.didStart", "Clock.didStop", "stream false", "stream finished"])
    stream?.cancel()
  }
}

/// Starts its worker as most interactors do.
private final class OneWorkerInteractor: Interactor {
  let worker: TestWorker

  init(_ worker: TestWorker) { self.worker = worker }

  override func didBecomeActive() { worker.start(self) }
}
