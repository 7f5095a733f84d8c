import InstrumentedRIBs

extension SignUpApp {
  protocol BirthDayPresentable: Presentable {
    var listener: (any BirthDayPresentableListener)? { get set }
  }

  protocol BirthDayPresentableListener: AnyObject {
    func didTapDone(birthDay: String)
    func didTapBack()
  }

  final class BirthDayViewController: HeadlessViewController, BirthDayPresentable,
    Horizontal.BirthDayViewControllable, Vertical.BirthDayViewControllable
  {
    weak var listener: (any BirthDayPresentableListener)?

    func tapDone(birthDay: String) { listener?.didTapDone(birthDay: birthDay) }
    func tapBack() { listener?.didTapBack() }
  }
}
