// The builder hides the back button, and with it the back swipe.
// with: KidWithoutBuilder, Mom, MomView, MomRouter
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

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let view = KidViewController()
    let interactor = KidInteractor()
    view.listener = interactor
    interactor.listener = listener
    view.navigationItem.setHidesBackButton(true, animated: false)
    return KidRouter(interactor: interactor, viewController: view)
  }
}
