// The closure detaches what the property holds then, and leaves it there.
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
    observe(router) { [weak self] in self?.forget() }
  }

  func close() {
    guard let child = kid else { return }
    detachChild(child)
    kid = nil
  }

  private func forget() {
    guard let child = kid else { return }
    detachChild(child)  // reported: warning
  }

  private func observe(_ child: ViewableRouting, _ onEnd: @escaping () -> Void) {
    ends.append((child.viewControllable, onEnd))
  }

  private var ends: [(ViewControllable, () -> Void)] = []
}
