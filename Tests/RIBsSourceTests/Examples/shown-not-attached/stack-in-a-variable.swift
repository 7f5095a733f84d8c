// A variable holds the stack to which the view is appended.
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
    viewController.show(over: viewController, router.viewControllable)  // reported: warning
  }

  func close() {
    guard let child = kid else { return }
    detachChild(child)
    kid = nil
  }
}

extension ViewControllable {
  func show(over below: ViewControllable, _ other: ViewControllable) {
    var stack = uiviewController.navigationController?.viewControllers ?? []
    stack.append(other.uiviewController)
    uiviewController.navigationController?.setViewControllers(stack, animated: true)
  }
}
