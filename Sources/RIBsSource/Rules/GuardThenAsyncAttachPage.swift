import RIBsAnalysis

extension RulePage {
  /// `guard-then-async-attach`
  static let guardThenAsyncAttach = RulePage(
    id: "guard-then-async-attach", severity: .warning, or: [.info],
    summary: "The test for the child stands outside the closure that attaches it.",
    reason: """
      The closure runs later. Two calls pass the guard before the first of them has stored its child, and the \
      second child then replaces the first, which stays attached. By the time it runs, the router may also have \
      been detached.
      """,
    fix: "Test the property again in the closure, right before the attach.",
    triggering: [
      RuleExample(
        "On the main queue",
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
            DispatchQueue.main.async { [weak self] in
              guard let self else { return }
              let detail = self.detailBuilder.build(withListener: self.interactor)
              self.detail = detail
              self.attachChild(detail) // reported
            }
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
    ])
}
