import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct WorkerStreamTests {
  private let log = Log()
  private let interactor = Interactor()

  private func watch(_ worker: Worker, as name: String) -> AnyCancellable {
    worker.isStartedStream.sink(
      receiveCompletion: { [log] in log.note("\(name) \($0)") },
      receiveValue: { [log] in log.note("\(name) \($0)") })
  }

  @Test func `a subscriber gets the current value at once, then every change once`() {
    let worker = Worker()
    let early = watch(worker, as: "early")
    worker.start(interactor)
    worker.start(interactor)
    let late = watch(worker, as: "late")
    worker.stop()
    worker.stop()
    #expect(
      log.take() == ["early false", "early true", "late true", "early false", "late false"])
    early.cancel()
    late.cancel()
  }

  @Test func `the stream shows start and stop calls, whatever the interactor does`() {
    let worker = Worker()
    let stream = watch(worker, as: "stream")
    worker.start(interactor)
    interactor.activate()
    interactor.deactivate()
    #expect(log.take() == ["stream false", "stream true"])
    stream.cancel()
  }

  @Test func `the stream changes before the worker starts and before it stops`() {
    let worker = TestWorker("Clock", log)
    interactor.activate()
    let stream = watch(worker, as: "stream")
    worker.start(interactor)
    worker.stop()
    #expect(
      log.take() == [
        "stream false", "stream true", "Clock.didStart", "stream false", "Clock.didStop",
      ])
    stream.cancel()
  }

  @Test func `a worker that a subscriber stops during its start never works`() {
    let worker = TestWorker("Clock", log)
    interactor.activate()
    let stream = worker.isStartedStream.sink { [unowned worker] isStarted in
      if isStarted { worker.stop() }
    }
    worker.start(interactor)
    #expect(log.take() == [])
    #expect(!worker.isStarted)
    stream.cancel()
  }

  @Test func `the stream completes when its worker is deallocated`() {
    var worker: Worker? = Worker()
    let stream = worker.map { watch($0, as: "stream") }
    worker?.start(interactor)
    worker = nil
    #expect(log.take() == ["stream false", "stream true", "stream false", "stream finished"])
    stream?.cancel()
  }
}
