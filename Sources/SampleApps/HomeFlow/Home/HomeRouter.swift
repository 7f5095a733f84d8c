import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomeInteractable: Interactable {
    var router: (any HomeRouting)? { get set }
    var listener: (any HomeListener)? { get set }
  }

  protocol HomeViewControllable: ViewControllable {}

  final class HomeRouter: ViewableRouter<any HomeInteractable, any HomeViewControllable>,
    HomeRouting
  {
    override init(
      interactor: any HomeInteractable, viewController: any HomeViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
