// The object attaches a second child to the router, and forgets the first.
// with: Kid, KidView, Mom, MomView, ParentSlot
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private lazy var kid = ParentSlot(parent: self)

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    kid.add(kidBuilder.build(withListener: interactor))  // reported: warning
  }

  func close() {
    kid.detach()
  }
}
