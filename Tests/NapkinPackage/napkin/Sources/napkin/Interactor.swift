/// An actor with the logic of a feature.
public protocol Interactable: Actor {
  /// Whether it is active.
  nonisolated var lifecycle: InteractorLifecycle { get }

  /// Activates it, unless it is active.
  func activate() async
  /// Deactivates it, unless it is inactive.
  func deactivate() async
  /// Called when it became active.
  func didBecomeActive() async
  /// Called before it becomes inactive.
  func willResignActive() async
}

extension Interactable {
  /// Through the lifecycle.
  public func activate() async {
    await lifecycle.activate { @Sendable [self] in await didBecomeActive() }
  }

  /// Through the lifecycle.
  public func deactivate() async {
    await lifecycle.deactivate { @Sendable [self] in await willResignActive() }
  }

  /// Does nothing.
  public func didBecomeActive() async {}

  /// Does nothing.
  public func willResignActive() async {}
}
