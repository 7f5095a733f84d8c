// The navigation controller's delegate reports nothing.
// with: KidScreen
final class MomInteractor: Interactor, NavigationListener, KidListener {
  weak var router: MomRouter?

  func navigationDidPop(_ view: UIViewController) {
    router?.detachKid()
  }
}

protocol NavigationListener: AnyObject {
  func navigationDidPop(_ view: UIViewController)
}

final class NavigationProxy: NSObject, UINavigationControllerDelegate {
  weak var listener: NavigationListener?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let popped = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(popped)
    else { return }
    print("popped", popped)
  }
}

final class MomRouter: ViewableRouter<MomInteractor, UIViewController> {
  private let proxy = NavigationProxy()
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(
    interactor: MomInteractor, viewController: UIViewController,
    kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    proxy.listener = interactor
  }

  override func didLoad() {
    super.didLoad()
    viewController.navigationController?.delegate = proxy
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
    viewController.navigationController?.pushViewController(
      kid.viewControllable.uiviewController, animated: true)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
