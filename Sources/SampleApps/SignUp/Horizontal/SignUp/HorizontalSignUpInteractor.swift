import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol SignUpRouting: ViewableRouting {
    func routeTo(_ step: Step, answers: Answers)
  }

  protocol SignUpPresentable: Presentable {
    var listener: (any SignUpPresentableListener)? { get set }
  }

  /// Knows the order of the steps, which the steps do not know, and all answers.
  final class SignUpInteractor: PresentableInteractor<any SignUpPresentable>,
    SignUpInteractable, SignUpPresentableListener
  {
    weak var router: (any SignUpRouting)?
    weak var listener: (any SignUpApp.SignUpListener)?
    private var answers = Answers()

    override init(presenter: any SignUpPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: SignUpPresentableListener

    /// The router allows any move between steps, so this RIB permits only those that make sense.
    func didTap(_ step: Step) {
      guard answers.permits(step) else { return }
      router?.routeTo(step, answers: answers)
    }

    // MARK: NicknameListener

    func nicknameDidFinish(with nickname: String) {
      answers.nickname = nickname
      router?.routeTo(.sex, answers: answers)
    }

    // MARK: SexListener

    func sexDidTapBack() {
      router?.routeTo(.nickname, answers: answers)
    }

    func sexDidFinish(with sex: SignUpApp.Sex) {
      answers.sex = sex
      router?.routeTo(.birthDay, answers: answers)
    }

    // MARK: BirthDayListener

    func birthDayDidTapBack() {
      router?.routeTo(.sex, answers: answers)
    }

    func birthDayDidFinish(with birthDay: String) {
      guard let member = answers.member(bornOn: birthDay) else { return }
      listener?.signUpDidFinish(as: member)
    }
  }
}
