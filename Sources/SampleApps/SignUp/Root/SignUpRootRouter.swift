import InstrumentedRIBs

extension SignUpApp {
  protocol RootInteractable: Interactable, SignUpListener {
    var router: (any RootRouting)? { get set }
  }

  protocol RootViewControllable: ViewControllable {
    func show(_ view: any ViewControllable)
    func drop(_ view: any ViewControllable)
  }

  final class RootRouter: LaunchRouter<any RootInteractable, any RootViewControllable>,
    RootRouting
  {
    private let signUpBuilder: any SignUpBuildable
    private var signUp: (any ViewableRouting)?

    init(
      interactor: any RootInteractable, viewController: any RootViewControllable,
      signUpBuilder: any SignUpBuildable
    ) {
      self.signUpBuilder = signUpBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToSignUp()
    }

    func routeToSignUp() {
      guard signUp == nil else { return }
      let signUp = signUpBuilder.build(withListener: interactor)
      self.signUp = signUp
      attachChild(signUp)
      viewController.show(signUp.viewControllable)
    }

    /// In either design, the steps are below SignUp and detach with it.
    func detachSignUp() {
      guard let signUp else { return }
      detachChild(signUp)
      viewController.drop(signUp.viewControllable)
      self.signUp = nil
    }
  }
}
