import RIBsAnalysis

extension RulePage {
  /// `detached-twice`
  static let detachedTwice = RulePage(
    id: "detached-twice", severity: .warning, or: [.info],
    summary: "A child is detached, and then detached again.",
    reason: """
      The second detach finds no such child. The runtime asserts in debug, and in release it deactivates the RIB \
      once more and hides which of the two calls is the wrong one. Often one detach stands in the function and the \
      other in the completion of the dismissal. A child that reports its end when it resigns is detached again as \
      well, while its property still holds it. A view reports a pop that the code makes like one of the user's: where \
      both detach the last child of a list, the second takes another one.
      """,
    fix: "Detach the child in one place, and set its property to nil there.",
    triggering: [
      RuleExample(
        "Once now, and once when the sheet is gone",
        """
        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
          private let detailBuilder = DetailBuilder()
          private var detail: DetailRouter?

          override init(interactor: HomeInteractor, viewController: ViewControllable) {
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let child = detailBuilder.build()
            detail = child
            attachChild(child)
          }

          func closeDetail() {
            guard let child = detail else { return }
            detail = nil
            detachChild(child)
            viewController.uiviewController.dismiss(animated: true) { [weak self] in
              self?.detachChild(child) // reported
            }
          }
        }

        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?

          func detailDidClose() {
            router?.closeDetail()
          }
        }

        final class DetailRouter: ViewableRouter<Interactor, ViewControllable> {}

        final class DetailBuilder {
          func build() -> DetailRouter {
            DetailRouter(interactor: Interactor(), viewController: DetailView())
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "Once, when the sheet is gone",
        """
        final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
          private let detailBuilder = DetailBuilder()
          private var detail: DetailRouter?

          override init(interactor: HomeInteractor, viewController: ViewControllable) {
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let child = detailBuilder.build()
            detail = child
            attachChild(child)
          }

          func closeDetail() {
            guard let child = detail else { return }
            detail = nil
            viewController.uiviewController.dismiss(animated: true) { [weak self] in
              self?.detachChild(child)
            }
          }
        }

        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?

          func detailDidClose() {
            router?.closeDetail()
          }
        }

        final class DetailRouter: ViewableRouter<Interactor, ViewControllable> {}

        final class DetailBuilder {
          func build() -> DetailRouter {
            DetailRouter(interactor: Interactor(), viewController: DetailView())
          }
        }
        """)
    ])
}
