// The route asks the object for its child.
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
    guard kid.child == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid.put(router)
    attachChild(router)
  }

  func close() {
    guard let child = kid.take() else { return }
    detachChild(child)
  }
}
