import InstrumentedRIBs

extension SignUpApp.Vertical {
  protocol SignUpRouting: ViewableRouting {
    func routeToNickname()
  }

  /// Attaches the first step, and learns of the new member after the last one.
  final class SignUpInteractor: Interactor, SignUpInteractable {
    weak var router: (any SignUpRouting)?
    weak var listener: (any SignUpApp.SignUpListener)?

    // MARK: NicknameListener

    func nicknameDidFinish(as member: SignUpApp.Member) {
      listener?.signUpDidFinish(as: member)
    }
  }
}
