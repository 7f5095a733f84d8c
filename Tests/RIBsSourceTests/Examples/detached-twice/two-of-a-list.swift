// Two children of a list are detached, one after the other.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var others: [KidRouting] = []

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
    if let kid { detachChild(kid) }
    kid = nil
    if let last = others.popLast() { detachChild(last) }
    if let last = others.popLast() { detachChild(last) }
  }

  func add(_ other: KidRouting) { others.append(other) }
}
