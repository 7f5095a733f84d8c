import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol NicknameInteractable: Interactable, SexListener {
    var router: (any NicknameRouting)? { get set }
    var listener: (any NicknameListener)? { get set }
  }

  protocol NicknameViewControllable: Navigating {}

  final class NicknameRouter: ViewableRouter<
    any NicknameInteractable, any NicknameViewControllable
  >, NicknameRouting
  {
    private let sexBuilder: any SexBuildable
    private var sex: (any SexRouting)?

    init(
      interactor: any NicknameInteractable, viewController: any NicknameViewControllable,
      sexBuilder: any SexBuildable
    ) {
      self.sexBuilder = sexBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToSex(nickname: String) {
      guard sex == nil else { return }
      let sex = sexBuilder.build(withListener: interactor, nickname: nickname)
      self.sex = sex
      attachChild(sex)
      viewController.push(sex.viewControllable)
    }

    func detachSex() {
      guard let sex else { return }
      detachChild(sex)
      viewController.pop(sex.viewControllable)
      self.sex = nil
    }
  }
}
