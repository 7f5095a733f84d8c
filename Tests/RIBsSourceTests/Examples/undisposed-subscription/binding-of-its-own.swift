// A function of the app is called `bind`, and subscribes to nothing.
final class Anchor {
  private weak var owner: PlayerViewController?

  func bind(to owner: PlayerViewController) { self.owner = owner }
}

final class PlayerViewController: UIViewController {
  private let anchor = Anchor()

  override func viewDidLoad() {
    super.viewDidLoad()
    anchor.bind(to: self)
  }
}
