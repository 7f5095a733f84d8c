// The child is detached and the property emptied before the dismissal.
// with: SheetKid, SheetMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { listener?.didDisappear() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    viewController.dismiss(animated: true)
  }

  func forget() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
