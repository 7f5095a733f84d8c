import InstrumentedRIBs

extension DeepLinkApp {
  protocol GameInteractable: Interactable {
    var router: (any GameRouting)? { get set }
    var listener: (any GameListener)? { get set }
  }

  protocol GameViewControllable: ViewControllable {}

  final class GameRouter: ViewableRouter<any GameInteractable, any GameViewControllable>,
    GameRouting
  {
    override init(
      interactor: any GameInteractable, viewController: any GameViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
