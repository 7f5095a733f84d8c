// Nobody makes the host the delegate of the navigation controller.
// with: Kid, KidView, Mom, MomView, PopHost
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let host: NavigationHosting
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable,
    host: NavigationHosting
  ) {
    self.kidBuilder = kidBuilder
    self.host = host
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    host.push(router.viewControllable) { [weak self] in self?.close() }
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    host.pop(kid.viewControllable)
  }
}
