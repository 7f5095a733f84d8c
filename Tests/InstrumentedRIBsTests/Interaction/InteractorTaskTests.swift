import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) @MainActor struct InteractorTaskTests {
  private let log = Log()

  @Test func `a task runs on the main actor, later, while its interactor is active`() async {
    let interactor = Interactor()
    interactor.activate()
    let task = interactor.task {
      await Task.yield()
      log.note("runs, on the main queue \(isOnMainQueue())")
    }
    #expect(log.take() == [])
    await task.value
    #expect(log.take() == ["runs, on the main queue true"])
  }

  @Test func `a task is cancelled after willResignActive, in the order of bound subscriptions`()
    async
  {
    let interactor = TestInteractor("Feed", log)
    interactor.activate()
    AnyCancellable { [log] in log.note("cancel one") }.cancelOnDeactivate(interactor: interactor)
    let task = interactor.task {
      log.note("waits")
      await waitUntilCancelled()
      log.note("cancelled \(Task.isCancelled)")
    }
    AnyCancellable { [log, task] in
      log.note("cancel three, task cancelled \(task.isCancelled)")
    }.cancelOnDeactivate(interactor: interactor)
    await waitUntil { log.lines.last == "waits" }
    interactor.deactivate()
    await task.value
    #expect(
      log.take() == [
        "Feed.didBecomeActive", "waits", "Feed.willResignActive", "cancel one",
        "cancel three, task cancelled true", "cancelled true",
      ])
  }

  @Test func `a task on an inactive interactor does not run`() async {
    let interactor = Interactor()
    let never = interactor.task { log.note("never") }
    interactor.activate()
    let late = interactor.task { log.note("too late") }
    interactor.deactivate()
    #expect(never.isCancelled && late.isCancelled)
    await never.value
    await late.value
    #expect(log.take() == [])
  }

  @Test func `a task that is cancelled by hand does not run`() async {
    let interactor = Interactor()
    interactor.activate()
    let task = interactor.task { log.note("never") }
    task.cancel()
    await task.value
    #expect(log.take() == [])
  }

  @Test
  func
    `a task from didBecomeActive may hold its interactor, which is deallocated when the task is done`()
    async
  {
    weak var weakInteractor: TestInteractor?
    var task: Task<Void, Never>?
    do {
      let interactor = TestInteractor("Feed", log)
      weakInteractor = interactor
      interactor.onActive = { [unowned interactor] in
        let feed: TestInteractor = interactor
        task = feed.task { feed.log.note("\(feed.name) runs") }
      }
      interactor.activate()
    }
    #expect(weakInteractor != nil)
    await task?.value
    #expect(weakInteractor == nil)
    #expect(log.take() == ["Feed.didBecomeActive", "Feed runs", "Feed.willResignActive"])
    // The test still keeps the task itself.
    withExtendedLifetime(task) {}
  }

  @Test func `a cancelled task releases what it holds, whether it ran or not`() async {
    weak var ran: TestInteractor?
    weak var didNot: TestInteractor?
    var tasks: [Task<Void, Never>] = []
    do {
      let (one, two) = (TestInteractor("One", log), TestInteractor("Two", log))
      (ran, didNot) = (one, two)
      one.activate()
      tasks.append(
        one.task {
          one.log.note("runs")
          await waitUntilCancelled()
        })
      await waitUntil { log.lines.last == "runs" }
      two.activate()
      tasks.append(two.task { two.log.note("never") })
      one.deactivate()
      two.deactivate()
    }
    for task in tasks { await task.value }
    #expect(ran == nil)
    #expect(didNot == nil)
    #expect(!log.take().contains("never"))
  }

  @Test func `an interactor that is deallocated cancels its waiting task`() async {
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    let task = interactor?.task {
      log.note("waits")
      await waitUntilCancelled()
      log.note("cancelled \(Task.isCancelled)")
    }
    await waitUntil { log.lines.last == "waits" }
    interactor = nil
    await task?.value
    #expect(log.take() == ["waits", "cancelled true"])
  }
}

/// Tasks that interactors outside any actor make, as in most tests of an app.
@Suite(.exclusiveObservation) struct InteractorTaskOffTheMainActorTests {
  @Test func `a task still runs on the main actor`() async {
    let interactor = Interactor()
    interactor.activate()
    let log = Log()
    await interactor.task { log.note("on the main queue \(isOnMainQueue())") }.value
    #expect(log.take() == ["on the main queue true"])
  }

  @Test func `a task on an inactive interactor does not run, however idle the main actor is`() async
  {
    let log = Log()
    for _ in 0..<500 {
      let interactor = Interactor()
      let task = interactor.task { log.note("never") }
      #expect(task.isCancelled)
      await task.value
    }
    #expect(log.take() == [])
  }
}
