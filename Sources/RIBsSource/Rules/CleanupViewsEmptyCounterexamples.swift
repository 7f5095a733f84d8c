import RIBsAnalysis

extension RuleExample {
  /// Routers that take their views away, or that show none.
  static let cleanedUpViews = [
    RuleExample(
      "The view is dismissed",
      """
      final class FlowInteractor: Interactor {
        weak var router: FlowRouter?

        override func willResignActive() {
          super.willResignActive()
          router?.cleanupViews()
        }
      }

      final class FlowRouter: Router<FlowInteractor> {
        private let viewController: ViewControllable
        private let loginBuilder: LoginBuilder
        private var login: ViewableRouting?

        init(
          interactor: FlowInteractor, viewController: ViewControllable, loginBuilder: LoginBuilder
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
          viewController.uiviewController.present(
            login.viewControllable.uiviewController, animated: true)
        }

        func cleanupViews() {
          if login != nil { viewController.uiviewController.dismiss(animated: true) }
        }
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
      "Another function, called on deactivation, dismisses the view",
      """
      protocol FlowRouting: Routing {
        func cleanupViews()
        func closeLogin()
      }

      final class FlowInteractor: Interactor {
        weak var router: FlowRouting?

        override func willResignActive() {
          super.willResignActive()
          router?.closeLogin()
          router?.cleanupViews()
        }
      }

      final class FlowRouter: Router<FlowInteractor>, FlowRouting {
        private let viewController: ViewControllable
        private let loginBuilder: LoginBuilder
        private var login: ViewableRouting?

        init(
          interactor: FlowInteractor, viewController: ViewControllable, loginBuilder: LoginBuilder
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
          viewController.uiviewController.present(
            login.viewControllable.uiviewController, animated: true)
        }

        func closeLogin() {
          guard let login else { return }
          login.viewControllable.uiviewController.dismiss(animated: true)
          detachChild(login)
          self.login = nil
        }

        func cleanupViews() {}
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
      """),
    RuleExample(
      "The view is the RIB's own, and leaves with it",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
      }

      final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {
        private let badge = BadgeViewController()

        override init(interactor: HomeInteractor, viewController: HomeViewController) {
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          viewController.present(badge, animated: true)
        }

        func cleanupViews() {}
      }
      """),
  ]
}
