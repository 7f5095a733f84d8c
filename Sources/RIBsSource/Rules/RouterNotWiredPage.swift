import RIBsAnalysis

extension RulePage {
  /// `router-not-wired`
  static let routerNotWired = RulePage(
    id: "router-not-wired", severity: .warning, or: [.info],
    summary: "An interactor never gets its router.",
    reason: """
      The interactor has a property for its router, and nothing sets it. It stays nil, and each of its calls to \
      the router does nothing, without a word.
      """,
    fix:
      "Set `interactor.router = self` in the router's init, or `interactor.router = router` in the builder.",
    triggering: [
      RuleExample(
        "The init forgets it",
        """
        protocol HomeRouting: Routing {
          func showDetail()
        }

        protocol HomePresentableListener: AnyObject {
          func didTapDetail()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouting?

          func didTapDetail() { router?.showDetail() }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting { // reported
          private let analytics: Analytics

          init(interactor: HomeInteractor, analytics: Analytics) {
            self.analytics = analytics
            super.init(interactor: interactor)
          }

          func showDetail() { analytics.log("detail") }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The router's init sets it",
        """
        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?

          override func willResignActive() {
            super.willResignActive()
            router?.close()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          override init(interactor: HomeInteractor) {
            super.init(interactor: interactor)
            interactor.router = self
          }

          func close() {}
        }
        """),
      RuleExample(
        "The builder sets it",
        """
        protocol HomeRouting: Routing {
          func close()
        }

        final class HomeInteractor: Interactor {
          weak var router: HomeRouting?

          override func willResignActive() {
            super.willResignActive()
            router?.close()
          }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting {
          func close() {}
        }

        final class HomeBuilder: Builder<HomeDependency> {
          func build() -> HomeRouting {
            let interactor = HomeInteractor()
            let router = HomeRouter(interactor: interactor)
            interactor.router = router
            return router
          }
        }
        """),
    ])
}
