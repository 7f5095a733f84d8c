// The object detaches the child and forgets it.
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
    kid.replace(by: kidBuilder.build(withListener: interactor))
  }

  func close() {
    kid.detach()
  }
}
