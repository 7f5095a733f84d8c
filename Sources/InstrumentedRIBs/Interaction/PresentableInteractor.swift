/// An interactor that drives a presenter.
open class PresentableInteractor<PresenterType>: Interactor {
  /// What turns the interactor's state into what the view shows.
  public let presenter: PresenterType

  /// - Parameter presenter: What turns the interactor's state into what the view shows.
  public init(presenter: PresenterType) {
    self.presenter = presenter
    super.init()
  }
}
