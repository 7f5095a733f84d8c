import InstrumentedRIBs

extension CareersApp {
  protocol BlogInteractable: Interactable {
    var router: (any BlogRouting)? { get set }
    var listener: (any BlogListener)? { get set }
  }

  protocol BlogViewControllable: ViewControllable {}

  final class BlogRouter: ViewableRouter<any BlogInteractable, any BlogViewControllable>,
    BlogRouting
  {
    override init(
      interactor: any BlogInteractable, viewController: any BlogViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
