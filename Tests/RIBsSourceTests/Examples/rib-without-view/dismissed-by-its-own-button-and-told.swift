// The view dismisses itself, and then calls its listener.
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
    let close = UIAction { [weak self] _ in
      self?.dismiss(animated: true) { self?.listener?.didTapClose() }
    }
    view.addSubview(UIButton(primaryAction: close))
  }
}
