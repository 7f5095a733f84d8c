// The navigation controller's delegate reports the pop.
final class ListInteractor: Interactor, NavigationListener {
  weak var router: ListRouter?

  func navigationDidPop(_ view: UIViewController) {
    router?.detachDetail()
  }
}

protocol NavigationListener: AnyObject {
  func navigationDidPop(_ view: UIViewController)
}

final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  weak var listener: NavigationListener?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let popped = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(popped)
    else { return }
    listener?.navigationDidPop(popped)
  }
}

final class ListRouter: ViewableRouter<ListInteractor, UINavigationController> {
  private let proxy = NavigationProxy()
  private let detailBuilder: DetailBuilder
  private var detail: DetailRouter?

  init(
    interactor: ListInteractor, viewController: UINavigationController,
    detailBuilder: DetailBuilder
  ) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    proxy.listener = interactor
    viewController.delegate = proxy
  }

  override func didLoad() {
    super.didLoad()
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
    viewController.pushViewController(detail.viewControllable.uiviewController, animated: true)
  }

  func detachDetail() {
    guard let detail else { return }
    detachChild(detail)
    self.detail = nil
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor(listener: listener)
    return DetailRouter(interactor: interactor, viewController: DetailViewController())
  }
}
