// The closure of the view is set to nil where the code pops, and detaches where the user does.
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
    kid.viewController.onPop = { [weak self] in self?.detachKid() }
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func close() {
    kid?.viewController.onPop = nil
    detachKid()
    viewController.navigationController?.popViewController(animated: true)
  }

  private func detachKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }
}
