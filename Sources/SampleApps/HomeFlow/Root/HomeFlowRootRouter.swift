import InstrumentedRIBs

extension HomeFlowApp {
  protocol RootInteractable: Interactable, LoginListener, HomeFlowListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: Navigating {
    func putAtBottom(_ view: any ViewControllable)
  }

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let loginBuilder: any LoginBuildable
    private let homeFlowBuilder: any HomeFlowBuildable
    private var login: (any LoginRouting)?
    private var homeFlow: (any HomeFlowRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      loginBuilder: any LoginBuildable, homeFlowBuilder: any HomeFlowBuildable
    ) {
      self.loginBuilder = loginBuilder
      self.homeFlowBuilder = homeFlowBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToLogin()
    }

    /// Puts Login at the bottom of the stack, where it appears once HomeFlow has removed its views.
    func routeToLogin() {
      guard login == nil else { return }
      let login = loginBuilder.build(withListener: interactor)
      self.login = login
      attachChild(login)
      viewController.putAtBottom(login.viewControllable)
    }

    func detachLogin() {
      guard let login else { return }
      detachChild(login)
      viewController.pop(login.viewControllable)
      self.login = nil
    }

    func routeToHomeFlow(user: String) {
      guard homeFlow == nil else { return }
      let homeFlow = homeFlowBuilder.build(withListener: interactor, user: user)
      self.homeFlow = homeFlow
      attachChild(homeFlow)
    }

    func detachHomeFlow() {
      guard let homeFlow else { return }
      detachChild(homeFlow)
      self.homeFlow = nil
    }
  }
}
