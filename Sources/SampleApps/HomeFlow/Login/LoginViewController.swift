import InstrumentedRIBs

extension HomeFlowApp {
  protocol LoginPresentableListener: AnyObject {
    func didTapLogIn(user: String, password: String)
  }

  final class LoginViewController: HeadlessViewController, LoginPresentable,
    LoginViewControllable
  {
    weak var listener: (any LoginPresentableListener)?

    func showPasswordIsWrong() { title = "Log in: the password is wrong" }

    func tapLogIn(user: String, password: String) {
      listener?.didTapLogIn(user: user, password: password)
    }
  }
}
