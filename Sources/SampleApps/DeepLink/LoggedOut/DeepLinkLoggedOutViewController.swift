import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedOutPresentableListener: AnyObject {
    func didTapLogIn(player: String)
  }

  final class LoggedOutViewController: HeadlessViewController, LoggedOutPresentable,
    LoggedOutViewControllable
  {
    weak var listener: (any LoggedOutPresentableListener)?

    func tapLogIn(player: String) { listener?.didTapLogIn(player: player) }
  }
}
