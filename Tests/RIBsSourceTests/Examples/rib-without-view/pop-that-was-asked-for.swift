// The navigation controller is given a closure for this pop.
// with: Kid, KidView, Mom, MomView, WatchingNavigation
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    show(router.viewControllable.uiviewController)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  private func show(_ screen: UIViewController) {
    let navigation = viewController.uiviewController.navigationController
    navigation?.pushViewController(screen, animated: true)
    (navigation as? WatchingNavigation)?.watch(screen) { [weak self] in self?.close() }
  }
}
