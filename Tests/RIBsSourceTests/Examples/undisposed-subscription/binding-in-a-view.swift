// A binding in a view.
final class PlayerViewController: UIViewController {
  private let playButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    playButton.rx.tap.bind { [weak self] in self?.play() }  // reported: warning
  }

  private func play() {
    print("play")
  }
}
