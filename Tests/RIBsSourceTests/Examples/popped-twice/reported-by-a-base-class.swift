// A base class calls a function of the view that reports, and an extension pops.
// with: PushedMom
class ScreenController: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeaveStack() }
  }

  func didLeaveStack() {}
}

extension ViewControllable {
  func popTop() { uiviewController.navigationController?.popViewController(animated: true) }
}

final class KidViewController: ScreenController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didLeaveStack() { listener?.didLeave() }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.popTop()  // reported: warning
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
