import InstrumentedRIBs

extension CareersApp {
  protocol SignUpFirstPresentableListener: AnyObject {
    func didTapNext(name: String)
    func didTapBack()
  }

  final class SignUpFirstViewController: HeadlessViewController, SignUpFirstPresentable,
    SignUpFirstViewControllable
  {
    weak var listener: (any SignUpFirstPresentableListener)?

    func showNameIsMissing() { title = "Your name, please" }

    func tapNext(name: String) { listener?.didTapNext(name: name) }
    func tapBack() { listener?.didTapBack() }
  }
}
