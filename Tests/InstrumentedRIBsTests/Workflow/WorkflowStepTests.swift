import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct WorkflowStepTests {
  private let log = Log()

  /// A workflow of three steps that complete at once.
  private func threeSteps() -> TestWorkflow<String> {
    let workflow = TestWorkflow<String>(log)
    workflow
      .onStep { item in
        log.note("one \(item)")
        return just("b", 2)
      }
      .onStep { item, value in
        log.note("two \(item) \(value)")
        return just("c", 3)
      }
      .onStep { item, value in
        log.note("three \(item) \(value)")
        return just("d", 4)
      }
      .commit()
    return workflow
  }

  @Test
  func
    `steps pass on their items and values, and completion is reported once even if all complete at once`()
  {
    let workflow = threeSteps()
    #expect(log.take() == [])
    let running = workflow.subscribe("a")
    #expect(log.take() == ["one a", "two b 2", "three c 3", "didComplete"])
    running.cancel()
    #expect(log.take() == [])
  }

  @Test func `a second subscription does not run steps again`() {
    let workflow = threeSteps()
    _ = workflow.subscribe("a")
    _ = log.take()
    _ = workflow.subscribe("a")
    #expect(log.take() == [])
  }

  @Test func `a second subscription does not affect waiting steps`() {
    let (first, second) = (TestInteractor("First", log), TestInteractor("Second", log))
    let workflow = TestWorkflow<TestInteractor>(log)
    workflow.onStep { item in
      log.note("step \(item.name)")
      return nothing()
    }.commit()
    _ = workflow.subscribe(first)
    _ = workflow.subscribe(second)
    second.activate()
    first.activate()
    #expect(
      log.take() == [
        "Second.didBecomeActive", "step First", "didComplete", "First.didBecomeActive",
      ])
  }

  @Test
  func `the first item of a step counts, and a step that ends without one completes the workflow`()
  {
    let several = PassthroughSubject<(String, Int), any Error>()
    let workflow = TestWorkflow<Void>(log)
    workflow
      .onStep { _ in several.eraseToAnyPublisher() }
      .onStep { item, _ in
        log.note("next \(item)")
        return nothing()
      }
      .commit()
    let running = workflow.subscribe(())
    several.send(("first", 1))
    several.send(("second", 2))
    #expect(log.take() == ["next first", "didComplete"])
    running.cancel()

    let empty = TestWorkflow<Void>(log)
    empty
      .onStep { _ in Empty<(Void, Void), any Error>().eraseToAnyPublisher() }
      .onStep { _, _ -> Nothing in
        log.note("never")
        return nothing()
      }
      .commit()
    _ = empty.subscribe(())
    #expect(log.take() == ["didComplete"])
  }

  @Test func `a failing step ends the workflow, and error subscribers receive the error first`() {
    let workflow = TestWorkflow<Void>(log)
    workflow
      .onStep { _ in nothing() }
      .onStep { _, _ in
        Fail<(Void, Void), any Error>(error: StepError(name: "broken")).eraseToAnyPublisher()
      }
      .onError { log.note("onError \(($0 as? StepError)?.name ?? "")") }
      .onStep { _, _ -> Nothing in
        log.note("never")
        return nothing()
      }
      .commit()
    _ = workflow.subscribe(())
    #expect(log.take() == ["onError broken", "didReceiveError broken"])
  }

  @Test func `a step waits until the interactor of its item is active`() {
    let interactor = TestInteractor("Feed", log)
    let workflow = TestWorkflow<Void>(log)
    workflow
      .onStep { _ in just(interactor, 1) }
      .onStep { item, value in
        log.note("step \(item.isActive) \(value)")
        return nothing()
      }
      .commit()
    _ = workflow.subscribe(())
    #expect(log.take() == [])
    interactor.activate()
    #expect(log.take() == ["step true 1", "didComplete", "Feed.didBecomeActive"])
    interactor.deactivate()
    interactor.activate()
    #expect(log.take() == ["Feed.willResignActive", "Feed.didBecomeActive"])
  }

  @Test func `while a step waits, the last of several items counts`() {
    let first = TestInteractor("First", log)
    let second = TestInteractor("Second", log)
    let items = PassthroughSubject<(TestInteractor, Void), any Error>()
    let workflow = TestWorkflow<Void>(log)
    let branch: Step<Void, TestInteractor, Void>? = items.eraseToAnyPublisher().fork(workflow)
    branch?.onStep { item, _ in
      log.note("step \(item.name)")
      return nothing()
    }.commit()
    items.send((first, ()))
    items.send((second, ()))
    first.activate()
    second.activate()
    #expect(
      log.take() == [
        "didFork", "First.didBecomeActive", "step Second", "didComplete", "Second.didBecomeActive",
      ])
  }

  @Test func `a cancelled workflow runs no more steps and reports nothing`() {
    let interactor = TestInteractor("Feed", log)
    let workflow = TestWorkflow<Void>(log)
    workflow
      .onStep { _ in just(interactor, 1) }
      .onStep { _, _ -> Nothing in
        log.note("never")
        return nothing()
      }
      .commit()
    let other = AnyCancellable { log.note("cancelled with it") }
    other.cancelWith(workflow: workflow)
    let running = workflow.subscribe(())
    running.cancel()
    interactor.activate()
    #expect(log.take() == ["cancelled with it", "Feed.didBecomeActive"])
    AnyCancellable { log.note("too late") }.cancelWith(workflow: workflow)
    #expect(log.take() == ["too late"])
  }

  @Test func `a step may cancel its own workflow`() {
    let workflow = TestWorkflow<Void>(log)
    var running: (any Cancellable)?
    let later = PassthroughSubject<(Void, Void), any Error>()
    workflow
      .onStep { _ in later.eraseToAnyPublisher() }
      .onStep { _, _ -> Nothing in
        log.note("cancels")
        running?.cancel()
        return nothing()
      }
      .onStep { _, _ -> Nothing in
        log.note("never")
        return nothing()
      }
      .commit()
    running = workflow.subscribe(())
    later.send(((), ()))
    #expect(log.take() == ["cancels"])
  }

  @Test func `a running workflow keeps itself alive and is deallocated when it is done`() {
    let interactor = TestInteractor("Feed", log)
    weak var weakWorkflow: TestWorkflow<Void>?
    do {
      let workflow = TestWorkflow<Void>(log)
      weakWorkflow = workflow
      workflow.onStep { _ in just(interactor, 1) }.onStep { _, _ in nothing() }.commit()
      _ = workflow.subscribe(())
    }
    #expect(weakWorkflow != nil)
    interactor.activate()
    #expect(log.take() == ["didComplete", "Feed.didBecomeActive"])
    #expect(weakWorkflow == nil)
  }

  @Test func `a workflow without a subscription, or a cancelled one, is deallocated too`() {
    weak var unused: TestWorkflow<String>?
    weak var cancelled: TestWorkflow<String>?
    do {
      unused = threeSteps()
      let workflow = TestWorkflow<String>(log)
      cancelled = workflow
      let never = PassthroughSubject<(Void, Void), any Error>()
      workflow.onStep { _ in never.eraseToAnyPublisher() }.commit()
      workflow.subscribe("a").cancel()
    }
    #expect(unused == nil)
    #expect(cancelled == nil)
  }
}
