// No child calls the listener, and the closure that another object keeps only prints.
protocol KidListener: AnyObject {
  func kidDidClose()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
}

final class KidViewController: UIViewController, ViewControllable {}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor()
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: KidViewController())
  }
}

final class PopWatcher: NSObject, UINavigationControllerDelegate {
  var onPop: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    onPop?()
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  @objc func openTapped() { router?.open() }
  func kidDidClose() { router?.close() }
}

final class MomRouter: ViewableRouter<MomInteractor, UIViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?
  private let watcher = PopWatcher()

  init(interactor: MomInteractor, viewController: UIViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning, warning rib-without-view
    viewController.navigationController?.delegate = watcher
    watcher.onPop = { print("popped") }
    viewController.navigationController?.pushViewController(
      router.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
