import InstrumentedRIBs

extension CareersApp {
  protocol SignUpSecondPresentableListener: AnyObject {
    func didTapDone(field: String)
    func didTapBack()
  }

  final class SignUpSecondViewController: HeadlessViewController, SignUpSecondPresentable,
    SignUpSecondViewControllable
  {
    weak var listener: (any SignUpSecondPresentableListener)?

    func tapDone(field: String) { listener?.didTapDone(field: field) }
    func tapBack() { listener?.didTapBack() }
  }
}
