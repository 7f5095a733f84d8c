// The object takes a second child, and forgets the first.
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
    let router = kidBuilder.build(withListener: interactor)
    kid.put(router)
    attachChild(router)  // reported: warning
  }

  func close() {
    guard let child = kid.take() else { return }
    detachChild(child)
  }
}
