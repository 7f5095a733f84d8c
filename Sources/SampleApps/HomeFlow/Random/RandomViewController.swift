import InstrumentedRIBs

extension HomeFlowApp {
  protocol RandomPresentableListener: AnyObject {
    func didTapRoll()
    func didTapBack()
  }

  final class RandomViewController: HeadlessViewController, RandomPresentable,
    RandomViewControllable
  {
    weak var listener: (any RandomPresentableListener)?

    func show(_ number: Int) { title = "Random: \(number)" }

    func tapRoll() { listener?.didTapRoll() }
    func tapBack() { listener?.didTapBack() }
  }
}
