/// An actor with the logic of a feature.
public protocol Interactable: Actor {
  nonisolated var lifecycle: InteractorLifecycle { get }

  func activate() async
  func deactivate() async
  func didBecomeActive() async
  func willResignActive() async
}

extension Interactable {
  public func activate() async {
    await lifecycle.activate { @Sendable [self] in await didBecomeActive() }
  }

  public func deactivate() async {
    await lifecycle.deactivate { @Sendable [self] in await willResignActive() }
  }

  public func didBecomeActive() async {}

  public func willResignActive() async {}
}
