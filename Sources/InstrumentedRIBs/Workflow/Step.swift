import RIBsCombine

/// One step of a workflow. It produces an actionable item and a value for the next step.
open class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private var publisher: AnyPublisher<(ActionableItemType, ValueType), any Error>

  init(
    workflow: Workflow<WorkflowActionableItemType>,
    publisher: AnyPublisher<(ActionableItemType, ValueType), any Error>
  ) {
    self.workflow = workflow
    self.publisher = publisher
  }

  /// Adds the next step. It waits for the actionable item's interactor to be active, and runs once, however
  /// many branches continue from it.
  ///
  /// - Parameter onStep: Turns this step's item and value into the next ones.
  /// - Returns: The next step.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> AnyPublisher<
        (NextActionableItemType, NextValueType), any Error
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    let next = StepPublisher(
      upstream: publisher, report: workflow.progress.nextStep(of: workflow), perform: onStep)
    return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, publisher: Shared(next.eraseToAnyPublisher()).eraseToAnyPublisher())
  }

  /// Adds an error handler for this step and the steps before it.
  ///
  /// - Parameter onError: Called with the error, before the workflow's `didReceiveError`.
  /// - Returns: This step.
  public final func onError(
    _ onError: @escaping (any Error) -> Void
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    publisher =
      publisher.handleEvents(receiveCompletion: { completion in
        if case .failure(let error) = completion { onError(error) }
      }).eraseToAnyPublisher()
    return self
  }

  /// Ends the steps of a branch. The branch runs when the workflow is subscribed to.
  ///
  /// - Returns: The workflow.
  @discardableResult
  public final func commit() -> Workflow<WorkflowActionableItemType> {
    workflow.progress.run(publisher, of: workflow)
    return workflow
  }

  /// What this step produces, to fork branches from.
  ///
  /// - Returns: A publisher of one item and value.
  public final func asPublisher() -> AnyPublisher<(ActionableItemType, ValueType), any Error> {
    publisher
  }

  /// The old name of ``asPublisher()``.
  ///
  /// - Returns: A publisher of one item and value.
  @available(*, deprecated, renamed: "asPublisher()")
  public final func asObservable() -> AnyPublisher<(ActionableItemType, ValueType), any Error> {
    asPublisher()
  }
}

extension Publisher {
  /// Starts a branch of a workflow with what this publisher sends.
  ///
  /// - Parameter workflow: The workflow the branch belongs to.
  /// - Returns: The branch's first step; nil if this is not an `AnyPublisher` of an actionable item and a value, with
  ///   any error.
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>? {
    guard let publisher = self as? AnyPublisher<(ActionableItemType, ValueType), any Error> else {
      return nil
    }
    workflow.didFork()
    return Step(workflow: workflow, publisher: publisher)
  }
}
