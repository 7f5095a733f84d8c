import InstrumentedRIBs

extension HomeFlowApp {
  protocol LoginInteractable: Interactable {
    var router: (any LoginRouting)? { get set }
    var listener: (any LoginListener)? { get set }
  }

  protocol LoginViewControllable: ViewControllable {}

  final class LoginRouter: ViewableRouter<any LoginInteractable, any LoginViewControllable>,
    LoginRouting
  {
    override init(
      interactor: any LoginInteractable, viewController: any LoginViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
