import RxSwift

/// A path through the tree in steps.
open class Workflow<ActionableItemType> {
  /// Called when the last step is done.
  open func didComplete() {}

  /// Called when a branch begins.
  open func didFork() {}

  /// Called when a step failed.
  open func didReceiveError(_ error: Error) {}

  /// Makes one without steps.
  public init() {}

  /// Adds the first step.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    Step(workflow: self, observable: subject.asObservable().take(1))
      .onStep { (item: ActionableItemType, _) in onStep(item) }
  }

  /// Starts it with the first item.
  public final func subscribe(_ actionableItem: ActionableItemType) -> Disposable {
    guard compositeDisposable.count > 0 else { return Disposables.create() }
    subject.onNext((actionableItem, ()))
    return compositeDisposable
  }

  private let subject = PublishSubject<(ActionableItemType, ())>()
  private var didInvokeComplete = false
  fileprivate let compositeDisposable = CompositeDisposable()

  fileprivate func didCompleteIfNotYet() {
    if didInvokeComplete { return }
    didInvokeComplete = true
    didComplete()
  }
}

/// A step of a workflow.
open class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
  private let workflow: Workflow<WorkflowActionableItemType>
  private var observable: Observable<(ActionableItemType, ValueType)>

  fileprivate init(
    workflow: Workflow<WorkflowActionableItemType>,
    observable: Observable<(ActionableItemType, ValueType)>
  ) {
    self.workflow = workflow
    self.observable = observable
  }

  /// Adds the next step. It waits until its item is active.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      @escaping (ActionableItemType, ValueType) -> Observable<
        (NextActionableItemType, NextValueType)
      >
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    let confinedNextStep =
      observable
      .flatMapLatest {
        (actionableItem, value) -> Observable<(Bool, ActionableItemType, ValueType)> in
        guard let interactor = actionableItem as? Interactable else {
          return .just((true, actionableItem, value))
        }
        return interactor.isActiveStream.map { ($0, actionableItem, value) }
      }
      .filter { (isActive: Bool, _, _) -> Bool in isActive }
      .take(1)
      .flatMapLatest {
        (_, actionableItem: ActionableItemType, value: ValueType) -> Observable<
          (NextActionableItemType, NextValueType)
        > in
        onStep(actionableItem, value)
      }
      .take(1)
      .share()
    return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
      workflow: workflow, observable: confinedNextStep)
  }

  /// Ends a branch.
  @discardableResult
  public final func commit() -> Workflow<WorkflowActionableItemType> {
    let disposable =
      observable
      .do(onError: workflow.didReceiveError, onCompleted: workflow.didCompleteIfNotYet)
      .subscribe()
    workflow.compositeDisposable.insert(disposable)
    return workflow
  }

  /// What the step sends.
  public final func asObservable() -> Observable<(ActionableItemType, ValueType)> { observable }
}

extension Observable {
  /// Begins a branch with what this sends.
  public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
    _ workflow: Workflow<WorkflowActionableItemType>
  ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>? {
    guard let observable = self as? Observable<(ActionableItemType, ValueType)> else { return nil }
    workflow.didFork()
    return Step(workflow: workflow, observable: observable)
  }
}
