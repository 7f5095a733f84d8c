// A list and a weak property hold the child. Nobody calls the functions that detach it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kids: [KidRouting] = []
  private weak var top: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    let router = kidBuilder.build(withListener: interactor)
    top = router
    push(router)  // reported: info
  }

  func close() {
    if let child = top { print(child) }
  }

  private func push(_ child: KidRouting) {
    kids.append(child)
    attachChild(child)
  }

  private func pop(_ child: KidRouting) {
    guard let index = kids.firstIndex(where: { $0 === child }) else { return }
    kids.remove(at: index)
    detachChild(child)
  }

  func popAll() {
    kids.reversed().forEach(detachChild)
    kids = []
  }
}
