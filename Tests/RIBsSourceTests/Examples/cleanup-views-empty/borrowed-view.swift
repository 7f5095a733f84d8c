// The view is borrowed.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
}

final class HomeRouter: Router<HomeInteractor> {
  private let viewController: HomeViewController
  private let badge = BadgeViewController()

  init(interactor: HomeInteractor, viewController: HomeViewController) {
    self.viewController = viewController
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    viewController.present(badge, animated: true)
  }

  func cleanupViews() {}  // reported: warning
}
