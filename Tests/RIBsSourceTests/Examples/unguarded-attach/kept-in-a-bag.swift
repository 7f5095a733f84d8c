// The bag takes a second child of the name, and forgets the first.
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
    let router = kidBuilder.build(withListener: interactor)
    kids.add(router, named: "kid")
    attachChild(router)  // reported: warning
  }

  func close() {
    guard let child = kids.remove("kid") else { return }
    detachChild(child)
  }
}
