// The taps of a button are bound, and nothing keeps the subscription.
final class PlayerViewController: UIViewController {
  private let playButton = UIButton()
  private let taps = PublishRelay<Void>()

  override func viewDidLoad() {
    super.viewDidLoad()
    playButton.rx.tap.bind(to: taps)  // reported: warning
  }
}
