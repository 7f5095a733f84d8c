// Closures that hold the interactor weakly, are let go of on deactivation, or are not kept.
protocol DetailPresentable: Presentable {
  var onTap: (() -> Void)? { get set }
  var onClose: (() -> Void)? { get set }
  var onSwipe: (() -> Void)? { get set }
  var onShake: (() -> Void)? { get set }
  func update(_ body: () -> Void)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
  var onTap: (() -> Void)?
  var onClose: (() -> Void)?
  var onSwipe: (() -> Void)?
  var onShake: (() -> Void)? {
    get { nil }
    set { newValue?() }
  }

  func update(_ body: () -> Void) { body() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onSwipe = nil
  }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
  private var count = 0

  override init(presenter: DetailPresentable) {
    super.init(presenter: presenter)
    presenter.onTap = { [weak self] in self?.count += 1 }
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.onClose = { self.count += 1 }
    presenter.onSwipe = { self.count += 1 }
    presenter.onShake = { self.count += 1 }
    presenter.onTap = { print("tap") }
    presenter.update { self.count += 1 }
  }

  func show(_ presenter: DetailPresentable) {
    presenter.onTap = { self.count += 1 }
  }

  override func willResignActive() {
    super.willResignActive()
    detach()
  }

  private func detach() { presenter.onClose = nil }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
