import RIBsAnalysis

extension RulePage {
  /// `cleared-not-detached`
  static let clearedNotDetached = RulePage(
    id: "cleared-not-detached", severity: .warning, or: [.info],
    summary: "A property or a list gives its child up while the child is attached.",
    reason: """
      It was the only reference by which the parent could detach the child. The child stays on the tree \
      and works on, and the guard of the route lets the next one in beside it.
      """,
    fix: "Detach the child before you set the property to nil.",
    triggering: [
      RuleExample(
        "A sheet is gone, and only the property forgets it",
        """
        protocol HomeInteractable: Interactable, DetailListener {
          var router: HomeRouting? { get set }
        }

        protocol HomeRouting: Routing {
          func detailWasDismissed()
        }

        final class HomeInteractor: Interactor, HomeInteractable {
          weak var router: HomeRouting?

          func detailDidDismiss() { router?.detailWasDismissed() }
        }

        final class HomeRouter: Router<HomeInteractable>, HomeRouting {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractable, detailBuilder: DetailBuilder) {
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

          func detailWasDismissed() {
            detail = nil // reported
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidDismiss()
        }

        protocol DetailPresentableListener: AnyObject {
          func didDismiss()
        }

        final class DetailInteractor: Interactor, DetailPresentableListener {
          weak var listener: DetailListener?

          init(listener: DetailListener) { self.listener = listener }

          func didDismiss() { listener?.detailDidDismiss() }
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
        "The child is detached, and then forgotten",
        """
        protocol HomeInteractable: Interactable, DetailListener {
          var router: HomeRouting? { get set }
        }

        protocol HomeRouting: Routing {
          func detailWasDismissed()
        }

        final class HomeInteractor: Interactor, HomeInteractable {
          weak var router: HomeRouting?

          func detailDidDismiss() { router?.detailWasDismissed() }
        }

        final class HomeRouter: Router<HomeInteractable>, HomeRouting {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractable, detailBuilder: DetailBuilder) {
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

          func detailWasDismissed() {
            if let detail { detachChild(detail) }
            detail = nil
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidDismiss()
        }

        protocol DetailPresentableListener: AnyObject {
          func didDismiss()
        }

        final class DetailInteractor: Interactor, DetailPresentableListener {
          weak var listener: DetailListener?

          init(listener: DetailListener) { self.listener = listener }

          func didDismiss() { listener?.detailDidDismiss() }
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
