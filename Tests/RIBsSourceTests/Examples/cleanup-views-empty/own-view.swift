// The view is the RIB's own, and leaves with it.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {
  private let badge = BadgeViewController()

  override init(interactor: HomeInteractor, viewController: HomeViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    viewController.present(badge, animated: true)
  }

  func cleanupViews() {}
}
