// A router asks its parent to detach it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    attachChild(kidBuilder.build(withListener: interactor))
  }

  func close() { children.compactMap { $0 as? KidRouting }.forEach { $0.leave(self) } }
}

extension Routing {
  func leave(_ parent: Routing) { parent.detachChild(self) }
}
