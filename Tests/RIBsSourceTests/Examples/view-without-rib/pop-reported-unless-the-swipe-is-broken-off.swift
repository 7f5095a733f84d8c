// The view waits until the swipe is decided.
// with: Kid, Mom, MomView, MomPushes
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isMovingFromParent else { return }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.listener?.didTapClose() }
    }
  }
}
