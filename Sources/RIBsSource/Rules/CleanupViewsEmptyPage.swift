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
        "The template's function is still empty",
        """
        final class FlowInteractor: Interactor {
          weak var router: FlowRouter?

          override func willResignActive() {
            super.willResignActive()
            router?.cleanupViews()
          }
        }

        protocol FlowViewControllable: ViewControllable {
          func present(_ view: ViewControllable)
        }

        final class FlowRouter: Router<FlowInteractor> {
          private let viewController: FlowViewControllable
          private let loginBuilder: LoginBuilder
          private var login: ViewableRouting?

          init(
            interactor: FlowInteractor, viewController: FlowViewControllable, loginBuilder: LoginBuilder
          ) {
            self.viewController = viewController
            self.loginBuilder = loginBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let login = loginBuilder.build(withListener: interactor)
            self.login = login
            attachChild(login)
            viewController.present(login.viewControllable)
          }

          func cleanupViews() { // reported
            // TODO: Remove the views that this router has added.
          }
        }

        final class FlowBuilder: Builder<FlowDependency> {
          func build(withListener listener: FlowListener) -> FlowRouter {
            FlowRouter(
              interactor: FlowInteractor(), viewController: dependency.flowViewController,
              loginBuilder: LoginBuilder(dependency: FlowComponent(dependency: dependency)))
          }
        }

        protocol FlowDependency: Dependency {
          var flowViewController: FlowViewControllable { get }
        }

        final class LoginRouter: ViewableRouter<LoginInteractor, LoginViewController> {}

        final class LoginBuilder: Builder<EmptyDependency> {
          func build(withListener listener: LoginListener) -> LoginRouter {
            let interactor = LoginInteractor(listener: listener)
            return LoginRouter(interactor: interactor, viewController: LoginViewController())
          }
        }
        """),
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
        """),
    ],
    nonTriggering: RuleExample.cleanedUpViews)
}
