// The builder puts the view of Home in a navigation controller.
// with: Kid, KidView
protocol HomeViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class HomeViewController: UIViewController, HomeViewControllable {
  func show(_ view: ViewControllable) {
    navigationController?.setNavigationBarHidden(true, animated: false)
    navigationController?.pushViewController(view.uiviewController, animated: true)
  }
}

final class HomeInteractor: Interactor, KidListener {
  weak var router: HomeRouter?
  let links = PublishSubject<URL>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] _ in self?.router?.open() })
      .disposeOnDeactivate(interactor: self)
  }

  func kidDidClose() { router?.close() }
}

final class HomeRouter: LaunchRouter<HomeInteractor, HomeViewControllable> {
  let kidBuilder: KidBuildable
  var kid: KidRouting?

  init(
    interactor: HomeInteractor, viewController: HomeViewControllable, kidBuilder: KidBuildable
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.show(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class HomeBuilder: Builder<EmptyDependency> {
  func build() -> LaunchRouting {
    let view = HomeViewController()
    let stack = UINavigationController(rootViewController: view)
    stack.isToolbarHidden = true
    window.rootViewController = stack
    return HomeRouter(
      interactor: HomeInteractor(), viewController: view,
      kidBuilder: KidBuilder(dependency: dependency))
  }
}
