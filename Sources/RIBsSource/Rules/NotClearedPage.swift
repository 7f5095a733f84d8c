import RIBsAnalysis

extension RulePage {
  /// `not-cleared`
  static let notCleared = RulePage(
    id: "not-cleared", severity: .warning, or: [.info],
    summary: "A detached child stays in its property.",
    reason: """
      The child is off the tree, and the property keeps it in memory. The guard of the route takes it for one \
      that is still there, so the route never opens again, and the next call of this function detaches it a \
      second time. The same holds where all children are detached at once and their properties stay full, and \
      where a flag that the route tests stays true.
      """,
    fix: "Set the property to nil when you detach what it holds.",
    triggering: [
      RuleExample(
        "A guard, a detach, and nothing else",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapClose()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouter?

          func didTapClose() { router?.detachDetail() }
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
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
          }

          func detachDetail() {
            guard let detail else { return }
            detachChild(detail) // reported
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
        "The property is cleared after the detach",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapClose()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouter?

          func didTapClose() { router?.detachDetail() }
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

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """)
    ])
}
