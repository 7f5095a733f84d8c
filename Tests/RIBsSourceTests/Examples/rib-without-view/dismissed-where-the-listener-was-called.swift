// The function that dismisses the view is called after the listener.
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
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(leave))
  }

  @objc private func leave() {
    listener?.didTapClose()
    fade()
  }

  private func fade() { dismiss(animated: false) }
}
