// A sheet can be pulled down, and nobody calls the function that detaches it.
// with: KidScreen
protocol MomRouting: ViewableRouting {
  func routeToKid()
  func detachKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouting?

  func didTapKid() {
    router?.routeToKid()
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController>, MomRouting {
  private let kidBuilder: KidBuilder
  private var kid: ViewableRouting?

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning, warning rib-without-view
    viewController.present(kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid = kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class MomViewController: UIViewController, MomPresentable, ViewControllable {
  weak var listener: MomPresentableListener?
}
