import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SexInteractable: Interactable, BirthDayListener {
    var router: (any SexRouting)? { get set }
    var listener: (any SexListener)? { get set }
  }

  protocol SexViewControllable: Navigating {}

  final class SexRouter: ViewableRouter<any SexInteractable, any SexViewControllable>,
    SexRouting
  {
    private let birthDayBuilder: any BirthDayBuildable
    private var birthDay: (any BirthDayRouting)?

    init(
      interactor: any SexInteractable, viewController: any SexViewControllable,
      birthDayBuilder: any BirthDayBuildable
    ) {
      self.birthDayBuilder = birthDayBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToBirthDay(nickname: String, sex: SignUpApp.Sex) {
      guard birthDay == nil else { return }
      let birthDay = birthDayBuilder.build(
        withListener: interactor, nickname: nickname, sex: sex)
      self.birthDay = birthDay
      attachChild(birthDay)
      viewController.push(birthDay.viewControllable)
    }

    func detachBirthDay() {
      guard let birthDay else { return }
      detachChild(birthDay)
      viewController.pop(birthDay.viewControllable)
      self.birthDay = nil
    }
  }
}
