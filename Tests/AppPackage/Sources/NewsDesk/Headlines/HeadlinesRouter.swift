import ModernRIBs

protocol HeadlinesInteractable: Interactable {
  var router: (any ViewableRouting)? { get set }
  var listener: (any HeadlinesListener)? { get set }
}

protocol HeadlinesViewControllable: ViewControllable {}

final class HeadlinesRouter: ViewableRouter<
  any HeadlinesInteractable, any HeadlinesViewControllable
>
{
  override init(
    interactor: any HeadlinesInteractable, viewController: any HeadlinesViewControllable
  ) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}
