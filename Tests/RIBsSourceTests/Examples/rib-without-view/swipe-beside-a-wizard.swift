// A RIB elsewhere has a navigation controller of its own.
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
    mayBegin(recognizer)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1 else { return false }
    return (topViewController as? SwipeDeciding)?.allowsSwipe ?? true
  }
}

func embedded(_ root: UIViewController) -> UIViewController {
  AppNavigationController(rootViewController: root)
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
  }

  @objc private func closeTapped() { listener?.didTapClose() }
}

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

// Another part of the app shows its steps on a navigation controller that is its own view.
final class WizardViewController: UINavigationController, ViewControllable {}

final class WizardInteractor: Interactor {}

final class WizardRouter: ViewableRouter<WizardInteractor, WizardViewController> {}

final class WizardBuilder: Builder<EmptyDependency> {
  func build() -> WizardRouter {
    WizardRouter(interactor: WizardInteractor(), viewController: WizardViewController())
  }
}
