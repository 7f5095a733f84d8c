// The builder has the navigation controller around Kid's view cover the screen.
// with: KidInAStack, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.present(router.stack, animated: true)
  }
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    let stack = UINavigationController(rootViewController: view)
    stack.modalPresentationStyle = .fullScreen
    return KidRouter(interactor: interactor, viewController: view, stack: stack)
  }
}
