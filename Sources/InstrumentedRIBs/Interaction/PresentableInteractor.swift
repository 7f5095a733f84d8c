import RIBsRecording

/// An interactor that drives a presenter.
open class PresentableInteractor<PresenterType>: Interactor {
  /// Turns the interactor's state into view state.
  public let presenter: PresenterType

  /// - Parameter presenter: Turns the interactor's state into view state.
  public init(presenter: PresenterType) {
    self.presenter = presenter
    super.init()
  }

  deinit {
    // The router of a recorded RIB expects this itself, with the RIB it belongs to.
    if wasRecorded { return }
    LeakDetector.instance.expectDeallocate(presenter as AnyObject, as: .presenter, of: nil)
  }

  /// A view controller that is its own presenter is expected by its router.
  override final var ownPresenter: AnyObject? {
    guard type(of: presenter as Any) is AnyObject.Type, !(presenter is RIBViewController) else {
      return nil
    }
    return presenter as AnyObject
  }
}
