import RIBsCombine

/// Something that can be active, such as an interactor while its RIB is attached.
public protocol InteractorScope: AnyObject {
  /// Whether the interactor is active.
  var isActive: Bool { get }

  /// Sends the current value at once, then every change; completes when the interactor is deallocated.
  var isActiveStream: AnyPublisher<Bool, Never> { get }
}

/// The base protocol of all interactors. Only routers call these methods.
public protocol Interactable: InteractorScope {
  /// Makes the interactor active.
  func activate()

  /// Makes the interactor inactive.
  func deactivate()
}
