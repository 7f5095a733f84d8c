// Steps are pushed on a container that turns the back swipe off.
// with: Kid, KidView, Mom, MomView
extension ViewControllable {
  private var enclosing: UINavigationController? {
    (uiviewController as? UINavigationController) ?? uiviewController.navigationController
  }

  func pushChild(_ child: ViewControllable) {
    enclosing?.pushViewController(child.uiviewController, animated: true)
  }
}

final class StepsController: UINavigationController, ViewControllable {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = false
  }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let steps: StepsController
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: ViewControllable, steps: StepsController,
    kidBuilder: KidBuildable
  ) {
    self.steps = steps
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    steps.pushChild(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    steps.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
