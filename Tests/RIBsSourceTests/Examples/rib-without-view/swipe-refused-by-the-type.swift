// The navigation controller refuses a swipe on views of a type.
// with: Kid, Mom, MomView, MomRouter
protocol SwipeDeciding {}

final class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if topViewController is SwipeDeciding { return false }
    return viewControllers.count > 1
  }
}

func embedded(_ root: UIViewController) -> UIViewController {
  AppNavigationController(rootViewController: root)
}

final class KidViewController: UIViewController, ViewControllable, SwipeDeciding {
  weak var listener: KidPresentableListener?

  @objc private func closeTapped() { listener?.didTapClose() }
}

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
