// The view hears as a delegate that its sheet is gone, and the parent clears the property without a detach.
// with: ForgetfulMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

extension KidViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    listener?.didDisappear()
  }
}

extension MomRouter {
  func forget() { kid = nil }  // reported: warning
}
