import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct WorkflowForkTests {
  private let log = Log()

  private func step(_ name: String) -> (Void, Void) -> Nothing {
    { _, _ in
      log.note(name)
      return nothing()
    }
  }

  @Test func `a step with branches runs once`() {
    let workflow = TestWorkflow<Void>(log)
    let root = workflow.onStep { _ in
      log.note("root")
      return nothing()
    }
    let left: Step<Void, Void, Void>? = root.asPublisher().fork(workflow)
    left?.onStep(step("left")).commit()
    let right: Step<Void, Void, Void>? = root.asPublisher().fork(workflow)
    right?.onStep(step("right")).commit()
    #expect(log.take() == ["didFork", "didFork"])
    _ = workflow.subscribe(())
    #expect(log.take() == ["root", "left", "didComplete", "right"])
  }

  @Test
  func
    `a branch inside a step completes before the step continues, and completion is reported once`()
  {
    let workflow = TestWorkflow<Void>(log)
    workflow
      .onStep { _ in nothing() }
      .onStep { _, _ -> Nothing in
        log.note("outer")
        let branch: Step<Void, Void, Void>? = nothing().fork(workflow)
        branch?.onStep(step("inner one")).onStep(step("inner two")).commit()
        return nothing()
      }
      .onStep(step("outer end"))
      .commit()
    _ = workflow.subscribe(())
    #expect(
      log.take() == ["outer", "didFork", "inner one", "inner two", "didComplete", "outer end"])
  }

  @Test func `a publisher that does not send an item and a value cannot be forked`() {
    let workflow = TestWorkflow<Void>(log)
    let branch: Step<Void, Void, Void>? = Just(1).fork(workflow)
    #expect(branch == nil)
    #expect(log.take() == [])
  }

  @Test func `a branch that is added after the others are done completes too`() {
    let late = PassthroughSubject<(Void, Void), any Error>()
    weak var weakWorkflow: TestWorkflow<Void>?
    do {
      let workflow = TestWorkflow<Void>(log)
      weakWorkflow = workflow
      workflow.onStep { _ in nothing() }.commit()
      _ = workflow.subscribe(())
      let branch: Step<Void, Void, Void>? = late.eraseToAnyPublisher().fork(workflow)
      branch?.onStep(step("late")).commit()
    }
    #expect(weakWorkflow != nil)
    late.send(((), ()))
    #expect(log.take() == ["didComplete", "didFork", "late"])
    #expect(weakWorkflow == nil)
  }

  @Test func `a failure in one branch does not affect the other`() {
    let workflow = TestWorkflow<Void>(log)
    let root = workflow.onStep { _ in nothing() }
    let left: Step<Void, Void, Void>? = root.asPublisher().fork(workflow)
    left?.onStep { _, _ in
      Fail<(Void, Void), any Error>(error: StepError(name: "left")).eraseToAnyPublisher()
    }.commit()
    let right: Step<Void, Void, Void>? = root.asPublisher().fork(workflow)
    right?.onStep(step("right")).commit()
    _ = log.take()
    _ = workflow.subscribe(())
    #expect(log.take() == ["didReceiveError left", "right", "didComplete"])
  }
}
