// Children are detached while the list is not empty.
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
    while children.count > 0 { detachChild(children[children.count - 1]) }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }

  func close() {
    guard let child = kid else { return }
    detachChild(child)
    kid = nil
  }
}
