import RIBsAnalysis

extension RuleExample {
  /// Routes that leave early if the child is there.
  static let attachesWithGuards = [
    RuleExample(
      "The route leaves if the child is there",
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
      "The route returns if the child is there",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PublishSubject<URL>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.subscribe(onNext: { [weak self] _ in self?.router?.routeToDetail() })
            .disposeOnDeactivate(interactor: self)
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
          if detail != nil { return }

          let router = detailBuilder.build(withListener: interactor)
          detail = router
          attachChild(router)
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
      "The attach stands in the branch without a child",
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
          if let detail = self.detail {
            print("stays with", detail)
          } else {
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
      "A switch attaches only without a child",
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
          switch detail {
          case .some:
            return
          case .none:
            let router = detailBuilder.build(withListener: interactor)
            detail = router
            attachChild(router)
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
      "All callers of the function have a guard",
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
          attachDetail()
        }

        private func attachDetail() {
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
      "The interactor asks the router first",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      protocol HomeRouting: Routing {
        var detail: Routing? { get }
        func routeToDetail()
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouting?

        func didTapDetail() {
          guard let router = router, router.detail == nil else { return }
          router.routeToDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor>, HomeRouting {
        private(set) var detail: Routing?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
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
      "A computed property says whether the child is there",
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
        private var showsDetail: Bool { detail != nil }
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard !showsDetail else { return }
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
  ]
}
