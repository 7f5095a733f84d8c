// The closure leads to a pop only of what is on top.
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
    kid.viewController.onPop = { [weak self] in self?.close() }
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    if viewController.navigationController?.topViewController === kid.viewController {
      viewController.navigationController?.popViewController(animated: true)
    }
  }
}
