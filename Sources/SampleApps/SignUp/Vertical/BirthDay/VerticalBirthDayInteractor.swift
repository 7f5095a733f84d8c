import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol BirthDayRouting: ViewableRouting {}

  protocol BirthDayListener: AnyObject {
    func birthDayDidTapBack()
    func birthDayDidFinish(as member: SignUpApp.Member)
  }

  /// The last step has everything for a member, and reports it to Root through every earlier step.
  final class BirthDayInteractor: PresentableInteractor<any SignUpApp.BirthDayPresentable>,
    BirthDayInteractable, SignUpApp.BirthDayPresentableListener
  {
    weak var router: (any BirthDayRouting)?
    weak var listener: (any BirthDayListener)?
    private let nickname: String
    private let sex: SignUpApp.Sex

    init(
      presenter: any SignUpApp.BirthDayPresentable, nickname: String, sex: SignUpApp.Sex
    ) {
      self.nickname = nickname
      self.sex = sex
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: BirthDayPresentableListener

    func didTapDone(birthDay: String) {
      listener?.birthDayDidFinish(
        as: SignUpApp.Member(nickname: nickname, sex: sex, birthDay: birthDay))
    }

    func didTapBack() {
      listener?.birthDayDidTapBack()
    }
  }
}
