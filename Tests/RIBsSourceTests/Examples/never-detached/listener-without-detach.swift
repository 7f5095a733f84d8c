// The listener is answered, but not with the detach.
// with: Kid
protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapKid() {
    router?.routeToKid()
  }

  func kidDidClose() {
    print("kid closed")
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    if kid != nil { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
    viewController.present(kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { listener?.didTapClose() }
  }
}
