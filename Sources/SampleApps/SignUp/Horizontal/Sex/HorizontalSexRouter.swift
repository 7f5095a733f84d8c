import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol SexInteractable: Interactable {
    var router: (any SexRouting)? { get set }
    var listener: (any SexListener)? { get set }
  }

  protocol SexViewControllable: ViewControllable {}

  final class SexRouter: ViewableRouter<any SexInteractable, any SexViewControllable>,
    SexRouting
  {
    override init(
      interactor: any SexInteractable, viewController: any SexViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
