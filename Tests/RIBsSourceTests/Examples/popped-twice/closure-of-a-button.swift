// The view calls one closure when a button is tapped and another one when it was popped.
// with: MomWatches
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidInteractor?
  var onBack: (() -> Void)?
  var onPop: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { onPop?() }
  }

  @objc private func backTapped() { onBack?() }
  @objc private func doneTapped() { listener?.didTapDone() }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    kid.viewController.onBack = { [weak self] in self?.close() }
    kid.viewController.onPop = { [weak self] in self?.detachKid() }
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
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
