// The template's function is still empty.
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

  func cleanupViews() {  // reported: warning
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
