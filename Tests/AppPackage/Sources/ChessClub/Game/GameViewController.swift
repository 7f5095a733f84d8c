import ModernRIBs

protocol GamePresentableListener: AnyObject {
  func mate()
}

final class GameViewController: UIViewController, GamePresentable, GameViewControllable {
  weak var listener: GamePresentableListener?

  init(game: String) {
    super.init(title: game)
  }

  func didTapMate() {
    listener?.mate()
  }
}
