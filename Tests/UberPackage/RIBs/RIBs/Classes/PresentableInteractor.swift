/// An interactor with a presenter.
open class PresentableInteractor<PresenterType>: Interactor {
  /// The presenter.
  public let presenter: PresenterType

  /// - Parameter presenter: The presenter.
  public init(presenter: PresenterType) {
    self.presenter = presenter
  }

  deinit {
    LeakDetector.instance.expectDeallocate(object: presenter as AnyObject)
  }
}
