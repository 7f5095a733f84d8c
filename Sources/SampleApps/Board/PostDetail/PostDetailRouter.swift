import InstrumentedRIBs

extension BoardApp {
  protocol PostDetailInteractable: Interactable {
    var router: (any PostDetailRouting)? { get set }
    var listener: (any PostDetailListener)? { get set }
  }

  protocol PostDetailViewControllable: ViewControllable {}

  final class PostDetailRouter: ViewableRouter<
    any PostDetailInteractable, any PostDetailViewControllable
  >, PostDetailRouting
  {
    override init(
      interactor: any PostDetailInteractable, viewController: any PostDetailViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
