// The listener is the interactor.
// with: PlainKid, MomTaps
protocol MomPresentableListener: AnyObject { func didTap() }

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener {
  override init(presenter: MomPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTap() {}
}

final class Relay: MomPresentableListener {
  private weak var target: MomInteractor?

  init(_ target: MomInteractor) { self.target = target }

  func didTap() { target?.didTap() }
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  var listener: MomPresentableListener?  // reported: warning
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {}
