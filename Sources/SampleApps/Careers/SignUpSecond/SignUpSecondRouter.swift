import InstrumentedRIBs

extension CareersApp {
  protocol SignUpSecondInteractable: Interactable {
    var router: (any SignUpSecondRouting)? { get set }
    var listener: (any SignUpSecondListener)? { get set }
  }

  protocol SignUpSecondViewControllable: ViewControllable {}

  final class SignUpSecondRouter: ViewableRouter<
    any SignUpSecondInteractable, any SignUpSecondViewControllable
  >, SignUpSecondRouting
  {
    override init(
      interactor: any SignUpSecondInteractable,
      viewController: any SignUpSecondViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
