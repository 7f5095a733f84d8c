import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SignUpInteractable: Interactable, NicknameListener {
    var router: (any SignUpRouting)? { get set }
    var listener: (any SignUpApp.SignUpListener)? { get set }
  }

  protocol SignUpViewControllable: Navigating {}

  final class SignUpRouter: ViewableRouter<
    any SignUpInteractable, any SignUpViewControllable
  >, SignUpRouting
  {
    private let nicknameBuilder: any NicknameBuildable
    private var nickname: (any NicknameRouting)?

    init(
      interactor: any SignUpInteractable, viewController: any SignUpViewControllable,
      nicknameBuilder: any NicknameBuildable
    ) {
      self.nicknameBuilder = nicknameBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    override func didLoad() {
      super.didLoad()
      routeToNickname()
    }

    func routeToNickname() {
      guard nickname == nil else { return }
      let nickname = nicknameBuilder.build(withListener: interactor)
      self.nickname = nickname
      attachChild(nickname)
      viewController.push(nickname.viewControllable)
    }
  }
}
