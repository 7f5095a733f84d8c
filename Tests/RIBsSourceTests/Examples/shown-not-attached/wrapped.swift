// A child's view is put into a controller, and nothing attaches the child.
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
    let view = router.viewControllable.uiviewController
    let around = UINavigationController(rootViewController: view)
    viewController.uiviewController.present(around, animated: true)  // reported: warning
  }

  func close() {
    kid = nil
  }
}
