// A base class reports the pop when the swipe begins.
// with: Kid, Mom, MomView
import UIKit

class LeavingViewController: UIViewController {
  func didLeave() {}

  override func viewWillDisappear(_ animated: Bool) {  // reported: warning
    super.viewWillDisappear(animated)
    if isMovingFromParent || isBeingDismissed { didLeave() }
  }
}

final class KidViewController: LeavingViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func didLeave() { listener?.didTapClose() }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
