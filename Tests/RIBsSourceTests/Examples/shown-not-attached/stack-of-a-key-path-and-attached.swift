// A key path takes the views out of what is shown, and Kid is attached.
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
    attachChild(router)  // reported: warning rib-without-view
    viewController.show(over: viewController, router.viewControllable)
  }

  func close() {
    guard let child = kid else { return }
    detachChild(child)
    kid = nil
  }
}

extension ViewControllable {
  func show(over below: ViewControllable, _ other: ViewControllable) {
    let stack = [below, other].map(\.uiviewController)
    uiviewController.navigationController?.setViewControllers(stack, animated: true)
  }
}
