// The function ends the display link.
final class CardViewController: UIViewController, ViewControllable {
  private var link: CADisplayLink?
  private var phase = 0.0

  override func viewDidLoad() {
    super.viewDidLoad()
    link = CADisplayLink(target: self, selector: #selector(step))  // reported: info
    link?.add(to: .main, forMode: .common)
  }

  @objc private func step(_ link: CADisplayLink) {
    phase += 0.01
    if phase > 1 { link.invalidate() }
  }

  deinit { link?.invalidate() }
}

final class CardRouter: ViewableRouter<CardInteractor, CardViewController> {}
final class CardInteractor: Interactor {}
