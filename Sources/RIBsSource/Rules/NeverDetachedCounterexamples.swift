import RIBsAnalysis

extension RuleExample {
  /// Children that something detaches, or that are meant to stay.
  static let detachedChildren = [
    RuleExample(
      "The child's listener detaches it",
      """
      final class HomeInteractor: Interactor, DetailListener {
        weak var router: HomeRouter?
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

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
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
        func didTapClose()
      }

      protocol DetailPresentable: Presentable {
        var listener: DetailPresentableListener? { get set }
      }

      final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
        weak var listener: DetailListener?

        func didTapClose() {
          listener?.detailDidClose()
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          let interactor = DetailInteractor(presenter: DetailViewController())
          interactor.listener = listener
          return DetailRouter(interactor: interactor)
        }
      }
      """),
    RuleExample(
      "A function for all children detaches it",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
        func didTapClose()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }

        func didTapClose() {
          router?.detachAll()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard detail == nil else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }

        func detachAll() {
          children.forEach { detachChild($0) }
          detail = nil
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The next route detaches it through the shared property",
      """
      protocol TabsPresentableListener: AnyObject {
        func didTapHome()
        func didTapSettings()
      }

      protocol TabsPresentable: Presentable {
        var listener: TabsPresentableListener? { get set }
      }

      final class TabsInteractor: PresentableInteractor<TabsPresentable>, TabsPresentableListener {
        weak var router: TabsRouter?

        func didTapHome() {
          router?.routeToHome()
        }

        func didTapSettings() {
          router?.routeToSettings()
        }
      }

      final class TabsRouter: Router<TabsInteractor> {
        private var current: Routing?
        private let homeBuilder: HomeBuilder
        private let settingsBuilder: SettingsBuilder

        init(interactor: TabsInteractor, homeBuilder: HomeBuilder, settingsBuilder: SettingsBuilder) {
          self.homeBuilder = homeBuilder
          self.settingsBuilder = settingsBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToHome() {
          detachCurrent()
          let home = homeBuilder.build(withListener: interactor)
          current = home
          attachChild(home)
        }

        func routeToSettings() {
          detachCurrent()
          let settings = settingsBuilder.build(withListener: interactor)
          current = settings
          attachChild(settings)
        }

        private func detachCurrent() {
          guard let current else { return }
          detachChild(current)
          self.current = nil
        }
      }

      final class HomeRouter: Router<HomeInteractor> {}

      final class HomeBuilder: Builder<EmptyDependency> {
        func build(withListener listener: HomeListener) -> HomeRouter {
          HomeRouter(interactor: HomeInteractor(listener: listener))
        }
      }

      final class SettingsRouter: Router<SettingsInteractor> {}

      final class SettingsBuilder: Builder<EmptyDependency> {
        func build(withListener listener: SettingsListener) -> SettingsRouter {
          SettingsRouter(interactor: SettingsInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "A selector or a function value calls the function",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let closed = PassthroughSubject<Void, Never>()
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private var menu: DetailRouter?
        private let closeButton = UIButton()
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
          closeButton.addTarget(self, action: #selector(detachDetail), for: .touchUpInside)

          let menu = detailBuilder.build(withListener: interactor)
          self.menu = menu
          attachChild(menu)
          interactor.closed.sink(receiveValue: detachMenu).cancelOnDeactivate(interactor: interactor)
        }

        @objc private func detachDetail() {
          guard let detail else { return }
          detachChild(detail)
          self.detail = nil
        }

        private func detachMenu() {
          guard let menu else { return }
          detachChild(menu)
          self.menu = nil
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The child stays for good, and a comment says so",
      """
      final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
        private let dashboardBuilder: DashboardBuilder
        // ribs-inspect:permanent
        private var dashboard: DashboardRouter?

        init(
          interactor: RootInteractor, viewController: RootViewController,
          dashboardBuilder: DashboardBuilder
        ) {
          self.dashboardBuilder = dashboardBuilder
          super.init(interactor: interactor, viewController: viewController)
        }

        override func didLoad() {
          super.didLoad()
          let dashboard = dashboardBuilder.build(withListener: interactor)
          self.dashboard = dashboard
          attachChild(dashboard)
        }

        func detachDashboard() {
          guard let dashboard else { return }
          detachChild(dashboard)
          self.dashboard = nil
        }
      }

      final class DashboardRouter: Router<DashboardInteractor> {}

      final class DashboardBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DashboardListener) -> DashboardRouter {
          DashboardRouter(interactor: DashboardInteractor(listener: listener))
        }
      }
      """),
  ]
}
