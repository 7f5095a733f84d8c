// A local and a parameter have the name of a property that nothing reads.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var current: KidRouting?  // reported: info

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
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }

  func show() {
    let current = kid
    print(current as Any)
  }

  func hide(_ current: KidRouting) { print(current) }
}
