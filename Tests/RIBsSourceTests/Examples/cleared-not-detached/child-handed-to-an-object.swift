// An object that is in no source is given the child and may detach it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable,
    registry: ChildRegistry
  ) {
    self.registry = registry
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  private var observers: [ObjectIdentifier: NSObject] = [:]
  private let registry: ChildRegistry

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    observers[ObjectIdentifier(router)] = NSObject()
  }

  func close() {
    guard let child = kid else { return }
    registry.forget(child)
    kid = nil
  }
}
