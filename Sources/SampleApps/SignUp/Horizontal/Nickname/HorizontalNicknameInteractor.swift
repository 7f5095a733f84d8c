import InstrumentedRIBs

extension SignUpApp.Horizontal {
  protocol NicknameRouting: ViewableRouting {}

  protocol NicknameListener: AnyObject {
    func nicknameDidFinish(with nickname: String)
  }

  /// Rebuilt each time it is shown, with the previous answer.
  final class NicknameInteractor: PresentableInteractor<any SignUpApp.NicknamePresentable>,
    NicknameInteractable, SignUpApp.NicknamePresentableListener
  {
    weak var router: (any NicknameRouting)?
    weak var listener: (any NicknameListener)?
    private let nickname: String?

    init(presenter: any SignUpApp.NicknamePresentable, nickname: String?) {
      self.nickname = nickname
      super.init(presenter: presenter)
      presenter.listener = self
    }

    override func didBecomeActive() {
      super.didBecomeActive()
      if let nickname { presenter.show(nickname: nickname) }
    }

    // MARK: NicknamePresentableListener

    func didTapNext(nickname: String) {
      listener?.nicknameDidFinish(with: nickname)
    }
  }
}
