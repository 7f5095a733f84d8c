/// An interactor that drives a presenter.
open class PresentableInteractor<PresenterType>: Interactor {
  /// What turns the interactor's state into what the view shows.
  public let presenter: PresenterType

  /// - Parameter presenter: What turns the interactor's state into what the view shows.
  public init(presenter: PresenterType) {
    self.presenter = presenter
    super.init()
  }

  deinit {
    // The router of a recorded RIB expects this itself, and knows which RIB it is about.
    guard observed == nil else { return }
    LeakDetector.instance.expectDeallocate(presenter as AnyObject, as: .presenter, of: nil)
  }

  /// A view that presents itself belongs to its router.
  override final var ownPresenter: AnyObject? {
    guard type(of: presenter as Any) is AnyObject.Type, !(presenter is RIBViewController) else {
      return nil
    }
    return presenter as AnyObject
  }
}
