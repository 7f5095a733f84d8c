// A helper calls its completion at once, or passes it on.
// with: Kid, KidView, Mom, MomView
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
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let router = kid else { return }
    kid = nil
    viewController.leave(router.viewControllable) { [weak self] in self?.detachChild(router) }
  }
}

extension ViewControllable {
  func leave(_ view: ViewControllable, completion: (() -> Void)? = nil) {
    guard view.uiviewController.presentingViewController != nil else {
      completion?()
      return
    }
    view.uiviewController.dismiss(animated: true, completion: completion)
  }
}
