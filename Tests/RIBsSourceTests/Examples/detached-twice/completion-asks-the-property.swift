// The completion detaches what the property still holds.
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
    viewController.dismiss(animated: true) { [weak self] in
      guard let self, let kid = self.kid else { return }
      self.kid = nil
      self.detachChild(kid)
    }
  }

  func forget() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
