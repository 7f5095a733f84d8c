import InstrumentedRIBs

extension SignUpApp {
  protocol SexPresentable: Presentable {
    var listener: (any SexPresentableListener)? { get set }
    func show(sex: Sex)
  }

  protocol SexPresentableListener: AnyObject {
    func didTapNext(sex: Sex)
    func didTapBack()
  }

  final class SexViewController: HeadlessViewController, SexPresentable,
    Horizontal.SexViewControllable, Vertical.SexViewControllable
  {
    weak var listener: (any SexPresentableListener)?

    func show(sex: Sex) { title = "Your sex: \(sex)" }

    func tapNext(sex: Sex) {
      show(sex: sex)
      listener?.didTapNext(sex: sex)
    }

    func tapBack() { listener?.didTapBack() }
  }
}
