// The view reports only a dismissal, and this one is pushed.
// with: PushedMom
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { listener?.didLeave() }
  }

  @objc private func closeTapped() { listener?.didLeave() }
}

extension MomRouter {
  func close() {
    guard let kid else { return }
    viewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class GranRouter: ViewableRouter<GranInteractor, ViewControllable> {
  private let momBuilder: MomBuilder

  init(interactor: GranInteractor, viewController: ViewControllable, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    attachChild(mom)
    viewController.uiviewController.navigationController?.isNavigationBarHidden = true
    viewController.uiviewController.navigationController?.pushViewController(
      mom.viewControllable.uiviewController, animated: true)
  }
}
