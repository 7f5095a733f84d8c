import RIBsCombine

/// A path through the RIB tree in steps, such as a deep link takes. Each step has an actionable item, usually the
/// interactor of a RIB, and produces the next item and a value.
///
///     Workflow().onStep { root in root.waitForLogin() }
///       .onStep { loggedIn, _ in loggedIn.launchGame(id) }
///       .commit()
///       .subscribe(rootInteractor)
///
/// It stays alive while it runs.
open class Workflow<ActionableItemType> {
  private let root = Relay<(ActionableItemType, ()), any Error>()
  final let progress = WorkflowProgress()

  /// A workflow starts without steps.
  public init() {}

  /// Called once, when the first branch has finished its last step. The default does nothing.
  open func didComplete() {}

  /// Called when a branch is forked off. The default does nothing.
  open func didFork() {}

  /// Called when a step failed. The default does nothing.
  ///
  /// - Parameter error: The step's error.
  open func didReceiveError(_ error: any Error) {}

  /// Adds the first step. It waits for the actionable item's interactor to be active, and runs once.
  ///
  /// - Parameter onStep: Turns the first actionable item into the next one and a value.
  /// - Returns: The step.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType) -> AnyPublisher<
        (NextActionableItemType, NextValueType), any Error
      >
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, publisher: root.prefix(1).eraseToAnyPublisher())
      .onStep { item, _ in onStep(item) }
  }

  /// Starts the workflow. Commit its steps before.
  ///
  /// - Parameter actionableItem: The first step's item.
  /// - Returns: Cancels the workflow. Releasing it cancels nothing.
  public final func subscribe(_ actionableItem: ActionableItemType) -> any Cancellable {
    progress.introduce(self)
    guard progress.isCommitted else {
      if !progress.isRecorded {
        assertionFailure("\(self) was subscribed to before it was committed.")
      }
      return AnyCancellable {}
    }
    progress.start(with: actionableItem, keeping: self)
    root.send((actionableItem, ()))
    return progress
  }
}

extension AnyCancellable {
  /// Ends the subscription when the workflow is cancelled, so that its closures may hold the workflow
  /// strongly.
  ///
  /// - Parameter workflow: The workflow.
  public func cancelWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.progress.insert(self)
  }

  /// The old name of ``cancelWith(workflow:)``.
  ///
  /// - Parameter worflow: The workflow.
  @available(*, deprecated, renamed: "cancelWith(workflow:)")
  public func disposeWith<ActionableItemType>(worflow: Workflow<ActionableItemType>) {
    cancelWith(workflow: worflow)
  }
}
