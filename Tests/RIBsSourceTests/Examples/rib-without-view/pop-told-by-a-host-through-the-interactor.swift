// When the view is gone, the host of the navigation controller calls the interactor, which closes Kid.
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
    attachChild(router)
    host.push(router.viewControllable) { [weak self] in self?.interactor.kidDidClose() }
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    host.pop(kid.viewControllable)
  }
}

extension NavigationHost {
  convenience init(root: ViewControllable) {
    self.init()
    navigation.delegate = self
    navigation.viewControllers = [root.uiviewController]
  }
}
