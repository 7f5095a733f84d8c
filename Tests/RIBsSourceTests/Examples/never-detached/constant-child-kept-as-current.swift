// The constant child becomes the current one, and closing only forgets it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kid: KidRouting
  private var current: Routing?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    kid = kidBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard current == nil else { return }
    current = kid
    attachChild(kid)  // reported: info
    let view = kid.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func close() {
    current = nil
    viewController.uiviewController.dismiss(animated: true)  // reported: warning rib-without-view
  }
}
