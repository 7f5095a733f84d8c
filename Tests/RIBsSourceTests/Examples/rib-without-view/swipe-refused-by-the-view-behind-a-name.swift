// The navigation controller binds the view to a name before it asks, and the view computes its answer.
// with: Kid, Mom, MomView, MomRouter
protocol SwipeDeciding {
  var allowsSwipe: Bool { get }
}

final class AppNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let top = topViewController as? SwipeDeciding {
      return top.allowsSwipe
    }
    return viewControllers.count > 1
  }
}

func embedded(_ root: UIViewController) -> UIViewController {
  AppNavigationController(rootViewController: root)
}

final class KidViewController: UIViewController, ViewControllable, SwipeDeciding {
  weak var listener: KidPresentableListener?
  var isBusy = false
  var allowsSwipe: Bool { !isBusy }

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
