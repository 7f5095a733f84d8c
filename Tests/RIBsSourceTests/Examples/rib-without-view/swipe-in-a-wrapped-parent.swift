// Mom stands in a plain navigation controller, in which Kid's own button keeps the back swipe off.
// with: Kid, Mom, MomView, MomRouter, DecidingNavigation, KidWithAButton, GranOfMom
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

extension GranViewController {
  func dismissAll() { dismiss(animated: false) }
}

final class GranRouter: ViewableRouter<GranInteractable, GranViewControllable>, GranRouting {
  private let mom: MomRouting

  init(
    interactor: GranInteractable, viewController: GranViewControllable, momBuilder: MomBuildable
  ) {
    mom = momBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(mom)
    let navigation = UINavigationController(
      rootViewController: mom.viewControllable.uiviewController)
    viewController.uiviewController.addChild(navigation)
  }

  func openLink() {}
}
