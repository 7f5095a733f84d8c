// The base class of the view that presents covers the screen.
// with: Kid, KidView, Mom, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

class BaseViewController: UIViewController {
  override func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    viewController.modalPresentationStyle = .fullScreen
    super.present(viewController, animated: animated, completion: completion)
  }
}

final class MomViewController: BaseViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomBuilder {
  func build() -> MomRouter {
    let view = MomViewController()
    let interactor = MomInteractor()
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: .init()))
  }
}
