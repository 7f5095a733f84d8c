// A RIB elsewhere has a navigation controller of its own.
// with: Kid, Mom, MomView, MomRouter, DecidingNavigation, KidWithAButton
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

// Another part of the app shows its steps on a navigation controller that is its own view.
final class WizardViewController: UINavigationController, ViewControllable {}

final class WizardInteractor: Interactor {}

final class WizardRouter: ViewableRouter<WizardInteractor, WizardViewController> {}

final class WizardBuilder: Builder<EmptyDependency> {
  func build() -> WizardRouter {
    WizardRouter(interactor: WizardInteractor(), viewController: WizardViewController())
  }
}
