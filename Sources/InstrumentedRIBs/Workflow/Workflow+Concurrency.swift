import RIBsCombine

extension Workflow {
  /// Adds the first step as an async function, which throws if the step fails. It runs on the main actor,
  /// and is cancelled with the workflow and when the item's interactor becomes inactive.
  ///
  /// - Parameter onStep: Turns the first actionable item into the next one and a value.
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
  /// Adds the next step as an async function, which throws if the step fails. It runs on the main actor,
  /// and is cancelled with the workflow and when the item's interactor becomes inactive.
  ///
  /// - Parameter onStep: Turns this step's item and value into the next ones.
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

/// Runs an async function when it is subscribed to, and cancels it with the subscription.
private func asyncStep<Output>(
  of item: Any, _ operation: nonisolated(nonsending) @escaping () async throws -> Output
) -> AnyPublisher<Output, any Error> {
  Deferred {
    let result = PassthroughSubject<Output, any Error>()
    let work = MainActorWork {
      do {
        try Task.checkCancellation()
        result.send(try await operation())
        result.send(completion: .finished)
      } catch {
        result.send(completion: .failure(error))
      }
    }
    if let interactor = item as? Interactor { work.end(with: interactor) }
    return result.handleEvents(
      receiveCancel: work.cancel, receiveRequest: { _ in work.start() })
  }.eraseToAnyPublisher()
}
