import InstrumentedRIBs

extension DeepLinkApp {
  protocol GamePresentableListener: AnyObject {
    func didTapQuit()
  }

  final class GameViewController: HeadlessViewController, GamePresentable,
    GameViewControllable
  {
    weak var listener: (any GamePresentableListener)?

    func tapQuit() { listener?.didTapQuit() }
  }
}
