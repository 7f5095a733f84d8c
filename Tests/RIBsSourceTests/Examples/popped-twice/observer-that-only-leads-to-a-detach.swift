// The closure that the delegate of the stack calls detaches and pops nothing.
// with: MomWatches
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidInteractor?

  @objc private func doneTapped() { listener?.didTapDone() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    observer.push(kid.viewController, on: viewController.navigationController) { [weak self] in
      self?.detachKid()
    }
  }

  func close() {
    viewController.navigationController?.popViewController(animated: true)
  }

  private func detachKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
