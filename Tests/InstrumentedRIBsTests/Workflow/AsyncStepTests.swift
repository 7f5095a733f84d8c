import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) @MainActor struct AsyncStepTests {
  private let log = Log()

  @Test func `async steps pass on their values, also to steps that return publishers`() async {
    let workflow = TestWorkflow<Int>(log)
    workflow
      .onStep { item in
        await Task.yield()
        log.note("one \(item), on the main queue \(isOnMainQueue())")
        return ("a", item + 1)
      }
      .onStep { item, value in
        log.note("two \(item) \(value)")
        return just("b", value + 1)
      }
      .onStep { item, value in
        await Task.yield()
        log.note("three \(item) \(value)")
        return ((), ())
      }
      .commit()
    _ = workflow.subscribe(1)
    #expect(log.take() == [])
    await waitUntil { log.lines.contains("didComplete") }
    #expect(
      log.take() == ["one 1, on the main queue true", "two a 2", "three b 3", "didComplete"])
  }

  @Test func `a step that throws ends the workflow with its error`() async {
    let workflow = TestWorkflow<Void>(log)
    workflow
      .onStep { _ in
        await Task.yield()
        throw StepError(name: "broken")
      }
      .onError { log.note("onError \(($0 as? StepError)?.name ?? "")") }
      .onStep { (_: Void, _: Void) in
        log.note("never")
        return ((), ())
      }
      .commit()
    _ = workflow.subscribe(())
    await waitUntil { log.lines.count == 2 }
    #expect(log.take() == ["onError broken", "didReceiveError broken"])
  }

  /// A workflow whose first step waits until it is cancelled.
  private func waitingWorkflow<Item>(for item: Item) -> TestWorkflow<Item> {
    let workflow = TestWorkflow<Item>(log)
    workflow
      .onStep { _ in
        log.note("waits")
        await waitUntilCancelled()
        log.note("cancelled \(Task.isCancelled)")
        try Task.checkCancellation()
        return ((), ())
      }
      .onStep { (_: Void, _: Void) in
        log.note("never")
        return ((), ())
      }
      .commit()
    return workflow
  }

  @Test func `a step is cancelled with its workflow, which reports nothing more`() async {
    let running = waitingWorkflow(for: ()).subscribe(())
    await waitUntil { log.lines == ["waits"] }
    running.cancel()
    await waitUntil { log.lines.contains("cancelled true") }
    for _ in 0..<20 { await Task.yield() }
    #expect(log.take() == ["waits", "cancelled true"])
  }

  @Test func `a workflow that is cancelled before a step begins does not run the step`() async {
    waitingWorkflow(for: ()).subscribe(()).cancel()
    for _ in 0..<20 { await Task.yield() }
    #expect(log.take() == [])
  }

  @Test func `a step is cancelled when its item's interactor becomes inactive`() async {
    let interactor = TestInteractor("Feed", log)
    interactor.activate()
    _ = waitingWorkflow(for: interactor).subscribe(interactor)
    await waitUntil { log.lines.last == "waits" }
    interactor.deactivate()
    await waitUntil { log.lines.count == 5 }
    #expect(
      log.take() == [
        "Feed.didBecomeActive", "waits", "Feed.willResignActive", "cancelled true",
        "didReceiveError CancellationError()",
      ])
  }

  @Test func `a step waits until its item's interactor is active`() async {
    let interactor = TestInteractor("Feed", log)
    let workflow = TestWorkflow<TestInteractor>(log)
    workflow.onStep { item in
      log.note("step \(item.isActive)")
      return ((), ())
    }.commit()
    _ = workflow.subscribe(interactor)
    for _ in 0..<20 { await Task.yield() }
    #expect(log.take() == [])
    interactor.activate()
    await waitUntil { log.lines.contains("didComplete") }
    #expect(log.take() == ["Feed.didBecomeActive", "step true", "didComplete"])
  }

  @Test func `branches of an async step share its run`() async {
    let workflow = TestWorkflow<Void>(log)
    let root = workflow.onStep { _ in
      await Task.yield()
      log.note("root")
      return ((), ())
    }
    for name in ["left", "right"] {
      let branch: Step<Void, Void, Void>? = root.asPublisher().fork(workflow)
      branch?.onStep { (_: Void, _: Void) in
        log.note(name)
        return ((), ())
      }.commit()
    }
    _ = workflow.subscribe(())
    await waitUntil { log.lines.contains("right") && log.lines.contains("left") }
    #expect(
      log.take().filter { $0 != "didFork" && $0 != "didComplete" } == ["root", "left", "right"])
  }

  @Test func `a workflow and its item are deallocated when its async steps are done`() async {
    weak var weakWorkflow: TestWorkflow<TestInteractor>?
    weak var weakInteractor: TestInteractor?
    do {
      let interactor = TestInteractor("Feed", log)
      let workflow = TestWorkflow<TestInteractor>(log)
      (weakInteractor, weakWorkflow) = (interactor, workflow)
      interactor.activate()
      workflow.onStep { item in
        await Task.yield()
        return (item, ())
      }.commit()
      _ = workflow.subscribe(interactor)
    }
    #expect(weakWorkflow != nil)
    await waitUntil { weakWorkflow == nil && weakInteractor == nil }
    #expect(weakWorkflow == nil)
    #expect(weakInteractor == nil)
    #expect(log.take() == ["Feed.didBecomeActive", "didComplete", "Feed.willResignActive"])
  }
}
