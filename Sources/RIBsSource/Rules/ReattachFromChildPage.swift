import RIBsAnalysis

extension RulePage {
  /// `reattach-from-child`
  static let reattachFromChild = RulePage(
    id: "reattach-from-child", severity: .error,
    summary: "A child makes its parent attach another of its kind over it.",
    reason: """
      The child calls its listener while it is attached. The parent's answer builds the child again and stores \
      it in the property that still holds the one that called. That one stays attached, active and in memory \
      until the parent goes.
      """,
    fix:
      "Detach the child before you attach it again, or leave early if the property still holds it.",
    triggering: [
      RuleExample(
        "The child asks for another one of its kind",
        """
        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouter?

          func detailDidSelectRelated() { router?.routeToDetail() }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            routeToDetail()
          }

          func routeToDetail() {
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidSelectRelated()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapRelated()
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapRelated() { listener?.detailDidSelectRelated() }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor(presenter: DetailViewController())
            interactor.listener = listener
            return DetailRouter(interactor: interactor)
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The route detaches the child first",
        """
        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouter?

          func detailDidSelectRelated() { router?.routeToDetail() }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            routeToDetail()
          }

          func routeToDetail() {
            if let old = detail { detachChild(old) }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidSelectRelated()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapRelated()
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapRelated() { listener?.detailDidSelectRelated() }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor(presenter: DetailViewController())
            interactor.listener = listener
            return DetailRouter(interactor: interactor)
          }
        }
        """)
    ])
}
