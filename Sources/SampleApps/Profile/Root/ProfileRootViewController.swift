import InstrumentedRIBs

extension ProfileApp {
  protocol RootPresentableListener: AnyObject {
    func didTapLogIn()
  }

  final class RootViewController: HeadlessViewController, RootPresentable, RootViewControllable {
    weak var listener: (any RootPresentableListener)?

    func tapLogIn() { listener?.didTapLogIn() }
  }
}
