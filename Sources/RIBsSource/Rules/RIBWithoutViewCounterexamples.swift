import RIBsAnalysis

extension RuleExample {
  /// Screens that report the pop, or that no swipe can take away.
  static let viewsThatReport = [
    RuleExample(
      "The view reports the pop",
      """
      final class ListInteractor: Interactor, DetailListener {
        weak var router: ListRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToDetail() }
            .cancelOnDeactivate(interactor: self)
        }

        func detailDidClose() {
          router?.detachDetail()
        }
      }

      final class ListRouter: ViewableRouter<ListInteractor, ViewControllable> {
        private let detailBuilder: DetailBuilder
        private var detail: DetailRouter?

        init(
          interactor: ListInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder
        ) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
          viewController.uiviewController.navigationController?.pushViewController(
            detail.viewControllable.uiviewController, animated: true)
        }

        func detachDetail() {
          guard let detail else { return }
          detachChild(detail)
          self.detail = nil
        }
      }

      protocol DetailListener: AnyObject {
        func detailDidClose()
      }

      protocol DetailPresentableListener: AnyObject {
        func didPop()
      }

      final class DetailInteractor: PresentableInteractor<DetailViewController>,
        DetailPresentableListener
      {
        weak var listener: DetailListener?

        func didPop() {
          listener?.detailDidClose()
        }
      }

      final class DetailViewController: UIViewController, Presentable, ViewControllable {
        weak var listener: DetailPresentableListener?

        override func didMove(toParent parent: UIViewController?) {
          super.didMove(toParent: parent)
          if parent == nil { listener?.didPop() }
        }
      }

      final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          let viewController = DetailViewController()
          let interactor = DetailInteractor(presenter: viewController)
          viewController.listener = interactor
          interactor.listener = listener
          return DetailRouter(interactor: interactor, viewController: viewController)
        }
      }
      """),
    RuleExample(
      "A base class reports the pop",
      """
      protocol PageListener: AnyObject {
        func pageDidPop()
      }

      class PageViewController: UIViewController, ViewControllable {
        weak var pageListener: PageListener?

        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          if isMovingFromParent { pageListener?.pageDidPop() }
        }
      }

      final class DetailViewController: PageViewController {}

      final class ListInteractor: Interactor, PageListener {
        weak var router: ListRouter?

        func pageDidPop() {
          router?.detachDetail()
        }
      }

      final class ListRouter: ViewableRouter<ListInteractor, UINavigationController> {
        private var detail: DetailRouter?

        override init(interactor: ListInteractor, viewController: UINavigationController) {
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          let view = DetailViewController()
          view.pageListener = interactor
          let detail = DetailRouter(interactor: DetailInteractor(), viewController: view)
          self.detail = detail
          attachChild(detail)
          viewController.pushViewController(view, animated: true)
        }

        func detachDetail() {
          guard let detail else { return }
          detachChild(detail)
          self.detail = nil
        }
      }

      final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
      """),
    RuleExample(
      "The navigation controller's delegate reports the pop",
      """
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
      """),
  ]
}
