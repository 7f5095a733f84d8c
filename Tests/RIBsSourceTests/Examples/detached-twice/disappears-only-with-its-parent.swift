// The view reports that it leaves its parent, which a dismissal does not do.
// with: SheetKid, SheetMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }

  @objc private func closeTapped() { listener?.didTapClose() }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didDisappear() }
  }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.dismiss(animated: true) { [weak self] in
      self?.detachChild(kid)
      self?.kid = nil
    }
  }

  func forget() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
