// A router could ask its parent to detach it, and nobody calls that.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    attachChild(kidBuilder.build(withListener: interactor))  // reported: warning
  }

  func close() {}
}

extension Routing {
  func leave(_ parent: Routing) { parent.detachChild(self) }
}
