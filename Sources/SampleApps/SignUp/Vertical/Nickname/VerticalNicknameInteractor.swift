import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol NicknameRouting: ViewableRouting {
    func routeToSex(nickname: String)
    func detachSex()
  }

  protocol NicknameListener: AnyObject {
    func nicknameDidFinish(as member: SignUpApp.Member)
  }

  /// The first step, which stays below the others and keeps its content.
  final class NicknameInteractor: PresentableInteractor<any SignUpApp.NicknamePresentable>,
    NicknameInteractable, SignUpApp.NicknamePresentableListener
  {
    weak var router: (any NicknameRouting)?
    weak var listener: (any NicknameListener)?

    override init(presenter: any SignUpApp.NicknamePresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: NicknamePresentableListener

    func didTapNext(nickname: String) {
      router?.routeToSex(nickname: nickname)
    }

    // MARK: SexListener

    func sexDidTapBack() {
      router?.detachSex()
    }

    func sexDidFinish(as member: SignUpApp.Member) {
      listener?.nicknameDidFinish(as: member)
    }
  }
}
