// The view reports its pop when the swipe begins.
// with: Kid, Mom, MomView, MomPushes
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillDisappear(_ animated: Bool) {  // reported: warning
    super.viewWillDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}
