// Another object sets the target of its own delegate, and Mom that of none.
// with: Kid, KidView, Mom, MomView
final class DismissProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var delegate: KidListener?

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    delegate?.kidDidClose()
  }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private let proxy = DismissProxy()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let view = router.viewControllable.uiviewController
    view.presentationController?.delegate = proxy
    viewController.uiviewController.present(view, animated: true)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

final class Other: KidListener {
  private let proxy = DismissProxy()

  init() { proxy.delegate = self }

  func kidDidClose() {}
}
