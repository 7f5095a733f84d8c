// A method is a closure that captures self, too.
final class PlayerViewController: UIViewController {
  private var bag = DisposeBag()
  private let playButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    playButton.rx.tap.bind(onNext: play).disposed(by: bag)  // reported: warning
  }

  private func play() {
    print("play")
  }
}
