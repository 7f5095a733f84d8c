// The delegate of the stack calls a closure when a view was popped, and the closure pops.
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
      self?.close()  // reported: warning
    }
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.navigationController?.popViewController(animated: true)
  }
}
