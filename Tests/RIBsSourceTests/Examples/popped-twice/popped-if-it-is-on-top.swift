// The router asks whether the view is still on top.
// with: PushedMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didLeave() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    if viewController.navigationController?.topViewController
      === kid.viewControllable.uiviewController
    {
      viewController.navigationController?.popViewController(animated: true)
    }
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
