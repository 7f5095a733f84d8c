// Another function, called on deactivation, dismisses the view.
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
