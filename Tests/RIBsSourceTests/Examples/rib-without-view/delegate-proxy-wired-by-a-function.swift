// Another function sets the target of the delegate through a variable.
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
    wire(proxy)
  }

  private func wire(_ passing: DismissProxy) { passing.delegate = interactor }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.presentationController?.delegate = proxy
    viewController.uiviewController.present(view, animated: true)
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
