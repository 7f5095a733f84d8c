import RIBsCombine

extension AnyCancellable {
  /// Ends the subscription when the interactor becomes inactive, so that its closures may hold the
  /// interactor strongly. On an inactive interactor the subscription ends at once.
  ///
  /// - Parameter interactor: The interactor that owns the subscription.
  /// - Returns: The subscription itself.
  @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> AnyCancellable {
    if interactor.bind(self) == nil {
      cancel()
      print("Subscription ended at once: \(interactor) is inactive.")
    }
    return self
  }

  /// The old name of ``cancelOnDeactivate(interactor:)``.
  ///
  /// - Parameter interactor: The interactor that owns the subscription.
  /// - Returns: The subscription itself.
  @available(*, deprecated, renamed: "cancelOnDeactivate(interactor:)")
  @discardableResult
  public func disposeOnDeactivate(interactor: Interactor) -> AnyCancellable {
    cancelOnDeactivate(interactor: interactor)
  }
}
