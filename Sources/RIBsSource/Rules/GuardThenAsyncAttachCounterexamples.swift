import RIBsAnalysis

extension RuleExample {
  /// Attaches whose test still holds when they run.
  static let attachesInOrder = [
    RuleExample(
      "The closure tests again",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
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
          DispatchQueue.main.async { [weak self] in
            guard let self, self.detail == nil else { return }
            let detail = self.detailBuilder.build(withListener: self.interactor)
            self.detail = detail
            self.attachChild(detail)
          }
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
      "The test and the attach stand in the same closure",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToDetail() }
            .cancelOnDeactivate(interactor: self)
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
          DispatchQueue.main.async { [weak self] in
            self?.attachDetail()
          }
        }

        private func attachDetail() {
          guard detail == nil else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
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
      "The child is stored before the closure runs",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
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
          DispatchQueue.main.async { [weak self] in
            self?.attachChild(detail)
          }
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
      "The closure runs at once",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
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
          UIView.performWithoutAnimation {
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
          }
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
      "The builders are gone through one by one",
      """
      final class TabsRouter: Router<TabsInteractor> {
        private let tabBuilders: [TabBuilder]
        private var tabs: [TabRouter] = []

        init(interactor: TabsInteractor, tabBuilders: [TabBuilder]) {
          self.tabBuilders = tabBuilders
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          guard tabs.isEmpty else { return }
          tabBuilders.forEach { builder in
            let tab = builder.build(withListener: interactor)
            tabs.append(tab)
            attachChild(tab)
          }
        }
      }

      final class TabRouter: Router<TabInteractor> {}

      final class TabBuilder: Builder<EmptyDependency> {
        func build(withListener listener: TabListener) -> TabRouter {
          TabRouter(interactor: TabInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "Only the view is shown later",
      """
      protocol HomeViewControllable: ViewControllable {
        func dismissMenu(completion: @escaping () -> Void)
        func show(_ view: ViewControllable)
      }

      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }
      }

      final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable> {
        private let detailBuilder: DetailBuilder
        private var detail: DetailRouter?

        init(
          interactor: HomeInteractor, viewController: HomeViewControllable, detailBuilder: DetailBuilder
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
          viewController.dismissMenu { [weak self] in
            self?.viewController.show(detail.viewControllable)
          }
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
