// The initializer builds the child into a constant, and no function detaches it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kid: KidRouting
  private var isOpen = false

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    kid = kidBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard !isOpen else { return }
    isOpen = true
    attachChild(kid)  // reported: info
    let view = kid.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    viewController.uiviewController.dismiss(animated: true)  // reported: warning rib-without-view
  }
}
