// A helper clears the property that it is given as a key path.
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
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }

  func close() {
    if let child = kid { detachChild(child) }
    forget(\.kid)
  }

  private func forget(_ slot: ReferenceWritableKeyPath<MomRouter, KidRouting?>) {
    guard self[keyPath: slot] != nil else { return }
    self[keyPath: slot] = nil
  }
}
