import InstrumentedRIBs

extension CareersApp {
  protocol ApplyDetailInteractable: Interactable {
    var router: (any ApplyDetailRouting)? { get set }
    var listener: (any ApplyDetailListener)? { get set }
  }

  protocol ApplyDetailViewControllable: ViewControllable {}

  final class ApplyDetailRouter: ViewableRouter<
    any ApplyDetailInteractable, any ApplyDetailViewControllable
  >, ApplyDetailRouting
  {
    override init(
      interactor: any ApplyDetailInteractable, viewController: any ApplyDetailViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
