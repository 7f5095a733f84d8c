import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol NicknameInteractable: Interactable {
    var router: (any NicknameRouting)? { get set }
    var listener: (any NicknameListener)? { get set }
  }

  protocol NicknameViewControllable: ViewControllable {}

  final class NicknameRouter: ViewableRouter<
    any NicknameInteractable, any NicknameViewControllable
  >,
  NicknameRouting
  {
    override init(
      interactor: any NicknameInteractable, viewController: any NicknameViewControllable
    ) {
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }
  }
}
