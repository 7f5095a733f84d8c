import RIBsAnalysis

extension RulePage {
  /// `shown-not-attached`
  static let shownNotAttached = RulePage(
    id: "shown-not-attached", severity: .warning, or: [.info],
    summary: "A child's view is shown and the child is never attached.",
    reason: """
      attachChild is what loads a child and activates its interactor. A router that pushes or presents the view of \
      a child and leaves this out shows a screen whose interactor is not active: it subscribes to nothing, and \
      the tree of RIBs does not have it.
      """,
    fix: "Attach the child before its view is shown, and detach it when the view goes.",
    triggering: [
      RuleExample(
        "The child is stored and pushed",
        """
        final class ListInteractor: Interactor, DetailListener {
          weak var router: ListRouter?
          let links = PublishSubject<URL>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.subscribe(onNext: { [weak self] _ in self?.router?.routeToDetail() })
              .disposeOnDeactivate(interactor: self)
          }
        }

        final class ListRouter: ViewableRouter<ListInteractor, ViewControllable> {
          private let detailBuilder: DetailBuilder
          private var detail: DetailRouter?

          init(
            interactor: ListInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder
          ) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            viewController.uiviewController.navigationController?.pushViewController( // reported
              detail.viewControllable.uiviewController, animated: true)
          }
        }

        protocol DetailListener: AnyObject {}

        final class DetailInteractor: Interactor {
          weak var listener: DetailListener?
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor()
            interactor.listener = listener
            return DetailRouter(interactor: interactor, viewController: DetailViewController())
          }
        }

        final class DetailViewController: UIViewController, ViewControllable {}
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Another function attaches what the property holds",
        """
        final class ListInteractor: Interactor, DetailListener {
          weak var router: ListRouter?
        }

        final class ListRouter: ViewableRouter<ListInteractor, ViewControllable> {
          private let detail: DetailRouter

          init(
            interactor: ListInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder
          ) {
            detail = detailBuilder.build(withListener: interactor)
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            attachChild(detail)
          }

          func showDetail() {
            viewController.uiviewController.present(
              detail.viewControllable.uiviewController, animated: true)
          }
        }

        protocol DetailListener: AnyObject {}

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(
              interactor: DetailInteractor(listener: listener),
              viewController: DetailViewController())
          }
        }
        """)
    ])
}
