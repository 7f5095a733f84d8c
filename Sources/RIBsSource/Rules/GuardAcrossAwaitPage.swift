import RIBsAnalysis

extension RulePage {
  /// `guard-across-await`
  static let guardAcrossAwait = RulePage(
    id: "guard-across-await", severity: .warning, or: [.info],
    summary: "The test for the child and the attach stand on two sides of an await.",
    reason: """
      A function that awaits lets others run, on an actor too. Two calls pass the test before the first of them \
      has stored its child, and the second child then replaces the first, which stays attached.
      """,
    fix:
      "Test the property again after the await, store the child before it, or leave early while a first call is under way.",
    triggering: [
      RuleExample(
        "A child that is built with await",
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
            Task { @MainActor [weak self] in await self?.router?.routeToDetail() }
          }
        }

        @MainActor final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail() async {
            guard detail == nil else { return }
            let detail = await detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) async -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The property is tested after the await",
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
            Task { @MainActor [weak self] in await self?.router?.routeToDetail() }
          }
        }

        @MainActor final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail() async {
            let detail = await detailBuilder.build(withListener: interactor)
            guard self.detail == nil else { return }
            self.detail = detail
            attachChild(detail)
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) async -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ])
}
