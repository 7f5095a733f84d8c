import InstrumentedRIBs

extension CareersApp {
  protocol LoggedOutPresentableListener: AnyObject {
    func didTapLogIn(name: String)
    func didTapSignUp()
  }

  final class LoggedOutViewController: HeadlessViewController, LoggedOutPresentable,
    LoggedOutViewControllable
  {
    weak var listener: (any LoggedOutPresentableListener)?

    func tapLogIn(name: String) { listener?.didTapLogIn(name: name) }
    func tapSignUp() { listener?.didTapSignUp() }
  }
}
