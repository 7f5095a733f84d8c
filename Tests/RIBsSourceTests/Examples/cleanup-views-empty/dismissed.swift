// The view is dismissed.
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
