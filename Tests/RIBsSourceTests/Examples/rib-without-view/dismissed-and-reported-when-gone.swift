// The view reports that it is gone, whoever dismissed it.
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

  @objc private func leave() { dismiss(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(leave))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listener?.didTapClose()
  }
}
