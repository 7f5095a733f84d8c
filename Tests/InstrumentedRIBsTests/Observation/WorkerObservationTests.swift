import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct WorkerObservationTests {
  private let log = Log()

  @Test func `an observer receives a worker's start and stop before the worker's overrides run`() {
    observing(LoggingObserver(log)) {
      let root = RootRouter(log)
      let worker = TestWorker("Clock", log)
      worker.start(root.interactor)
      #expect(log.take() == ["create Root"])
      root.start()
      #expect(
        log.take() == [
          "activate Root", "start TestWorker 1 of Root", "Clock.didStart", "Root.didBecomeActive",
          "launch Root", "load Root", "Root.didLoad",
        ])
      AnyCancellable { [log] in log.note("cancel") }.cancelOnStop(worker)
      root.interactor.deactivate()
      #expect(
        log.take() == [
          "Root.willResignActive", "deactivate Root", "cancel", "stop TestWorker 1 of Root",
          "Clock.didStop",
        ])
      worker.stop()
      #expect(log.take() == [])
    }
  }

  @Test func `a worker keeps its number and is reported with each RIB that it works for`() {
    observing(LoggingObserver(log)) {
      let (root, feed) = (RootRouter(log), FeedRouter(log))
      root.start()
      root.attachChild(feed)
      let (one, two) = (Worker(), Worker())
      two.start(feed.interactor)
      one.start(root.interactor)
      two.stop()
      two.start(root.interactor)
      let workers = log.take().filter { $0.contains("Worker") }
      #expect(
        workers == [
          "start Worker 1 of Feed", "start Worker 2 of Root", "stop Worker 1 of Feed",
          "start Worker 1 of Root",
        ])
    }
  }

  @Test func `a worker for something that is not a RIB's interactor is reported without a RIB`() {
    observing(LoggingObserver(log)) {
      let interactor = Interactor()
      interactor.activate()
      let worker = Worker()
      worker.start(interactor)
      worker.stop()
      #expect(log.take() == ["start Worker 1 of nobody", "stop Worker 1 of nobody"])
    }
  }

  @Test func `a worker that outlives the observation is reported until it stops, and not again`() {
    let root = observing(LoggingObserver(log)) { RootRouter(log) }
    let worker = Worker()
    root.start()
    worker.start(root.interactor)
    _ = log.take()
    let later = Log()
    observing(LoggingObserver(later)) {
      worker.stop()
      let interactor = Interactor()
      interactor.activate()
      worker.start(interactor)
    }
    #expect(log.take() == ["stop Worker 1 of Root"])
    #expect(later.take() == ["start Worker 1 of nobody", "stop Worker 1 of nobody"])
  }
}
