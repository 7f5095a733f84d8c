// Gran presents Mom by herself, and Mom's view pushes in a function of its own.
// with: Kid, KidView, Mom, GranOfMom, GranPresentsMom
extension GranRouter {
  func present(_ view: UIViewController) {
    view.modalPresentationStyle = .overFullScreen
    viewController.uiviewController.present(view, animated: false)
  }
}

protocol MomViewControllable: ViewControllable {
  func push(_ view: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func openTapped() { listener?.didTapOpen() }

  func push(_ view: ViewControllable) {
    guard let navigationController else { return }
    navigationController.setNavigationBarHidden(true, animated: false)
    navigationController.pushViewController(view.uiviewController, animated: true)
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    attachChild(router)
    kid = router
    viewController.push(router.viewControllable)  // reported: warning
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
