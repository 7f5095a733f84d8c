// The view reports that it is gone, and the parent clears the property without a detach.
// with: ForgetfulMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { listener?.didDisappear() }
  }
}

extension MomRouter {
  func forget() { kid = nil }  // reported: warning
}
