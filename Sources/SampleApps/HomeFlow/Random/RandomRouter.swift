import InstrumentedRIBs

extension HomeFlowApp {
  protocol RandomInteractable: Interactable {
    var router: (any RandomRouting)? { get set }
    var listener: (any RandomListener)? { get set }
  }

  protocol RandomViewControllable: ViewControllable {}

  final class RandomRouter: ViewableRouter<any RandomInteractable, any RandomViewControllable>,
    RandomRouting
  {
    override init(
      interactor: any RandomInteractable, viewController: any RandomViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
