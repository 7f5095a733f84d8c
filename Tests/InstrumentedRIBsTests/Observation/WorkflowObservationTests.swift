import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

@Suite(.exclusiveObservation) struct WorkflowObservationTests {
  private let log = Log()

  @Test func `an observer receives each step as it waits and as it runs, with the item's RIB`() {
    observing(LoggingObserver(log)) {
      let (root, feed) = (RootRouter(log), FeedRouter(log))
      root.start()
      let workflow = TestWorkflow<TestInteractor>(log)
      workflow
        .onStep { _ in just(feed.interactor, 1) }
        .onStep { _, _ in just("no interactor", 2) }
        .onStep { _, _ in
          log.note("last step")
          return nothing()
        }
        .commit()
      _ = log.take()
      _ = workflow.subscribe(root.interactor)
      #expect(
        log.take() == [
          "TestWorkflow 1 started with Root", "TestWorkflow 1 runs 1 with Root",
          "TestWorkflow 1 waits in 2 for Feed",
        ])
      root.attachChild(feed)
      #expect(
        log.take() == [
          "attach Feed to Root", "activate Feed", "TestWorkflow 1 runs 2 with Feed",
          "TestWorkflow 1 runs 3 with nobody", "last step", "TestWorkflow 1 completed",
          "didComplete", "Feed.didBecomeActive", "load Feed", "Feed.didLoad",
        ])
    }
  }

  @Test func `a failure is reported before the workflow handles it, and a cancellation at once`() {
    observing(LoggingObserver(log)) {
      let failing = TestWorkflow<Void>(log)
      failing.onStep { _ in
        Fail<(Void, Void), any Error>(error: StepError(name: "broken")).eraseToAnyPublisher()
      }.commit()
      failing.subscribe(()).cancel()
      let waiting = TestWorkflow<Interactor>(log)
      waiting.onStep { _ in nothing() }.commit()
      let running = waiting.subscribe(Interactor())
      running.cancel()
      running.cancel()
      #expect(
        log.take() == [
          "TestWorkflow 1 started with nobody", "TestWorkflow 1 runs 1 with nobody",
          "TestWorkflow 1 failed", "didReceiveError broken", "TestWorkflow 2 started with nobody",
          "TestWorkflow 2 waits in 1 for nobody", "TestWorkflow 2 cancelled",
        ])
    }
  }

  @Test func `steps of branches continue the count, and completion is reported once`() {
    observing(LoggingObserver(log)) {
      let workflow = TestWorkflow<Void>(log)
      let root = workflow.onStep { _ in nothing() }
      for _ in 1...2 {
        let branch: Step<Void, Void, Void>? = root.asPublisher().fork(workflow)
        branch?.onStep { _, _ in nothing() }.commit()
      }
      _ = log.take()
      workflow.subscribe(()).cancel()
      #expect(
        log.take() == [
          "TestWorkflow 1 started with nobody", "TestWorkflow 1 runs 1 with nobody",
          "TestWorkflow 1 runs 2 with nobody", "TestWorkflow 1 completed", "didComplete",
          "TestWorkflow 1 runs 3 with nobody",
        ])
    }
  }

  @Test func `with an observer, a workflow that is not committed is reported nowhere else`() {
    observing(LoggingObserver(log)) {
      TestWorkflow<Void>(log).subscribe(()).cancel()
      #expect(log.take() == [])
    }
  }

  @Test @MainActor func `an async step is reported like any other`() async {
    RIBObservation.start(LoggingObserver(log))
    defer { RIBObservation.stop() }
    let workflow = TestWorkflow<Void>(log)
    workflow.onStep { _ in
      await Task.yield()
      throw StepError(name: "broken")
    }.onStep { (_: Void, _: Void) in nothing() }.commit()
    _ = workflow.subscribe(())
    await waitUntil { log.lines.count == 4 }
    #expect(
      log.take() == [
        "TestWorkflow 1 started with nobody", "TestWorkflow 1 runs 1 with nobody",
        "TestWorkflow 1 failed", "didReceiveError broken",
      ])
  }
}
