import InstrumentedRIBs

extension SignUpApp {
  protocol RootRouting: LaunchRouting {
    func routeToSignUp()
    func detachSignUp()
  }

  protocol RootPresentable: Presentable {
    func show(_ member: Member)
  }

  /// Welcomes a visitor who has become a member.
  final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable {
    weak var router: (any RootRouting)?

    // MARK: SignUpListener

    func signUpDidFinish(as member: Member) {
      router?.detachSignUp()
      presenter.show(member)
    }
  }
}
