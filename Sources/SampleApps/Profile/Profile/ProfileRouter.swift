import InstrumentedRIBs

extension ProfileApp {
  protocol ProfileInteractable: Interactable {
    var router: (any ProfileRouting)? { get set }
    var listener: (any ProfileListener)? { get set }
  }

  final class ProfileRouter: ViewableRouter<
    any ProfileInteractable, any ProfileViewControllable
  >, ProfileRouting
  {
    override init(
      interactor: any ProfileInteractable, viewController: any ProfileViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
