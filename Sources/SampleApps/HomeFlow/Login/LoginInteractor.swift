import InstrumentedRIBs

extension HomeFlowApp {
  protocol LoginRouting: ViewableRouting {}

  protocol LoginPresentable: Presentable {
    var listener: (any LoginPresentableListener)? { get set }
    func showPasswordIsWrong()
  }

  protocol LoginListener: AnyObject {
    func loginDidLogIn(user: String)
  }

  /// Asks for a name and a password.
  final class LoginInteractor: PresentableInteractor<any LoginPresentable>, LoginInteractable,
    LoginPresentableListener
  {
    weak var router: (any LoginRouting)?
    weak var listener: (any LoginListener)?

    override init(presenter: any LoginPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: LoginPresentableListener

    func didTapLogIn(user: String, password: String) {
      guard password == "sesame" else { return presenter.showPasswordIsWrong() }
      listener?.loginDidLogIn(user: user)
    }
  }
}
