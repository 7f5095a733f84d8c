// A variable holds an object whose own `append` attaches the child and shows its view.
// with: Kid, KidView, Mom, MomView
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
    let flow = Flow(self, viewController)
    flow.append(router)
  }

  func close() {
    guard let child = kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(child)
    kid = nil
  }
}

final class Flow {
  private let parent: Routing
  private let root: ViewControllable

  init(_ parent: Routing, _ root: ViewControllable) {
    self.parent = parent
    self.root = root
  }

  func append(_ child: KidRouting) {
    parent.attachChild(child)
    let screen = child.viewControllable.uiviewController
    screen.modalPresentationStyle = .fullScreen
    root.uiviewController.present(screen, animated: true)
  }
}
