import RIBsAnalysis

extension RulePage {
  /// `unstored-child`
  static let unstoredChild = RulePage(
    id: "unstored-child", severity: .warning, or: [.info],
    summary: "A child is attached, and no property holds it.",
    reason: """
      Nothing but the list of children refers to the child, so no function of the router can detach it, and the \
      next call of the route attaches another beside it. A child that didLoad attaches once and that stays for \
      good is reported as info.
      """,
    fix:
      "Store the router in a property before you attach it, and detach what the property holds.",
    triggering: [
      RuleExample(
        "A tap attaches a local",
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
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail() {
            let detail = detailBuilder.build(withListener: interactor)
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
        "The property is set after the attach",
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
            let router = detailBuilder.build(withListener: interactor)
            attachChild(router)
            detail = router
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ])
}
