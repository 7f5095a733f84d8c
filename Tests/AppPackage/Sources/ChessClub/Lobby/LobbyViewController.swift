import ModernRIBs

protocol LobbyPresentableListener: AnyObject {
  func play(_ game: String)
  func openSettings()
  func logOut()
}

final class LobbyViewController: UIViewController, LobbyViewControllable {
  weak var listener: LobbyPresentableListener?

  // MARK: - LobbyViewControllable

  func setTitle(_ title: String) {
    self.title = title
  }
}
