import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SignUpRouting: ViewableRouting {
    func routeToNickname()
  }

  /// Knows the first step, and who has become a member after the last.
  final class SignUpInteractor: Interactor, SignUpInteractable {
    weak var router: (any SignUpRouting)?
    weak var listener: (any SignUpApp.SignUpListener)?

    // MARK: NicknameListener

    func nicknameDidFinish(as member: SignUpApp.Member) {
      listener?.signUpDidFinish(as: member)
    }
  }
}
