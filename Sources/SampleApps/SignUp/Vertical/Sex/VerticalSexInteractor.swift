import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SexRouting: ViewableRouting {
    func routeToBirthDay(nickname: String, sex: SignUpApp.Sex)
    func detachBirthDay()
  }

  protocol SexListener: AnyObject {
    func sexDidTapBack()
    func sexDidFinish(as member: SignUpApp.Member)
  }

  /// The second step, which passes on the first step's answer with its own.
  final class SexInteractor: PresentableInteractor<any SignUpApp.SexPresentable>,
    SexInteractable, SignUpApp.SexPresentableListener
  {
    weak var router: (any SexRouting)?
    weak var listener: (any SexListener)?
    private let nickname: String

    init(presenter: any SignUpApp.SexPresentable, nickname: String) {
      self.nickname = nickname
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: SexPresentableListener

    func didTapNext(sex: SignUpApp.Sex) {
      router?.routeToBirthDay(nickname: nickname, sex: sex)
    }

    func didTapBack() {
      listener?.sexDidTapBack()
    }

    // MARK: BirthDayListener

    func birthDayDidTapBack() {
      router?.detachBirthDay()
    }

    func birthDayDidFinish(as member: SignUpApp.Member) {
      listener?.sexDidFinish(as: member)
    }
  }
}
