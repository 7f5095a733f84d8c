// The delegate hears of the pops that it is given, and this one is not among them.
// with: Kid, KidView, Mom, MomView, MomRouter
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
final class PopObserver: NSObject, UINavigationControllerDelegate {
  private weak var watched: UIViewController?
  private var onPop: (() -> Void)?

  func observe(_ view: UIViewController, onPop: @escaping () -> Void) {
    watched = view
    self.onPop = onPop
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    guard let watched, !navigationController.viewControllers.contains(watched) else { return }
    onPop?()
  }
}

final class StackController: UINavigationController {
  let observer = PopObserver()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = observer
  }
}

extension ViewControllable {
  func push(_ other: ViewControllable, onPop: @escaping () -> Void) {
    let stack = uiviewController.navigationController as? StackController
    stack?.observer.observe(other.uiviewController, onPop: onPop)
    stack?.pushViewController(other.uiviewController, animated: true)
  }
}
