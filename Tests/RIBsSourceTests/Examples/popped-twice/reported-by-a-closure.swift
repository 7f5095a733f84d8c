// The view calls a closure when it was popped, and the closure pops.
// with: MomWatches
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidInteractor?
  var onPop: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { onPop?() }
  }

  @objc private func doneTapped() { listener?.didTapDone() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.viewController.onPop = { [weak self] in self?.close() }  // reported: warning
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.navigationController?.popViewController(animated: true)
  }
}
