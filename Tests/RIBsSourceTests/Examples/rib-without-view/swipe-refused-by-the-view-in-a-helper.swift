// The navigation controller asks the view, which allows no swipe. Helpers of it set the delegate and ask.
// with: Kid, Mom, MomView, MomRouter
protocol SwipeDeciding {
  var allowsSwipe: Bool { get }
}

final class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  private func setUp() { interactivePopGestureRecognizer?.delegate = self }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1 else { return false }
    return (topViewController as? SwipeDeciding)?.allowsSwipe ?? true
  }
}

func embedded(_ root: UIViewController) -> UIViewController {
  AppNavigationController(rootViewController: root)
}

final class KidViewController: UIViewController, ViewControllable, SwipeDeciding {
  weak var listener: KidPresentableListener?
  let allowsSwipe = false

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
