// A base class reports the pop when the swipe begins.
// with: Kid, Mom, MomView, MomPushes
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
