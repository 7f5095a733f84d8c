import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol BirthDayInteractable: Interactable {
    var router: (any BirthDayRouting)? { get set }
    var listener: (any BirthDayListener)? { get set }
  }

  protocol BirthDayViewControllable: ViewControllable {}

  final class BirthDayRouter: ViewableRouter<
    any BirthDayInteractable, any BirthDayViewControllable
  >,
  BirthDayRouting
  {
    override init(
      interactor: any BirthDayInteractable, viewController: any BirthDayViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
