extension Workflow {
  /// Adds the first step as an async function, which throws where the step fails. It runs on the main actor,
  /// and is cancelled with the workflow and when the item's interactor becomes inactive.
  ///
  /// - Parameter onStep: Leads from the first actionable item to the next one and a value.
  /// - Returns: The step.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      nonisolated(nonsending) @escaping (ActionableItemType) async throws -> (
        NextActionableItemType, NextValueType
      )
  ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item in asyncStep(of: item) { try await onStep(item) } }
  }
}

extension Step {
  /// Adds the next step as an async function, which throws where the step fails. It runs on the main actor,
  /// and is cancelled with the workflow and when the item's interactor becomes inactive.
  ///
  /// - Parameter onStep: Leads from this step's item and value to the next ones.
  /// - Returns: The next step.
  public final func onStep<NextActionableItemType, NextValueType>(
    _ onStep:
      nonisolated(nonsending) @escaping (ActionableItemType, ValueType) async throws -> (
        NextActionableItemType, NextValueType
      )
  ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
    self.onStep { item, value in asyncStep(of: item) { try await onStep(item, value) } }
  }
}

/// Runs an async function once somebody subscribes, and cancels it when nobody does any more.
private func asyncStep<Output>(
  of item: Any, _ operation: nonisolated(nonsending) @escaping () async throws -> Output
) -> AnyPublisher<Output, any Error> {
  let interactor = item as? Interactor
  return Deferred {
    let result = PassthroughSubject<Output, any Error>()
    let run = AsyncStepRun(operation: operation, result: result)
    return result.handleEvents(
      receiveCancel: run.cancel,
      receiveRequest: { _ in run.start(interactor) })
  }.eraseToAnyPublisher()
}

/// `@unchecked`: used on the main actor alone.
private final class AsyncStepRun<Output>: @unchecked Sendable {
  private let operation: nonisolated(nonsending) () async throws -> Output
  private let result: PassthroughSubject<Output, any Error>
  private var task: Task<Void, Never>?
  private var binding: Binding?

  init(
    operation: nonisolated(nonsending) @escaping () async throws -> Output,
    result: PassthroughSubject<Output, any Error>
  ) {
    self.operation = operation
    self.result = result
  }

  func start(_ interactor: Interactor?) {
    guard task == nil else { return }
    let task = Task { @MainActor in await run() }
    self.task = task
    binding = interactor?.bind(AnyCancellable { task.cancel() })
  }

  func cancel() {
    task?.cancel()
    binding?.release()
  }

  @MainActor
  private func run() async {
    do {
      let output = try await operation()
      result.send(output)
      result.send(completion: .finished)
    } catch {
      result.send(completion: .failure(error))
    }
    binding?.release()
  }
}
