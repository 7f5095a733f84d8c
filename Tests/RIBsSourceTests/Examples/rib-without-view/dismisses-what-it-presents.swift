// The view dismisses what it presents itself.
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

  @objc private func pick() { present(UIImagePickerController(), animated: true) }
  @objc private func done() { dismiss(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(pick)),
      UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done)),
    ]
  }
}
