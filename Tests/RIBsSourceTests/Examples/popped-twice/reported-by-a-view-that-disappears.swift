// The view reports that it was popped, and the router pops again.
// with: PushedMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didLeave() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.navigationController?.popViewController(animated: true)  // reported: warning
    detachChild(kid)
    self.kid = nil
  }
}

final class GranRouter: ViewableRouter<GranInteractor, ViewControllable> {
  private let momBuilder: MomBuilder

  init(interactor: GranInteractor, viewController: ViewControllable, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    attachChild(mom)
    viewController.uiviewController.navigationController?.isNavigationBarHidden = true
    viewController.uiviewController.navigationController?.pushViewController(
      mom.viewControllable.uiviewController, animated: true)
  }
}
