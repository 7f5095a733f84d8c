import RIBsAnalysis

extension RulePage {
  /// `unguarded-attach`
  static let unguardedAttach = RulePage(
    id: "unguarded-attach", severity: .warning, or: [.error, .info],
    summary: "A child is attached over one that may still be there.",
    reason: """
      The route stores the new child in the property that still holds the old one. The old child stays attached, \
      active and in memory until its parent goes, and nothing can detach it any more. A double tap does this, or \
      a stream that sends twice.
      """,
    fix:
      "Leave early if the property holds a child, `guard child == nil else { return }`, or detach the old child first.",
    triggering: [
      RuleExample(
        "A double tap attaches two children",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapDetail()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouter?

          func didTapDetail() { router?.routeToDetail() }
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
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ],
    nonTriggering: [
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

          func didTapDetail() { router?.routeToDetail() }
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
        "The old child is detached in the route",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapDetail()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouter?

          func didTapDetail() { router?.routeToDetail() }
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
            if let old = detail { detachChild(old) }
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
    ])
}
