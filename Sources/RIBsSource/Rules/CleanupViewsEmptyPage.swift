import RIBsAnalysis

extension RulePage {
  /// `cleanup-views-empty`
  static let cleanupViewsEmpty = RulePage(
    id: "cleanup-views-empty", severity: .warning,
    summary: "A RIB without a view of its own leaves its views on the screen.",
    reason: """
      The RIB shows its children with a view controller that it borrows from a parent. When it is detached, \
      nothing but its cleanupViews takes these views away again. It is empty, so they stay on the screen with \
      nothing behind them.
      """,
    fix: "Dismiss in cleanupViews what the router has presented.",
    triggering: [
      RuleExample(
        "The view controller comes from UIKit",
        """
        protocol PhotoRouting: Routing {
          func cleanupViews()
        }

        final class PhotoInteractor: Interactor {
          weak var router: PhotoRouting?

          override func willResignActive() {
            super.willResignActive()
            router?.cleanupViews()
          }
        }

        final class PhotoRouter: Router<PhotoInteractor>, PhotoRouting {
          private let viewController: ViewControllable
          private let picker = UIImagePickerController()

          init(interactor: PhotoInteractor, viewController: ViewControllable) {
            self.viewController = viewController
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            viewController.uiviewController.present(picker, animated: true)
          }

          func cleanupViews() {} // reported
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The router shows nothing",
        """
        final class SyncInteractor: Interactor {
          weak var router: SyncRouter?

          override func willResignActive() {
            super.willResignActive()
            router?.cleanupViews()
          }
        }

        final class SyncRouter: Router<SyncInteractor> {
          private let viewController: ViewControllable

          init(interactor: SyncInteractor, viewController: ViewControllable) {
            self.viewController = viewController
            super.init(interactor: interactor)
            interactor.router = self
          }

          func cleanupViews() {}
        }
        """)
    ])
}
