// A function of the view reports the pop.
// with: Kid, Mom, MomView, MomPushes
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillDisappear(_ animated: Bool) {  // reported: warning
    super.viewWillDisappear(animated)
    guard isMovingFromParent else { return }
    leave()
  }

  private func leave() { listener?.didTapClose() }
}
