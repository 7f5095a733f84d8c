// The view reports its end in a tab that the user leaves as well.
// with: Kid, Mom, MomView, MomPushes
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {  // reported: info
    super.viewDidDisappear(animated)
    listener?.didTapClose()
  }
}
