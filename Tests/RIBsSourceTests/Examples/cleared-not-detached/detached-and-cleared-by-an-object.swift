// The child is detached before the object forgets it.
// with: Kid, KidView, Mom, MomView, ChildSlot
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let kid = ChildSlot<KidRouting>()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    kid.fill({ kidBuilder.build(withListener: interactor) }, then: { attachChild($0) })
  }

  func close() {
    if let child = kid.child { detachChild(child) }
    kid.clear()
  }
}
