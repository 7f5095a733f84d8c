// The child is taken out of the bag, and nobody detaches it.
// with: Kid, KidView, Mom, MomView, ChildBag
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let kids = ChildBag()

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    if kids.has("kid") { return }
    let router = kidBuilder.build(withListener: interactor)
    kids.add(router, named: "kid")
    attachChild(router)
  }

  func close() {
    _ = kids.remove("kid")  // reported: warning
  }
}
