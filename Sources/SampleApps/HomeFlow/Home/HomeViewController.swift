import InstrumentedRIBs

extension HomeFlowApp {
  protocol HomePresentableListener: AnyObject {
    func didTapRandom()
    func didTapLogOut()
  }

  final class HomeViewController: HeadlessViewController, HomePresentable, HomeViewControllable {
    weak var listener: (any HomePresentableListener)?

    func tapRandom() { listener?.didTapRandom() }
    func tapLogOut() { listener?.didTapLogOut() }
  }
}
