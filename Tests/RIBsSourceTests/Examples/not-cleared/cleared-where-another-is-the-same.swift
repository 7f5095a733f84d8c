// The property is cleared where another one holds the child.
// with: Kid, KidView, AsyncMom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private weak var last: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() async {
    guard kid == nil else { return }
    let new = kidBuilder.build(withListener: interactor)
    kid = new
    attachChild(new)
    last = new
  }

  func close() async {
    guard let old = kid else { return }
    leave(old)  // reported: warning
  }

  private func leave(_ child: KidRouting) {
    detachChild(child)
    if last === child { kid = nil }
  }
}
