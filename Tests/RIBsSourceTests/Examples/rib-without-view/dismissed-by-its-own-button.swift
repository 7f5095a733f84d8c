// The view dismisses itself, and its listener is not called.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    let later = UIAction { [weak self] _ in
      self?.dismiss(animated: true)  // reported: warning
    }
    let close = UIAction { [weak self] _ in self?.listener?.didTapClose() }
    for action in [later, close] { view.addSubview(UIButton(primaryAction: action)) }
  }
}
