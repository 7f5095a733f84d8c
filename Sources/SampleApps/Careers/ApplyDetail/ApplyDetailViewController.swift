import InstrumentedRIBs

extension CareersApp {
  protocol ApplyDetailPresentableListener: AnyObject {
    func didTapBack()
    func didTapApply()
  }

  final class ApplyDetailViewController: HeadlessViewController, ApplyDetailPresentable,
    ApplyDetailViewControllable
  {
    weak var listener: (any ApplyDetailPresentableListener)?
    private(set) var text = ""

    func show(text: String) { self.text = text }

    func tapBack() { listener?.didTapBack() }
    func tapApply() { listener?.didTapApply() }
  }
}
