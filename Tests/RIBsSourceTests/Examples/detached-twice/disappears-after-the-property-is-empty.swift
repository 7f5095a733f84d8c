// The property is empty before the view disappears.
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
    self.kid = nil
    viewController.dismiss(animated: true) { [weak self] in
      self?.detachChild(kid)
    }
  }

  func forget() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
