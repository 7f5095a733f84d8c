// The parent detaches the last of its children, so it needs no property.
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

  func close() {
    guard let kid = children.last else { return }
    detachChild(kid)
  }
}
