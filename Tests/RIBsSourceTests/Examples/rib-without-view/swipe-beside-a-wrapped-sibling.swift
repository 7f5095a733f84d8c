// Another RIB is presented in a plain navigation controller, in which Kid is not.
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

final class AuntInteractor: Interactor {}

final class AuntViewController: UIViewController, ViewControllable {}

final class AuntRouter: ViewableRouter<AuntInteractor, AuntViewController> {}

final class GranInteractor: Interactor {
  weak var router: GranRouter?

  @objc func openTapped() { router?.openAunt() }
  @objc func closeTapped() { router?.closeAunt() }
}

final class GranRouter: ViewableRouter<GranInteractor, UIViewController> {
  private var aunt: AuntRouter?

  override init(interactor: GranInteractor, viewController: UIViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openAunt() {
    guard aunt == nil else { return }
    let aunt = AuntRouter(interactor: AuntInteractor(), viewController: AuntViewController())
    self.aunt = aunt
    attachChild(aunt)
    let navigation = UINavigationController(rootViewController: aunt.viewController)
    navigation.modalPresentationStyle = .fullScreen
    viewController.present(navigation, animated: true)
  }

  func closeAunt() {
    guard let aunt else { return }
    viewController.dismiss(animated: true)
    detachChild(aunt)
    self.aunt = nil
  }
}
