// The view is the first of the controller that the router makes, which has no way back.
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
    attachChild(router)
    let view = router.viewControllable.uiviewController
    if let navigation {
      navigation.pushViewController(view, animated: true)
    } else {
      let made = UINavigationController(rootViewController: view)
      made.modalPresentationStyle = .fullScreen
      viewController.uiviewController.present(made, animated: true)
      navigation = made
    }
  }

  func close() {
    guard let kid else { return }
    navigation?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
