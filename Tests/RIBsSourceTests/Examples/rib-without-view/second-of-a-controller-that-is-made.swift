// The router makes a controller with another view, on which the child's is pushed.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var navigation: UINavigationController?

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
    let view = router.viewControllable.uiviewController
    if let navigation {
      navigation.pushViewController(view, animated: true)
    } else {
      let made = UINavigationController(rootViewController: UIViewController())
      made.modalPresentationStyle = .fullScreen
      viewController.uiviewController.present(made, animated: true)
      navigation = made
      made.pushViewController(view, animated: true)
    }
  }

  func close() {
    guard let kid else { return }
    navigation?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
