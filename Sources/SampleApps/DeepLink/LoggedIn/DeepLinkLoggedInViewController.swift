import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedInPresentableListener: AnyObject {
    func didTapLogOut()
  }

  final class LoggedInViewController: HeadlessViewController, LoggedInPresentable,
    LoggedInViewControllable
  {
    weak var listener: (any LoggedInPresentableListener)?

    func showGameIsMissing() { title = "The link names no game" }

    func tapLogOut() { listener?.didTapLogOut() }
  }
}
