import InstrumentedRIBs

extension CareersApp {
  protocol MyPageInteractable: Interactable {
    var router: (any MyPageRouting)? { get set }
    var listener: (any MyPageListener)? { get set }
  }

  protocol MyPageViewControllable: ViewControllable {}

  final class MyPageRouter: ViewableRouter<any MyPageInteractable, any MyPageViewControllable>,
    MyPageRouting
  {
    override init(
      interactor: any MyPageInteractable, viewController: any MyPageViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
