// The presenter keeps closures that hold the interactor, which holds the presenter.
typealias Action = () -> Void

protocol DetailPresentable: Presentable {
  var onTap: (() -> Void)? { get set }
  var onSwipe: Action? { get set }
  func bind(onClose: @escaping () -> Void)
}

final class DetailViewController: UIViewController, DetailPresentable, ViewControllable {
  var onTap: (() -> Void)?
  var onSwipe: Action?
  private var onClose: () -> Void = {}

  func bind(onClose: @escaping () -> Void) { self.onClose = onClose }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable> {
  private var count = 0

  override init(presenter: DetailPresentable) {
    super.init(presenter: presenter)
    presenter.onTap = { self.count += 1 }  // reported: warning
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.onSwipe = close  // reported: warning
    presenter.bind { [self] in count += 1 }  // reported: warning
  }

  private func close() {}
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
