import ModernRIBs

protocol LoggedOutPresentableListener: AnyObject {
  func logIn(player: String)
}

final class LoggedOutViewController: UIViewController, LoggedOutPresentable,
  LoggedOutViewControllable
{
  weak var listener: LoggedOutPresentableListener?

  init() {
    super.init(title: "Log in")
  }

  func didTapLogIn(player: String) {
    listener?.logIn(player: player)
  }

  // MARK: - LoggedOutPresentable

  func showNameIsMissing() {
    title = "Who are you?"
  }
}
