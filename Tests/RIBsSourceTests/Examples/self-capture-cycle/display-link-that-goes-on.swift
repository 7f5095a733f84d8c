// The display link is passed to a function that does not use it.
final class CardViewController: UIViewController, ViewControllable {
  private var link: CADisplayLink?
  private var phase = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    link = CADisplayLink(target: self, selector: #selector(step))  // reported: warning
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) {
    phase += 0.01
  }

  deinit { link?.invalidate() }
}

final class CardRouter: ViewableRouter<CardInteractor, CardViewController> {}
final class CardInteractor: Interactor {}
