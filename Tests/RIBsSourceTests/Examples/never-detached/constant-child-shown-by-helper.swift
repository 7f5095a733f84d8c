// A helper attaches the constant child, and nobody calls the function that detaches it.
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
    show()
  }

  private func show() {
    attachChild(kid)  // reported: info
    let view = kid.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func close() {
    isOpen = false
    viewController.uiviewController.dismiss(animated: true)  // reported: warning rib-without-view
  }

  private func hide() { detachChild(kid) }
}
