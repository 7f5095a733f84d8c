// The delegate of the navigation controller calls a closure that nobody sets.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private let watcher = PopWatcher()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let navigation = viewController.uiviewController.navigationController
    navigation?.delegate = watcher
    navigation?.pushViewController(router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    navigation?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class PopWatcher: NSObject, UINavigationControllerDelegate {
  var onPop: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let popped = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(popped)
    else { return }
    onPop?()
  }
}
