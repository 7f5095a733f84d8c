// A function makes each view its own delegate that can be one, and Kid reports.
// with: Kid, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.presentSheet(router.viewControllable)
  }

  func close() {
    guard let child = kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(child)
    kid = nil
  }
}

extension UIViewController {
  var isEmbedded: Bool { parent != nil }
}

extension ViewControllable {
  func presentSheet(_ child: ViewControllable) {
    let controller = child.uiviewController
    if let own = controller as? UIAdaptivePresentationControllerDelegate {
      controller.presentationController?.delegate = own
    }
    uiviewController.present(controller, animated: true)
  }
}

final class KidViewController: UIHostingController<AnyView>, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    listener?.didTapClose()
  }
}
