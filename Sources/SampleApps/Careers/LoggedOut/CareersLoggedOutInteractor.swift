import InstrumentedRIBs

extension CareersApp {
  protocol LoggedOutRouting: ViewableRouting {
    func routeToSignUpFirst()
    func detachSignUpFirst()
  }

  protocol LoggedOutPresentable: Presentable {
    var listener: (any LoggedOutPresentableListener)? { get set }
  }

  protocol LoggedOutListener: AnyObject {
    func loggedOutDidFinish(as member: Member)
  }

  /// The visitor's choice: log in, or sign up first.
  final class LoggedOutInteractor: PresentableInteractor<any LoggedOutPresentable>,
    LoggedOutInteractable, LoggedOutPresentableListener
  {
    weak var router: (any LoggedOutRouting)?
    weak var listener: (any LoggedOutListener)?

    override init(presenter: any LoggedOutPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: LoggedOutPresentableListener

    func didTapLogIn(name: String) {
      listener?.loggedOutDidFinish(as: Member(name: name, field: "Engineering"))
    }

    func didTapSignUp() {
      router?.routeToSignUpFirst()
    }

    // MARK: SignUpFirstListener

    func signUpFirstDidTapBack() {
      router?.detachSignUpFirst()
    }

    /// The owner of LoggedOut detaches it together with the steps below.
    func signUpFirstDidFinish(as member: Member) {
      listener?.loggedOutDidFinish(as: member)
    }
  }
}
